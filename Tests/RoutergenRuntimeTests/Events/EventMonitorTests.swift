import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Notes every event by its name.
private final class RecordingMonitor: EventMonitor {
    let queue = DispatchQueue(label: "recording")
    let log = EventLog()

    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest) {
        log.add("initial")
    }
    func request(_ request: Request, didFailToCreateURLRequestWithError error: RouterError) {
        log.add("not created")
    }
    func request(
        _ request: Request, didAdaptInitialRequest initialRequest: URLRequest,
        to adaptedRequest: URLRequest
    ) {
        log.add("adapted")
    }
    func request(
        _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
        withError error: RouterError
    ) {
        log.add("not adapted")
    }
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {
        log.add("created")
    }
    func request(_ request: Request, didReceiveResponse response: HTTPURLResponse) {
        log.add("head \(response.statusCode)")
    }
    func request(_ request: Request, didReceiveData data: Data) { log.add("data \(data.count)") }
    func request(_ request: Request, didCompleteTaskWithError error: RouterError?) {
        log.add("complete \(error == nil)")
    }
    func request(
        _ request: Request, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse,
        withResult result: ValidationResult
    ) {
        log.add("validated")
    }
    func requestIsRetrying(_ request: Request) { log.add("retrying") }
    func requestDidResume(_ request: Request) { log.add("resumed") }
    func requestDidSuspend(_ request: Request) { log.add("suspended") }
    func requestDidCancel(_ request: Request) { log.add("cancelled") }
    func requestDidFinish(_ request: Request) { log.add("finished") }
    func request<Value>(_ request: Request, didParseResponse response: DataResponse<Value>) {
        log.add("parsed \(Value.self)")
    }
}

@Suite("Event monitors", .timeLimit(.minutes(1)))
struct EventMonitorTests {
    /// The events of a request until it is over and read.
    private func events(
        _ monitor: RecordingMonitor, until last: String = "parsed Data"
    ) async throws -> [String] {
        #expect(try await eventually { monitor.log.all.contains(last) })
        return monitor.log.all
    }

    @Test("hear what happens in order, over a real socket")
    func order() async throws {
        let count = EventCount()
        let server = try LoopbackServer { _ in
            count.add() == 1 ? .text("busy", status: 503) : .text("hello")
        }
        defer { server.stop() }
        let monitor = RecordingMonitor()
        let session = Session(
            interceptor: RetryPolicy.quick(), eventMonitors: [monitor])
        _ = await session.request(server.url()).validate().serializingData().response
        #expect(
            try await events(monitor) == [
                "resumed", "initial", "adapted", "created", "head 503", "data 4", "complete true",
                "validated", "retrying", "adapted", "created", "head 200", "data 5",
                "complete true", "validated", "finished", "parsed Data",
            ])
    }

    @Test("hear of requests that fail, are held and are cancelled")
    func failures() async throws {
        let broken = RecordingMonitor()
        _ = await Session(transport: StubTransport { _ in .never }, eventMonitors: [broken])
            .request("no scheme").serializingData().response
        #expect(
            try await events(broken) == ["resumed", "not created", "finished", "parsed Data"])
        let cancelled = RecordingMonitor()
        let request = Session(
            transport: StubTransport { _ in .never }, eventMonitors: [cancelled]
        ).request("https://h").resume()
        request.suspend().suspend().resume().resume().cancel().cancel()
        _ = await request.serializingData().response
        let heard = try await events(cancelled).filter { !$0.hasPrefix("head") }
        #expect(
            heard == [
                "resumed", "initial", "created", "suspended", "resumed", "cancelled", "finished",
                "parsed Data",
            ])
        struct Refused: Error {}
        let refused = RecordingMonitor()
        _ = await Session(
            transport: StubTransport { _ in .never },
            interceptor: Adapter { _, _ in throw Refused() }, eventMonitors: [refused]
        ).request("https://h").serializingData().response
        #expect(
            try await events(refused) == [
                "resumed", "initial", "not adapted", "finished", "parsed Data",
            ])
    }

    @Test("hold up nobody, however slow they are")
    func slow() async throws {
        let release = DispatchSemaphore(value: 0)
        var monitor = ClosureEventMonitor()
        monitor.requestDidResume = { _ in release.wait() }
        let session = Session(
            transport: StubTransport { _ in .json("1") }, eventMonitors: [monitor])
        #expect(await session.request("https://h").serializingJSON().response.value == 1)
        release.signal()
    }

    @Test("may be closures with the names of Alamofire's session delegate")
    func closures() async throws {
        let log = EventLog()
        var monitor = ClosureEventMonitor()
        monitor.dataTaskDidReceiveResponse = { _, _, response in log.add("\(response.statusCode)") }
        monitor.dataTaskDidReceiveData = { _, _, data in log.add("\(data.count) bytes") }
        monitor.taskDidComplete = { _, request, error in
            log.add("\(request.request?.url?.host ?? "") \(error == nil)")
        }
        monitor.requestDidFinish = { _ in log.add("finished") }
        let session = Session(
            transport: StubTransport { _ in .json("[1]", status: 201) }, eventMonitors: [monitor])
        _ = await session.request("https://h").serializingData().response
        #expect(try await eventually { log.all.contains("finished") })
        #expect(log.all == ["201", "3 bytes", "h true", "finished"])
    }

    @Test("may post notifications")
    func notifications() async throws {
        let center = NotificationCenter()
        let log = EventLog()
        let names = [
            Request.didResumeNotification, Request.didCompleteTaskNotification,
            Request.didFinishNotification, Request.didCancelNotification,
        ]
        for name in names {
            _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
                let id = notification.request?.request?.url?.host ?? "none"
                log.add("\(notification.name.rawValue) \(id)")
            }
        }
        let session = Session(
            transport: StubTransport { _ in .json("1") },
            eventMonitors: [RequestNotifications(center: center)])
        _ = await session.request("https://h").serializingData().response
        #expect(try await eventually { log.all.count == 3 })
        #expect(
            log.all == [
                "routergen.request.didResume h", "routergen.request.didCompleteTask h",
                "routergen.request.didFinish h",
            ])
    }

    @Test("may count the requests that run")
    func activity() async throws {
        let log = EventLog()
        let counter = ActivityCounter { log.add("\($0)") }
        let session = Session(
            transport: StubTransport { request in
                request.urlRequest.url?.path == "/never" ? .never : .json("1")
            }, eventMonitors: [counter])
        let long = session.request("https://h/never")
        #expect(try await eventually { counter.count == 1 })
        _ = await session.request("https://h").serializingData().response
        #expect(try await eventually { log.all == ["1", "2", "1"] })
        long.suspend().resume()
        long.cancel()
        #expect(try await eventually { log.all == ["1", "2", "1", "0"] })
        #expect(counter.count == 0)
        // What never ran never counted.
        let lazy = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: StubTransport { _ in .never }, eventMonitors: [counter])
        _ = await lazy.request("https://h").cancel().serializingData().response
        try await Task.sleep(for: .milliseconds(20))
        #expect(log.all == ["1", "2", "1", "0"])
    }
}

