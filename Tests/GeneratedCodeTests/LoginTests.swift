import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// An API that wraps every answer in a code, a message and the data.
@Suite("The envelope")
struct LoginTests {
    private func call(
        answer: ServerResponse, _ body: (LoginAPI.Client, LoopbackServer) async throws -> Void
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        let configuration = LoginAPI.Configuration(baseURL: server.baseURL + "/api", session: "s1")
        try await body(LoginAPI.Client(configuration: configuration), server)
    }

    @Test("An object inside the data")
    func object() async throws {
        let answer = ServerResponse.json(
            #"{"code": 200, "message": "success", "data": {"user": {"nickname": "name", "age": 18}}}"#
        )
        try await call(answer: answer) { api, server in
            let user = try await api.login(username: "a b", password: "p&q")
            #expect(user.nickname == "name")
            #expect(user.age == 18)
            let request = try #require(server.requests.first)
            #expect(request.target == "/api/login")
            #expect(request.header("Content-Type") == "application/json")
            #expect(
                String(decoding: request.body, as: UTF8.self)
                    == #"{"username":"a b","password":"p&q"}"#)
        }
    }

    @Test("An array as the data")
    func array() async throws {
        let answer = ServerResponse.json(
            """
            {"code": 200, "message": "success", "data": [
                {"user": {"nickname": "name1", "age": 18}}, {"user": {"nickname": "name2", "age": 19}}
            ]}
            """)
        try await call(answer: answer) { api, server in
            let users = try await api.users()
            #expect(users.map(\.user.nickname) == ["name1", "name2"])
            #expect(server.requests.first?.header("X-Session-Token") == "s1")
        }
    }

    @Test(
        "A code outside success throws it with its message, whatever the HTTP status",
        arguments: [200, 401, 500])
    func code(status: Int) async throws {
        let answer = ServerResponse.json(
            #"{"code": 4011, "message": "wrong password", "data": null}"#, status: status)
        try await call(answer: answer) { api, _ in
            let error = await #expect(throws: RouterError.self) {
                try await api.login(username: "a", password: "b")
            }
            guard case .envelope(let code, let message) = error?.reason else {
                Issue.record("not an envelope error: \(String(describing: error))")
                return
            }
            #expect(code == 4_011)
            #expect(message == "wrong password")
            #expect(error?.responseCode == status)
            #expect(
                error?.data.map { String(decoding: $0, as: UTF8.self) }?.contains("4011") == true)
        }
    }

    @Test("Data of another shape is an error that names the place")
    func wrongShape() async throws {
        let answer = ServerResponse.json(
            #"{"code": 200, "message": "success", "data": {"user": {"nickname": "name", "age": "x"}}}"#
        )
        try await call(answer: answer) { api, _ in
            let error = await #expect(throws: RouterError.self) {
                try await api.login(username: "a", password: "b")
            }
            #expect(error?.description.contains("data.user.age") == true)
        }
    }

    @Test("An answer that is not JSON is an error that keeps the text")
    func notJSON() async throws {
        try await call(answer: .text("<html>busy</html>")) { api, _ in
            let error = await #expect(throws: RouterError.self) { try await api.users() }
            #expect(error?.data == Data("<html>busy</html>".utf8))
        }
    }

    @Test("A success without data is enough where nothing is returned")
    func nothing() async throws {
        try await call(answer: .json(#"{"code": 200, "message": "bye"}"#)) { api, _ in
            try await api.logout()
        }
        try await call(answer: .json(#"{"code": 500, "message": "no"}"#)) { api, _ in
            await #expect(throws: RouterError.self) { try await api.logout() }
        }
    }

    @Test("A route can do without the envelope")
    func withoutEnvelope() async throws {
        try await call(answer: .text("1.2.3")) { api, _ in
            let version = try await api.version()
            #expect(version == "1.2.3")
        }
    }
}
