#if os(Linux)
    import Foundation
    import RoutergenRuntime

    /// An authority that exists for one test, and the certificate of a server, made by the `openssl` program.
    final class TestCertificates: Sendable {
        /// Whether the program is there.
        static let isAvailable = OpenSSL.program != nil

        /// Whom the server's certificate is issued by, and for.
        enum Kind: String {
            /// By itself, for the server's address.
            case selfSigned
            /// By the authority, for the server's address.
            case trusted
            /// By the authority, for another server.
            case ofAnotherHost
        }

        /// Where everything lies; it is removed with the object.
        let folder: URL
        /// The authority's own certificate, as a PEM file.
        var authority: URL { folder.appendingPathComponent("authority.pem") }
        /// The server's certificate, as a PEM file.
        var server: URL { folder.appendingPathComponent("server.pem") }
        /// The server's key, as a PEM file.
        var serverKey: URL { folder.appendingPathComponent("server.key") }

        init(_ kind: Kind) async throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("routergen-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            do {
                try await make(kind)
            } catch {
                try? FileManager.default.removeItem(at: folder)
                throw error
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        private func make(_ kind: Kind) async throws {
            let names = kind == .ofAnotherHost ? "DNS:other.example" : "IP:127.0.0.1,DNS:localhost"
            let new = [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2",
            ]
            try await openSSL(
                new + [
                    "-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.pem",
                ])
            let issuer = ["-CA", "authority.pem", "-CAkey", "authority.key"]
            try await openSSL(
                new + [
                    "-subj", "/CN=server", "-addext", "subjectAltName=\(names)", "-addext",
                    "basicConstraints=critical,CA:FALSE", "-keyout", "server.key", "-out",
                    "server.pem",
                ] + (kind == .selfSigned ? [] : issuer))
        }

        /// The files of a client, whose certificate is issued by the authority.
        struct Client {
            var certificate: URL
            var key: URL
            /// The certificate and the key.
            var both: URL
            var encryptedKey: URL
            /// Encrypted as well.
            var pkcs12: URL
        }

        func client(password: String) async throws -> Client {
            try await openSSL([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2", "-subj", "/CN=client", "-addext",
                "basicConstraints=critical,CA:FALSE", "-CA", "authority.pem", "-CAkey",
                "authority.key", "-keyout", "client.key", "-out", "client.pem",
            ])
            try await openSSL([
                "pkcs8", "-topk8", "-in", "client.key", "-out", "encrypted.key", "-passout",
                "pass:\(password)",
            ])
            try await openSSL([
                "pkcs12", "-export", "-in", "client.pem", "-inkey", "client.key", "-out",
                "client.p12", "-passout", "pass:\(password)",
            ])
            let files = ["client.pem", "client.key", "both.pem", "encrypted.key", "client.p12"]
                .map(folder.appendingPathComponent)
            try (Data(contentsOf: files[0]) + Data(contentsOf: files[1])).write(to: files[2])
            return Client(
                certificate: files[0], key: files[1], both: files[2], encryptedKey: files[3],
                pkcs12: files[4])
        }

        /// The server's public key in DER, as `openssl` writes it.
        func publicKey() async throws -> Data {
            try await openSSL([
                "pkey", "-in", "server.key", "-pubout", "-outform", "DER", "-out", "key.der",
            ])
            return try Data(contentsOf: folder.appendingPathComponent("key.der"))
        }

        /// The server's certificate in DER.
        func certificate() async throws -> Data {
            try await openSSL([
                "x509", "-in", "server.pem", "-outform", "DER", "-out", "server.der",
            ])
            return try Data(contentsOf: folder.appendingPathComponent("server.der"))
        }

        /// The pin of the server's key.
        func pin() async throws -> PublicKeyPin {
            _ = try await publicKey()
            try await openSSL(["dgst", "-sha256", "-binary", "-out", "digest", "key.der"])
            let digest = try Data(contentsOf: folder.appendingPathComponent("digest"))
            guard let pin = PublicKeyPin(digest.base64EncodedString()) else {
                throw OpenSSL.Failure(message: "no digest")
            }
            return pin
        }

        private func openSSL(_ arguments: [String]) async throws {
            try await OpenSSL.run(arguments, in: folder)
        }
    }

    /// The `openssl` program.
    enum OpenSSL {
        static let program = findProgram("openssl")

        struct Failure: Error {
            var message: String
        }

        /// Runs it to its end.
        static func run(_ arguments: [String], in folder: URL) async throws {
            let process = Process()
            let errors = Pipe()
            process.executableURL = program
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
    }

    /// A program on the `PATH`, or where servers lie; nil where it is not installed.
    func findProgram(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return (path.split(separator: ":") + ["/usr/sbin"])
            .map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Starts a server, and reads on which port it listens.
    ///
    /// - Parameter pattern: What stands before the port in the program's output.
    func startServer(
        _ process: Process, output: Pipe, announcing pattern: String
    ) async throws -> Int {
        try process.run()
        return try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, so it is not done on one of the few threads that tasks share.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try port(in: output.fileHandleForReading, behind: pattern) })
            }
        }
    }

    private func port(in output: FileHandle, behind pattern: String) throws -> Int {
        var text = ""
        while true {
            let data = output.availableData
            guard !data.isEmpty else {
                throw OpenSSL.Failure(message: "the server did not start: \(text)")
            }
            text += String(decoding: data, as: UTF8.self)
            guard let start = text.range(of: pattern)?.upperBound else { continue }
            let digits = text[start...].prefix { $0.isNumber }
            if digits.endIndex < text.endIndex, let port = Int(digits) { return port }
        }
    }
#endif
