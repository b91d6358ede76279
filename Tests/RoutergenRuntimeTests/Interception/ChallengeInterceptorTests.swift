import Foundation
import LoopbackServer
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that lets in whoever knows the password `p` of `u`.
private struct Door: Sendable {
    var challenges: [String]
    var nonce = "n1"
    var algorithm = "MD5"

    func answer(_ request: ServerRequest) -> ServerResponse {
        if request.path == "/away" { return .text("open") }
        let shown = request.header("Authorization")
        guard isRight(shown, request) else {
            return ServerResponse(
                status: 401, headers: challenges.map { ("WWW-Authenticate", $0) },
                body: Data("no".utf8))
        }
        return .text("in: \(String(decoding: request.body, as: UTF8.self))")
    }

    private func isRight(_ value: String?, _ request: ServerRequest) -> Bool {
        guard let value else { return false }
        if value == "Bearer t" || value == BasicCredential(username: "u", password: "p").headerValue
        {
            return true
        }
        let shown = AuthenticationChallenge.challenges(in: [value]).first?.parameters ?? [:]
        guard shown["nonce"] == nonce, shown["uri"] == request.target else { return false }
        func hash(_ text: String) -> String {
            let bytes = Array(text.utf8)
            let digest =
                algorithm == "MD5" ? MD5Hash.digest(of: bytes) : SHA256Hash.digest(of: bytes)
            return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        let words = [nonce, shown["nc"] ?? "", shown["cnonce"] ?? "", "auth"]
        let expected = hash(
            ([hash("u:r:p")] + words + [hash("\(request.method):\(request.target)")])
                .joined(separator: ":"))
        return shown["response"] == expected
    }
}

@Suite("Answers to challenges", .timeLimit(.minutes(2)))
struct ChallengeInterceptorTests {
    private static let digest = #"Digest realm="r", nonce="n1", qop="auth", algorithm=MD5"#
    private static let sha256 = #"Digest realm="r", nonce="n1", qop="auth", algorithm=SHA-256"#
    private static let basic = #"Basic realm="r""#
    private static let right = BasicCredential(username: "u", password: "p")

    private func serve(_ door: Door) throws -> LoopbackServer {
        try LoopbackServer { door.answer($0) }
    }

    private func session(_ kind: TransportKind, _ interceptor: any RequestInterceptor) -> Session {
        Session(transport: kind.make(), interceptor: interceptor)
    }

    @Test(
        "by digest send the request again, whole, and later ones at once",
        arguments: TransportKind.allCases)
    func digest(_ kind: TransportKind) async throws {
        for (challenge, algorithm) in [(Self.digest, "MD5"), (Self.sha256, "SHA-256")] {
            var door = Door(challenges: [Self.basic, challenge])
            door.algorithm = algorithm
            let server = try serve(door)
            defer { server.stop() }
            let session = session(kind, ChallengeInterceptor.digest(username: "u", password: "p"))
            let first = session.upload(Data("body".utf8), to: server.url("/a?b=c"), method: .put)
            #expect(try await first.validate().serializingString().value == "in: body")
            #expect(first.retryCount == 1)
            let second = session.request(server.url("/d"))
            #expect(try await second.validate().serializingString().value == "in: ")
            #expect(second.retryCount == 0)
            let shown = server.requests.map { $0.header("Authorization") }
            #expect(shown.first == .some(nil))
            #expect(shown.dropFirst().allSatisfy { $0?.hasPrefix("Digest ") == true })
            #expect(shown[1]?.contains("nc=00000001") == true)
            #expect(shown[2]?.contains("nc=00000002") == true)
        }
    }

    @Test("with a wrong password are given up after one, and the 401 is the answer")
    func wrong() async throws {
        let server = try serve(Door(challenges: [Self.digest]))
        defer { server.stop() }
        let session = session(.curl, ChallengeInterceptor.digest(username: "u", password: "wrong"))
        let response = await session.request(server.url()).validate().serializingString().response
        #expect(response.error?.responseCode == 401)
        #expect(response.error?.data == Data("no".utf8))
        #expect(server.requestCount == 2)
    }

    @Test("never give a password away to who asks for it in the clear")
    func downgrade() async throws {
        let server = try serve(Door(challenges: [Self.basic]))
        defer { server.stop() }
        let session = session(.curl, ChallengeInterceptor.digest(username: "u", password: "p"))
        let response = await session.request(server.url()).serializingString().response
        #expect(response.response?.statusCode == 401)
        #expect(server.requests.map { $0.header("Authorization") } == [nil])
    }

