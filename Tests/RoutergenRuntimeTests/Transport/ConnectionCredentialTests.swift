#if os(Linux)
    import Foundation
    import LoopbackServer
    import Testing

    @testable import RoutergenRuntime

    /// A server that asks for NTLM, and believes who says that he is `u` of `D`.
    private final class NTLMServer: Sendable {
        let server: LoopbackServer

        init(accepts: Bool = true) throws {
            server = try LoopbackServer { request in
                guard let message = Self.message(in: request) else {
                    return .refusal("NTLM", request)
                }
                switch message.dropFirst(8).first {
                case 1: return .refusal("NTLM \(Self.challenge.base64EncodedString())", request)
                case 3 where accepts && Self.names(message, "D") && Self.names(message, "u"):
                    return .text("\(request.method) \(request.body.count)")
                default: return .refusal("NTLM", request)
                }
            }
        }

        /// The message of the client (MS-NLMP, section 2.2.1).
        private static func message(in request: ServerRequest) -> Data? {
            guard let value = request.header("Authorization"), value.hasPrefix("NTLM "),
                let data = Data(base64Encoded: String(value.dropFirst(5))),
                data.starts(with: Data("NTLMSSP\0".utf8))
            else { return nil }
            return data
        }

        /// Whether a message has a text, in UTF-16 or as bytes.
        private static func names(_ message: Data, _ text: String) -> Bool {
            let wide = Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
            return message.dropFirst(64).range(of: wide) != nil
                || message.dropFirst(64).range(of: Data(text.utf8)) != nil
        }

        /// A message of type 2: no target, Unicode and NTLM as flags, and a challenge of eight bytes.
        private static let challenge: Data = {
            var data = Data("NTLMSSP\0".utf8) + Data([2, 0, 0, 0])
            data += Data([0, 0, 0, 0, 48, 0, 0, 0]) + Data([0x01, 0x02, 0x08, 0x00])
            data += Data([1, 2, 3, 4, 5, 6, 7, 8]) + Data(count: 16)
            return data
        }()
    }

    extension ServerResponse {
        fileprivate static func refusal(
            _ challenge: String, _ request: ServerRequest
        ) -> ServerResponse {
            ServerResponse(
                status: 401, headers: [("WWW-Authenticate", challenge)], body: Data("no".utf8))
        }
    }

    @Suite("Signing in a connection", .timeLimit(.minutes(2)))
    struct ConnectionCredentialTests {
        private let session = Session(transport: TransportKind.curl.make())

        @Test("by NTLM is one request to the program, whose body arrives whole")
        func success() async throws {
            let server = try NTLMServer().server
            defer { server.stop() }
            let answer = await session.request(server.url())
                .authenticate(username: #"D\u"#, password: "p", method: .ntlm)
                .validate().serializingString().response
            #expect(answer.value == "GET 0")
            #expect(server.requestCount == 2)
            #expect(server.connectionCount == 1)
            let data = sampleData(200_000)
            let stream = TransportStream { InputStream(data: data) }
            for upload in [
                session.upload(data, to: server.url()), session.upload(stream, to: server.url()),
            ] {
                let answer = await upload.authenticate(
                    username: #"D\u"#, password: "p", method: .ntlm
                ).validate().serializingString().response
                #expect(answer.value == "POST 200000")
                #expect(upload.uploadProgress.completedUnitCount == 200_000)
            }
        }

        @Test("that is refused is a 401 with its body")
        func refusal() async throws {
            let server = try NTLMServer(accepts: false).server
            defer { server.stop() }
            let answer = await session.request(server.url())
                .authenticate(username: #"D\u"#, password: "p", method: .ntlm)
                .serializingString().response
            #expect(answer.response?.statusCode == 401)
            #expect(answer.value == "no")
        }

        @Test("shows nothing to another origin")
        func redirect() async throws {
            let server = try NTLMServer().server
            defer { server.stop() }
            let away = server.url("/away").absoluteString
            let other = try LoopbackServer { _ in .redirect(302, to: away) }
            defer { other.stop() }
            let answer = await session.request(other.url())
                .authenticate(username: #"D\u"#, password: "p", method: .ntlm)
                .serializingData().response
            #expect(answer.response?.statusCode == 401)
            #expect(server.requests.allSatisfy { $0.header("Authorization") == nil })
        }

        @Test("is not done where the transport cannot, and is kept in no cache")
        func unsupported() async throws {
            let server = try LoopbackServer { _ in
                ServerResponse(
                    headers: [("Cache-Control", "max-age=60")], body: Data("mine".utf8))
            }
            defer { server.stop() }
            let foundation = Session(transport: TransportKind.urlSession.make())
            let answer = await foundation.request(server.url())
                .authenticate(username: "u", password: "p", method: .negotiate)
                .serializingData().response
            #expect(answer.error?.transportError?.kind == .unsupported)
            #expect(server.requestCount == 0)
            let cache = ResponseCache()
            let caching = Session(
                transport: CachingTransport(TransportKind.curl.make(), cache: cache))
            let mine = await caching.request(server.url())
                .authenticate(username: "u", password: "p", method: .ntlm)
                .serializingString().response
            #expect(mine.value == "mine")
            #expect(cache.size == 0)
        }

        @Test("hides the password")
        func description() {
            let credential = ConnectionCredential(.negotiate, username: "u", password: "secret")
            #expect("\(credential)" == "negotiate u:***")
        }
    }
#endif
