import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private let configuration = PhotosAPI.Configuration(
    baseURL: "https://photos.test", consumerKey: "k")

private func session(_ transport: StubTransport) -> Session {
    Session(transport: transport, routerConfigurations: [configuration])
}

/// A route with examples.
private struct SampledRouter: Router {
    struct Configuration: RouterConfiguration {
        var baseURL = "https://h"
        static func standard() throws -> Configuration { Configuration() }
    }

    var route: Route {
        Route(
            id: "sampled", method: .get, path: "/sampled", statuses: [.any],
            samples: [
                RouteSample(body: "[1]"),
                RouteSample(status: 404, contentType: "text/plain", body: "none"),
            ])
    }

    func build(_ request: inout RequestBuilder, with configuration: Configuration) {
        request.path("/sampled")
    }
}

@Suite("A stub transport", .timeLimit(.minutes(1)))
struct StubTransportTests {
    @Test("answers by routes, in whichever way they are named")
    func routes() async throws {
        let transport = StubTransport([
            "photos.delete": [.empty()], "popularPhotos": [.json("[2]")],
            "GET /photos/{id}": [.json("[3]")],
        ])
        let session = session(transport)
        let deleted = session.request(PhotosAPI.PhotosRouter.delete(id: 1))
        #expect(await deleted.serializingData().response.response?.statusCode == 204)
        let popular = session.request(PhotosAPI.PhotosRouter.popularPhotos())
        #expect(await popular.serializingJSON().response.value == [2])
        let info = session.request(PhotosAPI.PhotosRouter.photoInfo(id: 1))
        #expect(await info.serializingJSON().response.value == [3])
        #expect(
            transport.requests.map { $0.route?.id } == ["delete", "popularPhotos", "photoInfo"])
    }

    @Test("gives several answers in order, and the last one from then on")
    func sequences() async {
        let transport = StubTransport(["delete": [.empty(503), .empty(429), .empty(204)]])
        var statuses: [Int?] = []
        for _ in 0..<4 {
            let request = session(transport).request(PhotosAPI.PhotosRouter.delete(id: 1))
            statuses.append(await request.serializingData().response.response?.statusCode)
        }
        #expect(statuses == [503, 429, 204, 204])
    }

    @Test("names a request that it has no answer for")
    func missing() async {
        let transport = StubTransport(["other": [.empty()], "delete": []])
        let error = await session(transport).request(PhotosAPI.PhotosRouter.delete(id: 1))
            .serializingData().response.error
        #expect(error?.transportError?.message == "there is no stub for photos.delete")
        let byHand = await session(transport).request("https://h/p?token=t")
            .serializingData().response.error
        #expect(
            byHand?.transportError?.message == "there is no stub for GET https://h/p?token=***")
    }

    @Test("answers with the examples of a description")
    func samples() async {
        let first = await session(.samples()).request(SampledRouter()).serializingJSON().response
        #expect(first.value == [1])
        let failing = await session(.samples(status: 404)).request(SampledRouter())
            .serializingString().response
        #expect(failing.response?.statusCode == 404)
        #expect(failing.value == "none")
        let none = await session(.samples(status: 500)).request(SampledRouter())
            .serializingString().response
        #expect(none.error?.transportError?.message == "there is no stub for sampled")
    }

    @Test("lets wait, and hands out bodies in pieces with their progress")
    func pieces() async {
        let text = String(repeating: "x", count: 10)
        let transport = StubTransport { _ in
            .text(text).delayed(by: 0.05).inPieces(of: 4, every: 0.01)
        }
        var monitor = ClosureEventMonitor(queue: DispatchQueue(label: "pieces"))
        let log = EventLog()
        monitor.dataTaskDidReceiveData = { _, _, data in log.add("\(data.count)") }
        let session = Session(transport: transport, eventMonitors: [monitor])
        let response = await session.request("https://h").serializingString().response
        #expect(response.value == text)
        #expect(response.timeline.latency ?? 0 >= 0.05)
        #expect(response.timeline.requestDuration ?? 0 >= 0.08)
        monitor.queue.sync {}
        #expect(log.all == ["4", "4", "2"])
    }

    @Test("fails before, in and behind an answer")
    func failures() async {
        let error = TransportError(.connectionLost, "gone")
        let before = await session(StubTransport { _ in .failure(error) }).request("https://h")
            .serializingString().response
        #expect(before.error?.transportError == error)
        #expect(before.response == nil)
        let within = await session(StubTransport { _ in .text("half").failing(error) })
            .request("https://h").serializingString().response
        #expect(within.error?.transportError == error)
        #expect(within.response?.statusCode == 200)
        #expect(within.data == Data("half".utf8))
    }

    @Test("reports what is sent, holds still when it is held, and can be cancelled")
    func control() async throws {
        var put = try URLRequest(url: "https://h", method: .put)
        put.httpBody = Data(count: 1_000)
        let transport = StubTransport { _ in .text("xyz").delayed(by: 0.03).inPieces(of: 1) }
        let request = Session(transport: transport).request(put)
        request.suspend()
        try await Task.sleep(for: .milliseconds(100))
        #expect(request.downloadProgress.completedUnitCount == 0)
        request.resume()
        #expect(try await request.serializingString().value == "xyz")
        #expect(request.uploadProgress.fractionCompleted == 1)
        #expect(request.uploadProgress.completedUnitCount == 1_000)
        let never = StubTransport { _ in .never }
        let cancelled = Session(transport: never).request("https://h").resume()
            .cancel()
        #expect(await cancelled.serializingData().response.error?.isExplicitlyCancelled == true)
        #expect(try await never.cancellations() == 1)
    }
}

