#if os(Linux)
    import Foundation

    /// A TLS server of the `openssl` program, with certificates that are made for it.
    final class TLSServer: Sendable {
        /// Whether the program is there, which these servers need.
        static var isAvailable: Bool { TestCertificates.isAvailable }

        /// Such as `https://127.0.0.1:40123/`.
        let url: URL
        let certificates: TestCertificates
        private let process: Process
        /// Its end would end the server.
        private let input: Pipe

        /// The authority's own certificate, as a PEM file.
        var authority: URL { certificates.authority }

        /// - Parameter asksForCertificates: Whether clients need a certificate of the authority.
        init(_ kind: TestCertificates.Kind, asksForCertificates: Bool = false) async throws {
            certificates = try await TestCertificates(kind)
            process = Process()
            input = Pipe()
            let output = Pipe()
            process.executableURL = OpenSSL.program
            process.arguments = [
                "s_server", "-accept", "127.0.0.1:0", "-cert", "server.pem", "-key", "server.key",
                "-www", "-naccept", "100",
            ]
            if asksForCertificates {
                process.arguments? += [
                    "-CAfile", "authority.pem", "-Verify", "1", "-verify_return_error",
                ]
            }
            process.currentDirectoryURL = certificates.folder
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            let port = try await startServer(
                process, output: output, announcing: "ACCEPT 127.0.0.1:")
            url = try requireURL("https://127.0.0.1:\(port)/")
        }

        deinit {
            process.terminate()
        }
    }
#endif
