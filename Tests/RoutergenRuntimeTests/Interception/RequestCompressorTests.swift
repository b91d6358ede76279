import Foundation
import LoopbackServer
import RoutergenRuntime
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Compressed bodies of requests", .timeLimit(.minutes(2)))
struct RequestCompressorTests {
    /// Sends back what came, in the form in which it came, so that the transport has to read it.
    private static func echo(_ request: ServerRequest) -> ServerResponse {
        let names = ["Content-Encoding", "Content-Type"]
        let headers = names.compactMap { name in request.header(name).map { (name, $0) } }
        return ServerResponse(
            headers: headers + [("X-Count", "\(request.body.count)")], body: request.body)
    }

    private static var bodies: [Data] {
        var random = SeededRandom(seed: 7)
        let few = Data((0..<100_000).map { _ in UInt8(random.next() % 3) })
        return [
            Data("a".utf8), Data("aaaa".utf8), Data("hello hello hello".utf8), Data(count: 300_000),
            sampleData(200_000), sampleData(3_000), few, Data(0...255),
            Data(repeating: 255, count: 259),
            Data(
                (1...2_000).map { #"{"id": \#($0), "name": "photo"}"# }.joined(separator: ",").utf8),
        ]
    }

    @Test(
        "are read by others, whatever is in them", arguments: TransportKind.allCases,
        [RequestCompression.deflate, .gzip])
    func roundTrip(_ kind: TransportKind, _ format: RequestCompression) async throws {
        let server = try LoopbackServer { Self.echo($0) }
        defer { server.stop() }
        let session = Session(transport: kind.make(), interceptor: .compressor(format))
        for body in Self.bodies {
            let answer = await session.upload(body, to: server.url()).serializingData().response
            #expect(answer.value?.isSame(as: body) == true, "\(body.count) bytes")
        }
        #expect(server.requests.allSatisfy { $0.header("Content-Encoding") == format.rawValue })
        #expect(server.requests.allSatisfy { $0.header("Content-Length") == "\($0.body.count)" })
        // Zeros, and text that repeats itself.
        #expect(server.requests[3].body.count < 3_000)
        #expect(server.requests[9].body.count < Self.bodies[9].count / 3)
        // What cannot be compressed grows little.
        #expect(server.requests[5].body.count < 3_300)
    }

    @Test(
        "may be files, streams and forms, and are sent again whole",
        arguments: TransportKind.allCases)
    func streams(_ kind: TransportKind) async throws {
        let turns = EventCount()
        let server = try LoopbackServer { request in
            turns.add() % 2 == 1 ? .text("busy", status: 503) : Self.echo(request)
        }
        defer { server.stop() }
        let session = Session(
            transport: kind.make(),
            interceptor: Interceptor(
                adapters: [RequestCompressor(.gzip)], retriers: [RetryPolicy.quick()]))
        let data = sampleData(300_000)
        let file = try TemporaryFile(data)
        let stream = TransportStream { InputStream(data: data) }
        // One after the other, as they start by themselves and every second request is refused.
        let uploads: [() -> UploadRequest] = [
            { session.upload(file.url, to: server.url(), method: .put) },
            { session.upload(stream, to: server.url(), method: .put) },
        ]
        for upload in uploads {
            let request = upload()
            let answer = await request.validate().serializingData().response
            #expect(answer.value?.isSame(as: data) == true)
            #expect(request.retryCount == 1)
        }
        let form = session.upload(
            multipartFormData: { $0.append(data, withName: "photo") }, to: server.url(),
            method: .put)
        #expect(try await form.serializingData().value.range(of: data) != nil)
        let missing = session.upload(
            TransportStream { throw CocoaError(.fileNoSuchFile) }, to: server.url())
        #expect(await missing.serializingData().response.error != nil)
    }

    @Test("are none where there is nothing to compress, or somebody says so")
    func exceptions() async throws {
        let transport = StubTransport { .text("\($0.urlRequest.httpBody?.count ?? 0)") }
        func send(_ compressor: RequestCompressor, _ request: URLRequest) async -> DataResponse<
            String
        > {
            await Session(transport: transport, interceptor: compressor).request(request)
                .serializingString().response
        }
        var plain = URLRequest(url: try #require(URL(string: "https://h")))
        #expect(
            await send(RequestCompressor(), plain).request?.value(
                forHTTPHeaderField: "Content-Encoding") == nil)
        plain.httpMethod = "POST"
        plain.httpBody = Data("0123456789".utf8)
        let picky = RequestCompressor { $0.count > 10 }
        #expect(await send(picky, plain).value == "10")
        var encoded = plain
        encoded.setValue("br", forHTTPHeaderField: "Content-Encoding")
        let skipped = await send(RequestCompressor(duplicateHeaderBehavior: .skip), encoded)
        #expect(skipped.request?.value(forHTTPHeaderField: "Content-Encoding") == "br")
        #expect(skipped.value == "10")
        let replaced = await send(.init(.gzip, duplicateHeaderBehavior: .replace), encoded)
        #expect(replaced.request?.value(forHTTPHeaderField: "Content-Encoding") == "gzip")
        let refused = await send(DeflateRequestCompressor(), encoded)
        let problem = refused.error?.underlyingError as? RequestCompressor.DuplicateHeaderError
        #expect(problem?.contentEncoding == "br")
    }
}
