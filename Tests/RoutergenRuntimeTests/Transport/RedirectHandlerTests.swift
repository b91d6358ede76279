import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Redirects that somebody judges.
@Suite(.timeLimit(.minutes(2)))
struct RedirectHandlerTests {
    private static func send(
        _ kind: TransportKind, _ url: URL, _ redirector: Redirector,
        headers: [String: String] = [:], credentialHeaders: Set<String> = []
    ) async -> Outcome {
        var request = TransportRequest(url, headers: headers)
        request.redirectHandler = redirector
        request.credentialHeaders = credentialHeaders
        return await kind.make().send(request)
    }

    @Test(arguments: TransportKind.allCases)
    func aRefusedRedirectIsTheAnswer(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .redirect(302, to: "/to") }
        defer { server.stop() }
        for redirector in [Redirector.doNotFollow, .modify { _, _ in nil }] {
            let outcome = await Self.send(kind, server.url("/from"), redirector)
            #expect(outcome.failure == nil)
            #expect(outcome.response?.statusCode == 302)
            #expect(outcome.text == "moved")
            #expect(outcome.redirects.isEmpty)
        }
        #expect(server.requestCount == 2)
    }

    @Test(arguments: TransportKind.allCases)
    func aFollowedRedirectIsTold(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/to" ? .text("there") : .redirect(302, to: "/to")
        }
        defer { server.stop() }
        let outcome = await Self.send(kind, server.url("/from"), .follow)
        #expect(outcome.text == "there")
        #expect(outcome.redirects.map(\.status) == [302])
        #expect(outcome.redirects.map(\.url) == [server.url("/to")])
    }

    @Test(arguments: TransportKind.allCases)
    func aModifiedRedirectIsSentAsItSays(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/from" ? .redirect(307, to: "/to") : .text(request.path)
        }
        defer { server.stop() }
        let other = server.url("/other")
        let outcome = await Self.send(
            kind, server.url("/from"),
            .modify { request, response in
                var changed = request
                changed.url = response.statusCode == 307 ? other : request.url
                changed.setValue("b", forHTTPHeaderField: "X-Added")
                changed.setValue(nil, forHTTPHeaderField: "X-Old")
                return changed
            }, headers: ["X-Old": "a"])
        #expect(outcome.text == "/other")
        #expect(outcome.redirects.map(\.url) == [other])
        #expect(server.requests.last?.header("X-Added") == "b")
        #expect(server.requests.last?.header("X-Old") == nil)
    }

    @Test(arguments: TransportKind.allCases)
    func aHandlerWithoutEndIsStopped(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .redirect(302, to: "/again") }
        defer { server.stop() }
        let outcome = await Self.send(kind, server.url("/"), .modify { request, _ in request })
        #expect(outcome.failure?.kind == .tooManyRedirects)
        #expect(server.requestCount == 21)
        #expect(outcome.redirects.count == 20)
    }

    @Test(arguments: TransportKind.allCases)
    func credentialsInHeadersOfTheirOwnStayWithTheirOrigin(_ kind: TransportKind) async throws {
        let stranger = try LoopbackServer { _ in .text("stranger") }
        defer { stranger.stop() }
        let strange = stranger.url("/").absoluteString
        let server = try LoopbackServer { request in
            request.path == "/here" ? .redirect(302, to: "/there") : .redirect(302, to: strange)
        }
        defer { server.stop() }
        // The request that a handler sees has lost them already.
        let seen = EventCount()
        let outcome = await Self.send(
            kind, server.url("/here"),
            .modify { request, _ in
                if request.value(forHTTPHeaderField: "X-Key") != nil { seen.add() }
                return request
            }, headers: ["X-Key": "secret", "X-Other": "open"], credentialHeaders: ["x-key"])
        #expect(outcome.text == "stranger")
        #expect(server.requests.map { $0.header("X-Key") } == ["secret", "secret"])
        #expect(stranger.requests.map { $0.header("X-Key") } == [nil])
        #expect(stranger.requests.map { $0.header("X-Other") } == ["open"])
        #expect(seen.value == 1)
    }

    @Test(arguments: TransportKind.allCases)
    func theTotalTimeoutCountsAcrossRedirects(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            Thread.sleep(forTimeInterval: 0.2)
            return .redirect(302, to: "/again")
        }
        defer { server.stop() }
        var request = TransportRequest(server.url("/"))
        request.timeouts.total = 0.7
        let start = ContinuousClock.now
        let outcome = await kind.make().send(request)
        #expect(outcome.failure?.kind == .timedOut)
        #expect(ContinuousClock.now - start >= .seconds(0.7))
        #expect(server.requestCount < 10)
    }
}
