import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func session(_ body: String, status: Int = 200) -> Session {
    Session(
        transport: StubTransport { _ in .json(body, status: status) },
        routerConfigurations: [PhotosAPI.Configuration(consumerKey: "k")])
}

private func client(_ body: String, status: Int = 200) -> PhotosAPI.Client {
    PhotosAPI.Client(
        configuration: PhotosAPI.Configuration(consumerKey: "k"),
        session: session(body, status: status))
}

@Suite("An envelope")
struct EnvelopeTests {
    private static let photo = PhotosAPI.Photo(id: 1, name: "n")
    private static let photoJSON = #"{"id": 1, "name": "n"}"#

    @Test("is taken off objects and arrays", arguments: ["200", "0", "\"200\"", "200.0"])
    func opening(code: String) async throws {
        let object = #"{"code": \#(code), "data": {"user": \#(Self.photoJSON)}}"#
        #expect(try await client(object).login(name: "n") == Self.photo)
        let array = #"{"code": \#(code), "message": "ok", "data": [\#(Self.photoJSON)]}"#
        #expect(try await client(array).logins(name: "n") == [Self.photo])
        let classic = await session(array).request(PhotosAPI.PhotosRouter.login(name: "n"))
            .serializingModel([PhotosAPI.Photo].self).response
        #expect(classic.value == [Self.photo])
    }

    static let refusalTable: [(body: String, status: Int, code: String?, message: String?)] = [
        (#"{"code": 1001, "message": "bad password", "data": null}"#, 200, "1001", "bad password"),
        (#"{"code": 1001, "message": "bad password"}"#, 401, "1001", "bad password"),
        (#"{"code": "E7", "message": {"text": "x"}}"#, 500, "E7", #"{"text":"x"}"#),
        (#"{"code": false, "message": null}"#, 200, "false", nil),
        (#"{"code": 1.5, "data": {"user": {"id": 1, "name": "n"}}}"#, 200, "1.5", nil),
        (#"{"code": null, "data": []}"#, 200, nil, nil),
        (#"{"data": []}"#, 200, nil, nil),
    ]

    @Test("with another code is an error, whatever the status", arguments: refusalTable)
    func refusals(body: String, status: Int, code: String?, message: String?) async {
        #expect(Self.refusalTable.count == 7)
        let classic = await session(body, status: status)
            .request(PhotosAPI.PhotosRouter.login(name: "n")).validate()
            .serializingModel(PhotosAPI.Photo.self).response.error
        let typed = await #expect(throws: RouterError.self) {
            try await client(body, status: status).login(name: "n")
        }
        for error in [typed, classic] {
            guard case .envelope(let actualCode, let actualMessage) = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(actualCode?.description == code)
            #expect(actualMessage == message)
            #expect(error?.responseCode == status)
            #expect(error?.data == Data(body.utf8))
            #expect(error?.route?.id == "login")
        }
    }

    @Test("that is none is an error of its own on success, and a bad status otherwise")
    func broken() async {
        for body in ["[]", "oops", "{\"code\": 200"] {
            let error = await #expect(throws: RouterError.self) {
                try await client(body).login(name: "n")
            }
            guard case .decodingFailed = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
            let failed = await #expect(throws: RouterError.self) {
                try await client(body, status: 502).login(name: "n")
            }
            guard case .unacceptableStatus(502) = failed?.reason else {
                Issue.record("\(String(describing: failed))")
                continue
            }
        }
    }

    @Test("is not asked of text, and is asked of an answer that is discarded")
    func otherBodies() async throws {
        let connection = client("accepted").connection
        let response = try await connection.send(PhotosAPI.PhotosRouter.login(name: "n"))
        #expect(try response.text() == "accepted")
        await #expect(throws: RouterError.self) { try await client("<html>").logout() }
        await #expect(throws: RouterError.self) { try await client(#"{"code": 7}"#).logout() }
        try await client(#"{"code": 0}"#).logout()
        try await client("").logout()
    }

    @Test("with a good code does not excuse a bad status")
    func badStatus() async {
        let error = await #expect(throws: RouterError.self) {
            try await client(#"{"code": 200, "data": []}"#, status: 500).logins(name: "n")
        }
        guard case .unacceptableStatus(500) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("without the payload says what is missing")
    func missingPayload() async {
        let error = await #expect(throws: RouterError.self) {
            try await client(#"{"code": 200, "data": {}}"#).login(name: "n")
        }
        guard case .decodingFailed = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.contains("data.user") == true)
    }
}
