#if os(Linux)
    import Foundation

    /// A TLS server of the `openssl` program, with certificates that are made for it.
    final class TLSServer: Sendable {
        /// Whether the program is there, which these servers need.
        static let isAvailable = program != nil

        private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
            .split(separator: ":").map { "\($0)/openssl" }
            .first(where: FileManager.default.isExecutableFile)

        struct Failure: Error {
            var message: String
        }

        /// Whom the server's certificate is issued by, and for.
        enum Certificate: String {
            /// By itself, for the server's address.
            case selfSigned
            /// By the authority, for the server's address.
            case trusted
            /// By the authority, for another server.
            case ofAnotherHost
        }

        /// Such as `https://127.0.0.1:40123/`.
        let url: URL
        /// The authority's own certificate, as a PEM file.
        let authority: URL
        private let folder: URL
        private let process: Process
        /// Its end would end the server.
        private let input: Pipe

        init(_ certificate: Certificate) async throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("routergen-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            authority = folder.appendingPathComponent("authority.pem")
            process = Process()
            input = Pipe()
            do {
                try await Self.makeCertificates(certificate, in: folder)
                let port = try await Self.start(process, input, in: folder)
                url = try requireURL("https://127.0.0.1:\(port)/")
            } catch {
                try? FileManager.default.removeItem(at: folder)
                throw error
            }
        }

        deinit {
            process.terminate()
            try? FileManager.default.removeItem(at: folder)
        }

        private static func makeCertificates(
            _ certificate: Certificate, in folder: URL
        ) async throws {
            let name = certificate == .ofAnotherHost ? "DNS:other.example" : "IP:127.0.0.1"
            let new = [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2",
            ]
            try await run(
                new + [
                    "-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.pem",
                ],
                in: folder)
            let issuer = ["-CA", "authority.pem", "-CAkey", "authority.key"]
            try await run(
                new + [
                    "-subj", "/CN=server", "-addext", "subjectAltName=\(name)", "-addext",
                    "basicConstraints=critical,CA:FALSE", "-keyout", "server.key", "-out",
                    "server.pem",
                ] + (certificate == .selfSigned ? [] : issuer), in: folder)
        }

        private static func run(_ arguments: [String], in folder: URL) async throws {
            let process = Process()
            let errors = Pipe()
            process.executableURL = program.map { URL(fileURLWithPath: $0) }
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            let status = try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = {
                    continuation.resume(returning: $0.terminationStatus)
                }
                do {
                    try process.run()
                } catch {
                    continuation.resume(throwing: error)
                }
            }
            guard status == 0 else {
                let text = try errors.fileHandleForReading.readToEnd() ?? Data()
                throw Failure(message: String(decoding: text, as: UTF8.self))
            }
        }

        /// Starts the server on a port of the system's choice, and reads which one it is.
        private static func start(
            _ process: Process, _ input: Pipe, in folder: URL
        ) async throws -> Int {
            let output = Pipe()
            process.executableURL = program.map { URL(fileURLWithPath: $0) }
            process.arguments = [
                "s_server", "-accept", "127.0.0.1:0", "-cert", "server.pem", "-key", "server.key",
                "-www", "-naccept", "100",
            ]
            process.currentDirectoryURL = folder
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            return try await withCheckedThrowingContinuation { continuation in
                // Reading blocks, so it is not done on one of the few threads that tasks share.
                DispatchQueue.global().async {
                    continuation.resume(with: Result { try port(in: output.fileHandleForReading) })
                }
            }
        }

        private static func port(in output: FileHandle) throws -> Int {
            var text = ""
            while true {
                let data = output.availableData
                guard !data.isEmpty else {
                    throw Failure(message: "openssl did not start: \(text)")
                }
                text += String(decoding: data, as: UTF8.self)
                if let match = text.firstMatch(of: /ACCEPT 127\.0\.0\.1:(\d+)\n/) {
                    return Int(match.1) ?? 0
                }
            }
        }
    }
#endif
