import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// What the client of the API that uses every feature of the format makes of answers.
@Suite("The answers of every feature")
struct EverythingAnswersTests {
    private static let item =
        #"{"id": "a", "created_at": "2024-02-29T12:00:00Z", "kind": "book", "name": "n"}"#

    /// Calls the client over a real socket.
    private func call<Value>(
        _ answer: ServerResponse, _ body: (Everything.Client) async throws -> Value
    ) async throws -> Value {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        var configuration = EverythingRequest.configuration
        configuration.baseURL = server.baseURL + "/v1"
        return try await body(Everything.Client(configuration: configuration))
    }

    /// The payload in the API's envelope.
    private func wrapped(_ payload: String, status: Int = 200) -> ServerResponse {
        .json(#"{"code": 0, "text": "fine", "payload": \#(payload)}"#, status: status)
    }

    @Test("Items, with a code of either kind, from a key path, and an old list")
    func items() async throws {
        let list = wrapped("[\(Self.item), \(Self.item)]")
        #expect(
            try await call(list) { try await $0.items.list() }.map(\.id) == [
                .init("a"), .init("a"),
            ])
        let area = Everything.Area(width: 1, height: 1)
        #expect(try await call(list) { try await $0.items.query(body: area) }.count == 2)
        let old: any OldRoute = OldList()
        #expect(try await call(list) { try await old.call($0.items) }.count == 2)

        let text = ServerResponse.json(#"{"payload": \#(Self.item), "code": "OK"}"#)
        let renamed = try await call(text) { try await $0.items.rename(id: .init("a"), name: "n") }
        #expect(renamed.name == "n")
        let nested = wrapped(#"{"result": {"item": \#(Self.item)}}"#)
        let read = try await call(nested) { try await $0.items.read(id: .init("a")) }
        #expect(read.kind == .book)
        let part = try await call(wrapped(#"{"b": [1.0]}"#)) {
            try await $0.items.readPart(id: .init("a"), partName: "p")
        }
        #expect(part.description == #"{"b":[1.0]}"#)
    }

    @Test("One status of several that would be a success elsewhere")
    func exactStatus() async throws {
        let new = Everything.NewItem(kind: .book, name: "n")
        let created = try await call(wrapped(Self.item, status: 201)) {
            try await $0.items.create(body: new)
        }
        #expect(created.id == .init("a"))
        let error = await #expect(throws: RouterError.self) {
            try await call(wrapped(Self.item, status: 200)) { try await $0.items.create(body: new) }
        }
        #expect(error?.responseCode == 200)
        #expect(error?.isResponseValidationError == true)
    }

    @Test("An enum of the successes, each with its own kind of body")
    func severalSuccesses() async throws {
        func replace(_ answer: ServerResponse) async throws -> Everything.ItemsClient.ReplaceResult
        {
            try await call(answer) {
                try await $0.items.replace(
                    id: .init("a"), body: .init(kind: .film, name: "n"))
            }
        }
        guard case .ok(let item) = try await replace(wrapped(Self.item)), item.name == "n",
            case .created(let new) = try await replace(wrapped(Self.item, status: 201)),
            new.name == "n",
            case .accepted("soon") = try await replace(.text("soon", status: 202)),
            case .noContent = try await replace(ServerResponse(status: 204))
        else {
            Issue.record("another case than the status asks for")
            return
        }
        let error = await #expect(throws: RouterError.self) {
            try await replace(.text("", status: 203))
        }
        #expect(error?.responseCode == 203)
    }

    @Test("Nothing, of any status that is a success, with or without a body")
    func nothing() async throws {
        let id = Everything.ItemID("a")
        for answer in [ServerResponse(status: 204), wrapped("null"), ServerResponse()] {
            try await call(answer) { try await $0.items.delete(id: id) }
            try await call(answer) { try await $0.items.exists(id: id) }
            try await call(answer) { try await $0.items.capabilities() }
            try await call(answer) { try await $0.files.submit(name: "n") }
            try await call(answer) { try await $0.files.settings(body: .init(volume: 1)) }
        }
        await #expect(throws: RouterError.self) {
            try await call(ServerResponse(status: 404)) { try await $0.items.exists(id: id) }
        }
    }

