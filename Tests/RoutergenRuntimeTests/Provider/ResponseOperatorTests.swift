import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func response(_ text: String, status: Int = 200) -> Response {
    Response(statusCode: status, data: Data(text.utf8))
}

@Suite("Operators of responses")
struct ResponseOperatorTests {
    private struct Owner: Codable, Equatable {
        var name: String
    }

    @Test("let statuses through or throw with the whole answer")
    func filters() throws {
        #expect(try response("", status: 204).filterSuccessfulStatusCodes().statusCode == 204)
        #expect(
            try response("", status: 302).filterSuccessfulStatusAndRedirectCodes()
                == response("", status: 302))
        #expect(try response("", status: 404).filter(statusCode: 404).statusCode == 404)
        #expect(try response("", status: 404).filter(statusCodes: 400..<500).statusCode == 404)
        #expect(try response("", status: 404).filter(statusCodes: 400...).statusCode == 404)
        for status in [199, 300, 500] {
            let error = #expect(throws: RouterError.self) {
                try response("body", status: status).filterSuccessfulStatusCodes()
            }
            guard case .unacceptableStatus(status) = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(error?.data == Data("body".utf8))
        }
    }

    @Test("read JSON and text, also at a place")
    func mapping() throws {
        let nested = response(#"{"photos": [{"owner": {"name": "Ann"}, "id": 7, "0": "zero"}]}"#)
        #expect(try nested.mapJSON()["photos"]?[0]?["id"] == 7)
        #expect(try nested.mapString(atKeyPath: "photos.0.owner.name") == "Ann")
        #expect(try nested.map(Owner.self, atKeyPath: "photos.0.owner") == Owner(name: "Ann"))
        #expect(try nested.map(Int.self, atKeyPath: "photos.0.id") == 7)
        #expect(try nested.map(String.self, atKeyPath: "photos.0.0") == "zero")
        #expect(try response("plain").mapString() == "plain")
        let photo = response(#"{"photo": {"id": 1, "name": "one"}}"#)
        #expect(
            try photo.map(PhotosAPI.Photo.self, atKeyPath: "photo")
                == PhotosAPI.Photo(id: 1, name: "one"))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        #expect(
            try response("[0]").map([Date].self, using: decoder) == [
                Date(timeIntervalSince1970: 0)
            ])
    }

    @Test("say what is wrong with an answer")
    func failures() {
        func message(_ body: () throws -> Void) -> String? {
            #expect(throws: RouterError.self) { try body() }?.reason.description
        }
        #expect(message { _ = try response("{").mapJSON() } == "the answer is no JSON")
        #expect(message { _ = try response("").mapJSON() } == "the answer has no body")
        #expect(
            message { _ = try response("{}").mapString(atKeyPath: "a.b") }
                == "there is nothing at 'a.b'")
        #expect(
            message { _ = try response(#"{"a": 1}"#).mapString(atKeyPath: "a") }
                == "there is no text at 'a'")
        #expect(message { _ = try response("[1]").map(Owner.self) } == "the answer is no Owner")
    }

    @Test("take an empty body for nothing where they are told so")
    func empty() throws {
        struct Nothing: Codable, Equatable {}
        #expect(try response("").mapJSON(failsOnEmptyData: false) == .null)
        #expect(try response("").map(Nothing.self, failsOnEmptyData: false) == Nothing())
        #expect(try response("").map([Int].self, failsOnEmptyData: false) == [])
        #expect(throws: RouterError.self) { try response("").map([Int].self) }
        #expect(throws: RouterError.self) {
            try response("").map(Owner.self, failsOnEmptyData: false)
        }
    }

    @Test("work on sequences of answers")
    func sequences() async throws {
        let (stream, continuation) = AsyncStream<Response>.makeStream()
        continuation.yield(response(#"{"n": 1}"#))
        continuation.yield(response(#"{"n": 2}"#))
        continuation.yield(response("", status: 500))
        continuation.finish()
        var numbers: [Int] = []
        let error = await #expect(throws: RouterError.self) {
            for try await number in stream.filterSuccessfulStatusCodes()
                .map(Int.self, atKeyPath: "n")
            {
                numbers.append(number)
            }
        }
        #expect(numbers == [1, 2])
        #expect(error?.reason.description == "the server answered with status 500")
    }
}