    @Test("take a new nonce where the server has forgotten the old one")
    func newNonce() async throws {
        let count = Counter()
        let server = try LoopbackServer { request in
            count.add()
            var door = Door(challenges: [])
            door.nonce = count.value > 2 ? "n2" : "n1"
            door.challenges = [#"Digest realm="r", nonce="\#(door.nonce)", qop="auth", stale=true"#]
            return door.answer(request)
        }
        defer { server.stop() }
        let session = session(.curl, ChallengeInterceptor.digest(username: "u", password: "p"))
        for _ in 0..<2 {
            let request = session.request(server.url())
            #expect(try await request.validate().serializingString().value == "in: ")
        }
        #expect(server.requestCount == 4)
    }

    @Test("come from a closure of the session, which sees the safest challenge first")
    func delegate() async throws {
        let server = try serve(Door(challenges: [Self.basic, Self.digest, "Bearer, X-Own a=b"]))
        defer { server.stop() }
        let log = EventLog()
        var delegate = SessionDelegate()
        delegate.sessionDidReceiveChallenge = { _, request, challenge in
            log.add(
                "\(challenge.scheme) \(challenge.realm ?? "-") \(challenge.previousFailureCount)")
            return challenge.scheme == "basic" ? .useCredential(Self.right) : .rejectProtectionSpace
        }
        let session = Session(transport: TransportKind.curl.make(), delegate: delegate)
        let value = try await session.request(server.url()).validate().serializingString().value
        #expect(value == "in: ")
        #expect(log.all == ["digest r 0", "bearer - 0", "x-own - 0", "basic r 0"])
    }

    @Test("can be any header, the 401 itself, or the end of the request")
    func decisions() async throws {
        let server = try serve(Door(challenges: ["Bearer"]))
        defer { server.stop() }
        func response(
            _ answer: AuthenticationChallenge.Answer
        ) async -> DataResponse<String> {
            let interceptor = ChallengeInterceptor { _, challenge in
                challenge.previousFailureCount == 0 ? answer : .performDefaultHandling
            }
            return await session(.curl, interceptor).request(server.url()).serializingString()
                .response
        }
        #expect(await response(.useAuthorization("Bearer t")).value == "in: ")
        #expect(await response(.useAuthorization("Bearer x")).value == "no")
        #expect(await response(.performDefaultHandling).value == "no")
        #expect(await response(.useCredential(Self.right)).value == "no")
        #expect(
            await response(.cancelAuthenticationChallenge).error?.isExplicitlyCancelled == true)
    }

    @Test("are shown to nobody else")
    func otherOrigin() async throws {
        let stranger = try serve(Door(challenges: [Self.basic]))
        defer { stranger.stop() }
        let strange = stranger.url("/").absoluteString
        let server = try LoopbackServer { request in
            request.path == "/redirect"
                ? .redirect(302, to: strange) : Door(challenges: [Self.basic]).answer(request)
        }
        defer { server.stop() }
        let asked = Counter()
        let session = session(
            .curl,
            ChallengeInterceptor { _, _ in
                asked.add()
                return .useCredential(Self.right)
            })
        let value = try await session.request(server.url()).serializingString().value
        #expect(value == "in: ")
        let response = await session.request(server.url("/redirect")).serializingString().response
        #expect(response.response?.statusCode == 401)
        #expect(stranger.requests.map { $0.header("Authorization") } == [nil])
        #expect(asked.value == 1)
    }

    @Test("of a request are its own", arguments: TransportKind.allCases)
    func request(_ kind: TransportKind) async throws {
        let server = try serve(Door(challenges: [Self.digest]))
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let basic = session.request(server.url()).authenticate(username: "u", password: "p")
        #expect(try await basic.validate().serializingString().value == "in: ")
        #expect(basic.retryCount == 0)
        let digest = session.request(server.url()).authenticate(with: Self.right, method: .digest)
        #expect(try await digest.validate().serializingString().value == "in: ")
        #expect(digest.retryCount == 1)
        let none = await session.request(server.url()).serializingString().response
        #expect(none.response?.statusCode == 401)
        #expect(
            server.requests.map { $0.header("Authorization")?.split(separator: " ").first }
                == ["Basic", nil, "Digest", nil])
    }
}
