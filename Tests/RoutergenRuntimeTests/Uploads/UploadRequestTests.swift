import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Uploads", .timeLimit(.minutes(2)), .serialized)
final class UploadRequestTests: Sendable {
    private let server: LoopbackServer
    private let file: URL
    private let body = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
    private let count = Counter()

    init() throws {
        let count = count
        server = try LoopbackServer { request in
            count.add()
            let isBusy = request.path == "/busy" && count.value < 3
            return ServerResponse(
                status: isBusy ? 503 : 200,
                headers: [("X-Length", request.header("Content-Length") ?? "none")],
                body: request.body)
        }
        file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).bin")
        try body.write(to: file)
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: file)
    }

    private var stream: TransportStream {
        let body = body
        return TransportStream { InputStream(data: body) }
    }

    @Test("send data, files and streams", arguments: TransportKind.allCases)
    func kinds(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let progress = await session.upload(body, to: server.url()).serializingData().response
        #expect(progress.value == body)
        for request in [
            session.upload(file, to: server.url(), method: .put),
            session.upload(file, with: try URLRequest(url: server.url(), method: .patch)),
            session.upload(body, with: try URLRequest(url: server.url(), method: .post)),
        ] {
            let response = await request.validate().serializingData().response
            #expect(response.value == body)
            #expect(response.response?.value(forHTTPHeaderField: "X-Length") == "500000")
            #expect(request.uploadProgress.completedUnitCount == 500_000)
            #expect(request.uploadProgress.fractionCompleted == 1)
        }
        let streamed = await session.upload(
            stream, to: server.url(), headers: ["Content-Type": "a/b"]
        ).serializingData().response
        #expect(streamed.value == body)
        #expect(streamed.response?.value(forHTTPHeaderField: "X-Length") == "none")
        #expect(server.requests.last?.header("Content-Type") == "a/b")
    }

    @Test(
        "send the whole body again in another attempt", arguments: TransportKind.allCases,
        [0, 1, 2])
    func retry(_ kind: TransportKind, form: Int) async {
        let session = Session(transport: kind.make())
        let policy = RetryPolicy(
            exponentialBackoffScale: 0.01, retryableHTTPMethods: [.put])
        let url = server.url("/busy")
        let request =
            switch form {
            case 0: session.upload(file, to: url, method: .put, interceptor: policy)
            case 1: session.upload(stream, to: url, method: .put, interceptor: policy)
            default:
                session.upload(
                    multipartFormData: { $0.append(self.file, withName: "f") }, to: url,
                    method: .put, interceptor: policy)
            }
        let response = await request.validate().serializingData().response
        #expect(response.response?.statusCode == 200)
        #expect(request.retryCount == 2)
        let bodies = server.requests.map(\.body)
        #expect(bodies.count == 3)
        #expect(bodies[0].count >= body.count)
        #expect(bodies.allSatisfy { $0 == bodies[0] })
    }

    @Test(
        "send forms, from memory and from files that are too large for it",
        arguments: TransportKind.allCases)
    func forms(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let large = file.appendingPathExtension("large")
        let size = Int(MultipartFormData.encodingMemoryThreshold) + 1
        try Data(count: size).write(to: large)
        defer { try? FileManager.default.removeItem(at: large) }
        let request = session.upload(
            multipartFormData: { form in
                form.append("Dusk", withName: "title")
                form.append(self.file, withName: "small")
                form.append(large, withName: "large")
            }, to: server.url())
        #expect(request.request?.httpBody == nil)
        let response = await request.serializingData().response
        let sent = try #require(server.requests.last)
        #expect(sent.body.count > size + body.count)
        #expect(sent.header("Content-Length") == "\(sent.body.count)")
        #expect(response.value == sent.body)
        #expect(sent.header("Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
        let small = session.upload(
            multipartFormData: { $0.append("Dusk", withName: "title") },
            with: try URLRequest(url: server.url(), method: .post))
        #expect(small.request?.httpBody != nil)
        #expect(await small.serializingData().response.value == small.request?.httpBody)
    }

    @Test("of generated routes are not read into memory either", arguments: TransportKind.allCases)
    func routes(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let large = file.appendingPathExtension("route")
        let size = Int(MultipartFormData.encodingMemoryThreshold) + 1
        try Data(count: size).write(to: large)
        defer { try? FileManager.default.removeItem(at: large) }
        let configuration = PhotosAPI.Configuration(
            baseURL: server.baseURL, consumerKey: "k", token: "t")
        let route = PhotosAPI.PhotosRouter.upload(file: FilePart(fileURL: large), name: "n")
        let request = session.request(route, with: configuration)
        #expect(request.request?.httpBody == nil)
        _ = await request.serializingData().response
        #expect((server.requests.last?.body.count ?? 0) > size)
    }

    @Test(
        "say why a body cannot be read, before and while it is sent",
        arguments: TransportKind.allCases)
    func unreadable(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let missing = file.appendingPathExtension("missing")
        let error = await session.upload(missing, to: server.url()).serializingData().response.error
        guard case .fileUnreadable(missing) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requestCount == 0)
        let broken = TransportStream(length: 9) { throw CocoaError(.fileReadUnknown) }
        let failed = await session.upload(broken, to: server.url()).serializingData().response.error
        #expect(failed?.transportError?.kind == .bodyUnreadable)
        let body = body
        let short = TransportStream(length: 600_000) { InputStream(data: body) }
        let cut = await session.upload(
            multipartFormData: { $0.append(short, withName: "a") },
            to: server.url()
        ).serializingData().response.error
        #expect(cut != nil)
    }
}