@Suite("A recording", .timeLimit(.minutes(1)))
struct StubRecordingTests {
    @Test("of a server is played without it, with its secrets taken out")
    func roundTrip() async throws {
        let count = EventCount()
        let server = try LoopbackServer { request in
            switch request.path {
            case "/login":
                ServerResponse(
                    headers: [("Content-Type", "application/json"), ("Set-Cookie", "sid=hush")],
                    body: Data(#"{"token": "hush", "id": 1}"#.utf8))
            case "/count": .text("\(count.add())")
            case "/bytes": ServerResponse(body: Data([0xFF, 0x00]))
            case "/cut":
                .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .close])
            default: .text("no", status: 404)
            }
        }
        let recorder = RecordingTransport(PlatformTransport())
        /// Everything that is asked for, in the form of text.
        func ask(_ transport: any Transport) async -> [String] {
            let session = Session(transport: transport)
            var answers: [String] = []
            for target in ["/login", "/count", "/count", "/bytes", "/cut", "/missing"] {
                let isLogin = target == "/login"
                let response = await session.request(
                    server.url(target + "?api_key=hush"), method: isLogin ? .post : .get,
                    parameters: isLogin ? ["password": "hush", "name": "me"] : nil,
                    headers: ["Authorization": "Bearer hush"]
                ).serializingData().response
                let body = response.data.map { $0.map { "\($0)" }.joined(separator: " ") } ?? ""
                let failure = response.error?.transportError?.kind.rawValue ?? ""
                answers.append(
                    "\(response.response?.statusCode ?? 0) \(isLogin ? "" : body) \(failure)")
            }
            return answers
        }
        let live = await ask(recorder)
        server.stop()
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("recording.json")
        try recorder.recording.write(to: file)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("hush"))
        #expect(text.contains("api_key=***"))
        #expect(text.contains("name=me&password=***"))
        let recording = try StubRecording(contentsOf: file)
        #expect(recording == recorder.recording)
        #expect(recording.exchanges.count == 6)
        #expect(await ask(StubTransport(replaying: recording)) == live)
        let other = await Session(transport: StubTransport(replaying: recording))
            .request(server.url("/other")).serializingData().response.error
        #expect(
            other?.transportError?.message == "there is no stub for GET \(server.url("/other"))")
    }
}