    @Test("Texts, bytes, and single values from inside an object")
    func scalars() async throws {
        let latin = ServerResponse(
            headers: [("Content-Type", "text/plain; charset=ISO-8859-1")], body: Data([0xE9]))
        #expect(try await call(latin) { try await $0.items.echo() } == "é")
        #expect(try await call(.text("é")) { try await $0.files.note(body: "n") } == "é")
        #expect(try await call(.text("")) { try await $0.files.note(body: "n") } == "")
        let bytes = Data([0, 0xFF, 0xFE])
        let picture = try await call(ServerResponse(body: bytes)) {
            try await $0.files.picture(name: "n", body: Data())
        }
        #expect(picture == bytes)
        let token = try await call(wrapped(#"{"token": "t"}"#)) {
            try await $0.files.signIn(body: .init(user: "u", password: "p"))
        }
        #expect(token == "t")
        let location = try await call(wrapped(#"{"location": "/files/1"}"#)) {
            try await $0.files.upload(file: FilePart(data: Data()), title: "t")
        }
        #expect(location == URL(string: "/files/1"))
        let status = try await call(.json(#""running""#)) { try await $0.wrapped.status() }
        #expect(status == .running)
    }

    @Test("Variants by their tag, and one that is not described")
    func union() async throws {
        let media = try await call(
            wrapped(
                #"[{"type": "photo", "url": "/p"}, {"url": "/v", "seconds": 3, "type": "video"}, {"type": "new"}]"#
            )
        ) { try await $0.wrapped.media() }
        guard media.count == 3, case .photo(let photo) = media[0],
            case .video(let video) = media[1],
            case .unknown(let other) = media[2]
        else {
            Issue.record("\(media)")
            return
        }
        #expect(photo.url == URL(string: "/p"))
        #expect(video.seconds == 3)
        #expect(other == ["type": "new"])
    }

    @Test(
        "A described error, whatever its status",
        arguments: [400, 404, 418, 500, 599])
    func problems(status: Int) async {
        let answer = ServerResponse.json(#"{"status": 7, "error": "no"}"#, status: status)
        let error = await #expect(throws: RouterError.self) {
            try await call(answer) { try await $0.items.read(id: .init("a")) }
        }
        guard case .unacceptableStatus(status) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((error?.body as? Everything.Problem)?.error == "no")
        #expect(error?.responseCode == status)
    }

    @Test("The envelope's own code, whatever the status", arguments: [200, 401])
    func envelopeCode(status: Int) async {
        let answer = ServerResponse.json(#"{"code": "E7", "text": "full"}"#, status: status)
        let error = await #expect(throws: RouterError.self) {
            try await call(answer) { try await $0.items.list() }
        }
        guard case .envelope("E7", "full") = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "Answers that do not fit say where",
        arguments: [
            (#"{"code": 0, "payload": null}"#, "payload"),
            (#"{"code": 0}"#, "payload"),
            (#"{"code": 0, "payload": [{"id": 1}]}"#, "payload[0].id"),
            (#"{"code": 0, "payload": {"#, "invalid JSON"),
            ("", "no body"),
            ("<html>", "no JSON"),
            ("[]", "not wrapped"),
        ])
    func misfits(body: String, part: String) async {
        let error = await #expect(throws: RouterError.self) {
            try await call(.json(body)) { try await $0.items.list() }
        }
        #expect(error?.description.contains(part) == true, "\(String(describing: error))")
        #expect(error?.data == Data(body.utf8))
        #expect(error?.route?.qualifiedID == "items.list")
        #expect(error?.isResponseSerializationError == true)
    }
}
