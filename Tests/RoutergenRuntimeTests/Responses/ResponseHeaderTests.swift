import Foundation
import RoutergenRuntime
import Testing

@Suite("Headers of answers")
struct ResponseHeaderTests {
    private enum Order: String, ClosedEnum {
        case ascending = "asc"
    }

    private func response(_ headers: [(String, String)]) async throws -> RouteResponse {
        let answer = StubTransport.Answer.response(200, headers: headers, body: [Data("{}".utf8)])
        let connection = Connection(
            configuration: PhotosAPI.Configuration(
                baseURL: "https://photos.test", consumerKey: "k"),
            session: Session(transport: StubTransport { _ in answer }))
        return try await connection.send(PhotosAPI.PhotosRouter.popularPhotos(page: 1))
    }

    @Test("are values of their types")
    func values() async throws {
        let response = try await response([
            ("X-Total", "12"), ("X-Text", "12"), ("X-Flag", "true"), ("X-Order", "asc"),
            ("ETag", #""abc""#), ("X-Any", "1.5"), ("X-Word", "one"),
            ("X-Reset", "2024-02-29T12:00:00Z"), ("X-Next", "https://example.com/2"),
        ])
        #expect(try response.header("x-total") as Int == 12)
        #expect(try response.header("X-Text") as String == "12")
        #expect(try response.header("X-Flag") as Bool)
        #expect(try response.header("X-Order") as Order == .ascending)
        #expect(try response.header("ETag") as String == #""abc""#)
        #expect(try response.header("X-Any") as JSON == 1.5)
        #expect(try response.header("X-Word") as JSON == "one")
        #expect(
            try response.header("X-Reset") as Date == Date(timeIntervalSince1970: 1_709_208_000))
        #expect(try response.header("X-Next") as URL == URL(string: "https://example.com/2"))
        #expect(try response.headerIfPresent("X-Total") as Int? == 12)
        #expect(try response.headerIfPresent("X-None") as Int? == nil)
    }

    @Test("are lists, on one line or several")
    func lists() async throws {
        let response = try await response([
            ("X-Tags", "a, b"), ("X-Tags", "c"), ("X-Sizes", "1,2"), ("X-Empty", ""),
        ])
        #expect(try response.headerList("X-Tags") == ["a", "b", "c"])
        #expect(try response.headerList("X-Sizes") == [1, 2])
        #expect(try response.headerList("X-Empty") == [String]())
        #expect(try response.headerListIfPresent("X-None") as [String]? == nil)
    }

    @Test("that are missing or do not fit throw")
    func mistakes() async throws {
        let response = try await response([("X-Total", "many")])
        let unfit = #expect(throws: RouterError.self) {
            try response.header("X-Total") as Int
        }
        #expect(unfit?.isResponseSerializationError == true)
        #expect(unfit?.responseCode == 200)
        #expect(unfit?.description.contains("the header 'X-Total' is no Int") == true)
        let missing = #expect(throws: RouterError.self) {
            try response.header("X-None") as Int
        }
        #expect(missing?.description.contains("the header 'X-None' is missing") == true)
        #expect(throws: RouterError.self) { try response.headerList("X-None") as [Int] }
        #expect(throws: RouterError.self) { try response.headerList("X-Total") as [Int] }
    }
}
