import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func client(_ answer: StubTransport.Answer) -> PhotosAPI.Client {
    PhotosAPI.Client(
        configuration: PhotosAPI.Configuration(baseURL: "https://photos.test", consumerKey: "k"),
        session: Session(transport: StubTransport { _ in answer }))
}

@Suite("A typed client")
struct ConnectionTests {
    @Test("returns models, from a key path")
    func models() async throws {
        let photo = try await client(.json(#"{"photo": {"id": 7, "name": "n"}}"#)).photoInfo(id: 7)
        #expect(photo == PhotosAPI.Photo(id: 7, name: "n"))
        try await client(.empty(204)).delete(id: 7)
        try await client(.json("not read")).delete(id: 7)
    }

    @Test("throws for a status that is not described, with everything about the answer")
    func undescribedStatus() async {
        let answer = StubTransport.Answer.response(
            503, headers: [("Retry-After", "5")], body: [Data("busy".utf8)])
        let error = await #expect(throws: RouterError.self) {
            try await client(answer).popularPhotos()
        }
        #expect(error?.responseCode == 503)
        #expect(error?.response?.value(forHTTPHeaderField: "retry-after") == "5")
        #expect(error?.data == Data("busy".utf8))
        #expect(error?.route?.qualifiedID == "photos.popularPhotos")
        #expect(error?.request?.url?.path == "/photos")
        #expect(error?.body == nil)
        #expect(
            error?.description
                == "the server answered with status 503 "
                + "(GET https://photos.test/photos?consumer_key=***&page=1)")
        let other = await #expect(throws: RouterError.self) {
            try await client(.json("{}", status: 201)).photoInfo(id: 1)
        }
        #expect(other?.responseCode == 201)
    }

    @Test("decodes the described body of an error, the one of the exact status first")
    func errorBodies() async {
        let any = await #expect(throws: RouterError.self) {
            try await client(.json(#"{"error": "no"}"#, status: 500)).photoInfo(id: 1)
        }
        #expect((any?.body as? PhotosAPI.Problem)?.error == "no")
        let exact = await #expect(throws: RouterError.self) {
            try await client(.json(#"{"id": 1, "name": "n"}"#, status: 404)).photoInfo(id: 1)
        }
        #expect(exact?.body as? PhotosAPI.Photo == PhotosAPI.Photo(id: 1, name: "n"))
        let nested = await #expect(throws: RouterError.self) {
            try await client(.json(#"{"problems": [{"error": "taken"}]}"#, status: 409))
                .photoInfo(id: 1)
        }
        #expect((nested?.body as? PhotosAPI.Problem)?.error == "taken")
        let unfit = await #expect(throws: RouterError.self) {
            try await client(.json("oops", status: 500)).photoInfo(id: 1)
        }
        #expect(unfit?.body == nil)
        #expect(unfit?.data == Data("oops".utf8))
        #expect(
            unfit?.description.contains("status 500: its body is no Problem: invalid JSON") == true)
        #expect(unfit?.responseCode == 500)
        guard case .unacceptableStatus(500) = unfit?.reason else {
            Issue.record("\(String(describing: unfit))")
            return
        }
    }

    @Test("misses a body where one is needed, and says where one does not fit")
    func bodies() async {
        let missing = await #expect(throws: RouterError.self) {
            try await client(.empty(200)).photoInfo(id: 1)
        }
        guard case .missingBody = missing?.reason else {
            Issue.record("\(String(describing: missing))")
            return
        }
        let unfit = await #expect(throws: RouterError.self) {
            try await client(.json(#"{"photo": {"id": "x"}}"#)).photoInfo(id: 1)
        }
        #expect((unfit?.underlyingError as? JSONError)?.path == [.key("photo"), .key("id")])
        #expect(unfit?.response?.statusCode == 200)
        #expect(unfit?.route?.id == "photoInfo")
    }

    @Test("reads text and headers, and nothing from an optional body that is not there")
    func routeResponse() async throws {
        let answer = StubTransport.Answer.response(
            200,
            headers: [
                ("Content-Type", "text/plain; charset=latin1"), ("Vary", "a"), ("Vary", "b"),
            ],
            body: [Data([0xE9])])
        let connection = client(answer).connection
        let response = try await connection.send(PhotosAPI.PhotosRouter.delete(id: 1))
        #expect(try response.text() == "é")
        #expect(response.headers.values(for: "vary") == ["a", "b"])
        #expect(response.statusCode == 200)
        #expect(response.unexpectedStatus().responseCode == 200)
        let empty = try await client(.empty(204)).connection
            .send(PhotosAPI.PhotosRouter.delete(id: 1))
        let optional: PhotosAPI.Photo? = try empty.model()
        #expect(optional == nil)
        #expect(try empty.text() == "")
    }

    @Test("is cancelled with its task")
    func cancellation() async {
        let client = client(.never)
        let task = Task { try await client.photoInfo(id: 1) }
        task.cancel()
        let error = await #expect(throws: RouterError.self) { try await task.value }
        #expect(error?.isExplicitlyCancelled == true)
        #expect(error?.route?.id == "photoInfo")
    }
}
