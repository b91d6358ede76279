import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private struct Login: Codable, Sendable, Equatable {
    var name = "n"
    var age: Int? = 3
    var extra = ["b": 1, "a": 2]
}

private struct Refusing: Encodable {
    struct Refused: Error {}
    func encode(to encoder: any Encoder) throws { throw Refused() }
}

@Suite("Encoders of parameters")
struct ParameterEncoderTests {
    private func body(_ encoder: some ParameterEncoder, _ value: Login?) throws -> URLRequest {
        try encoder.encode(value, into: URLRequest(url: "https://h/?a=1", method: .post))
    }

    @Test("write JSON with sorted keys, always the same bytes")
    func json() throws {
        for _ in 0..<5 {
            let request = try body(.json, Login())
            #expect(
                request.httpBody == Data(#"{"age":3,"extra":{"a":2,"b":1},"name":"n"}"#.utf8))
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        }
        let pretty = try body(JSONParameterEncoder.prettyPrinted, Login()).httpBody
        #expect(pretty?.split(separator: 10).count == 8)
        #expect(try body(.json, nil).httpBody == nil)
    }

    @Test("write a form into the query or the body")
    func forms() throws {
        let post = try body(.urlEncodedForm, Login())
        #expect(post.httpBody == Data("age=3&extra%5Ba%5D=2&extra%5Bb%5D=1&name=n".utf8))
        #expect(
            post.value(forHTTPHeaderField: "Content-Type")
                == "application/x-www-form-urlencoded; charset=utf-8")
        let query = try body(
            .urlEncodedForm(
                encoder: URLEncodedFormEncoder(keyPathEncoding: .dots), destination: .queryString),
            Login())
        #expect(query.url?.absoluteString == "https://h/?a=1&age=3&extra.a=2&extra.b=1&name=n")
        #expect(query.httpBody == nil)
    }

    @Test("write property lists in both formats")
    func propertyLists() throws {
        for encoder in [PropertyListParameterEncoder.xml, .binary] {
            let request = try body(encoder, Login())
            let data = try #require(request.httpBody)
            #expect(try PropertyListDecoder().decode(Login.self, from: data) == Login())
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-plist")
        }
    }

    @Test("say why parameters cannot be written", arguments: [0, 1, 2])
    func refusals(index: Int) throws {
        let encoders: [any ParameterEncoder] = [.json, .urlEncodedForm, .propertyList]
        let error = #expect(throws: RouterError.self) {
            try encoders[index].encode(
                Refusing(), into: URLRequest(url: "https://h", method: .post))
        }
        // Foundation puts it into an error of its own for property lists.
        let cause = error?.underlyingError
        #expect(cause is Refusing.Refused || (index == 2 && cause is EncodingError))
    }

    @Test("give a session's request its parameters, and its mistake")
    func session() async {
        let session = Session(transport: StubTransport { _ in .empty(200) })
        let get = session.request(
            "https://h", parameters: Login(), headers: ["X-A": "1"])
        #expect(get.request?.url?.query == "age=3&extra%5Ba%5D=2&extra%5Bb%5D=1&name=n")
        #expect(get.request?.value(forHTTPHeaderField: "X-A") == "1")
        let post = session.request(
            "https://h", method: .post, parameters: ["a": 1], encoder: .json)
        #expect(post.request?.httpBody == Data(#"{"a":1}"#.utf8))
        // A dictionary without an encoder is what it always was.
        let date = session.request(
            "https://h", parameters: ["a": Date(timeIntervalSince1970: 0)])
        #expect(date.request?.url?.query == "a=1970-01-01T00%3A00%3A00Z")
        let failed = await session.request(
            "https://h", method: .post, parameters: Refusing(), encoder: .json
        ).serializingData().response
        #expect(failed.error?.underlyingError is Refusing.Refused)
    }
}
