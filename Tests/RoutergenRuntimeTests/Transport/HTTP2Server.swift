#if os(Linux)
    import Foundation
    import LoopbackServer

    /// A server of `nghttpd` (Debian: nghttp2-server), which speaks HTTP/2 only.
    final class HTTP2Server: Sendable {
        /// Whether the program is there, which these servers need.
        static let isAvailable = program != nil && TestCertificates.isAvailable

        private static let program = findProgram("nghttpd")

        /// Without a slash at the end.
        let baseURL: String
        let certificates: TestCertificates
        private let process: Process

        /// Starts a server that sends the files of a folder, and what is uploaded by `POST` and `PUT`.
        ///
        /// - Parameters:
        ///   - files: By name.
        ///   - options: More of the program's.
        init(
            isSecure: Bool = true, files: [String: Data] = [:], options: [String] = []
        ) async throws {
            certificates = try await TestCertificates(.trusted)
            process = Process()
            for (name, data) in files {
                try data.write(to: certificates.folder.appendingPathComponent(name))
            }
            let output = Pipe()
            process.executableURL = Self.program
            process.currentDirectoryURL = certificates.folder
            process.standardOutput = output
            process.standardError = output
            // The program takes no port of the system's choice. One that was free just now will do.
            let port = try Self.freePort()
            let keys = isSecure ? ["server.key", "server.pem"] : ["--no-tls"]
            process.arguments =
                ["--address=127.0.0.1", "--echo-upload", "--verbose"] + options + [String(port)]
                + keys
            let found = try await startServer(process, output: output, announcing: "127.0.0.1:")
            baseURL = "\(isSecure ? "https" : "http")://127.0.0.1:\(found)"
            // A pipe that nobody empties would stop the server.
            output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        }

        deinit {
            process.terminate()
        }

        func url(_ target: String) throws -> URL { try requireURL(baseURL + target) }

        private static func freePort() throws -> UInt16 {
            let server = try LoopbackServer { _ in .text("") }
            defer { server.stop() }
            return server.port
        }
    }
#endif