@Suite("A logger", .timeLimit(.minutes(1)))
struct RequestLoggerTests {
    private func lines(
        _ level: RequestLogger.Level, status: Int = 200, body: String = "{}"
    ) async throws -> [String] {
        let log = EventLog()
        let session = Session(
            configuration: SessionConfiguration(headers: HTTPHeaders()),
            transport: StubTransport { _ in
                .response(
                    status, headers: [("Content-Type", "application/json"), ("Set-Cookie", "s=1")],
                    body: [Data(body.utf8)])
            },
            eventMonitors: [RequestLogger(level: level) { log.add($0) }])
        _ = await session.request(
            "https://me:pw@h/p?api_key=k&page=1", method: .post,
            parameters: ["password": "p", "name": "n"],
            headers: ["Authorization": "Bearer t", "X-A": "1"]
        ).serializingData().response
        let last = level == .errors && status < 400 ? 0 : level == .errors ? 1 : 2
        #expect(try await eventually { log.all.count >= last })
        try await Task.sleep(for: .milliseconds(10))
        return log.all.map {
            $0.replacing(/in \d+ ms/, with: "in N ms")
        }
    }

    private let url = "https://***@h/p?api_key=***&page=1"

    @Test("writes a line for each attempt and one for the end, without secrets")
    func linesOnly() async throws {
        #expect(
            try await lines(.lines) == [
                "→ POST \(url)", "← 200 in N ms, 2 bytes: POST \(url)",
            ])
    }

    @Test("writes only what fails where it is told so")
    func errors() async throws {
        #expect(try await lines(.errors) == [])
        #expect(
            try await lines(.errors, status: 500) == ["← 500 in N ms, 2 bytes: POST \(url)"])
    }

    @Test("writes headers and bodies where it is told so, without secrets")
    func bodies() async throws {
        let body = #"{"access_token":"x","user":{"id":1}}"#
        #expect(
            try await lines(.bodies, body: body) == [
                """
                → POST \(url)
                  Authorization: Bearer ***
                  Content-Type: application/x-www-form-urlencoded; charset=utf-8
                  X-A: 1
                  name=n&password=***
                """,
                """
                ← 200 in N ms, \(body.utf8.count) bytes: POST \(url)
                  Content-Type: application/json
                  Set-Cookie: ***
                  {"access_token":"***","user":{"id":1}}
                """,
            ])
    }
}
