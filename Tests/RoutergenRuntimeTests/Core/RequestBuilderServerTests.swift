import Foundation
import RoutergenRuntime
import Testing

/// An API where one route has a server of its own.
private enum FilesAPI {
    struct Configuration: RouterConfiguration {
        var baseURL = "https://api.example.com/v1"
        var uploadsURL: String?

        static let standardBaseURL: String? = "https://api.example.com/v1"
        static func standard() throws -> Configuration { Configuration() }
    }

    enum FilesRouter: Router {
        case upload
        case list
        case legacy

        var route: Route { Route(id: "route", method: .get, path: "/files") }

        func build(_ request: inout RequestBuilder, with configuration: Configuration) {
            switch self {
            case .upload:
                request.server("https://uploads.example.com", override: configuration.uploadsURL)
            case .list: break
            case .legacy: request.server("/v0")
            }
            request.path("/files")
        }
    }
}

@Suite("A server of a route's own")
struct RequestBuilderServerTests {
    private func url(
        _ route: FilesAPI.FilesRouter, _ configuration: FilesAPI.Configuration = .init()
    ) throws -> String? {
        try route.asURLRequest(with: configuration).url?.absoluteString
    }

    @Test("gets the request in place of the base URL")
    func own() throws {
        #expect(try url(.upload) == "https://uploads.example.com/files")
        #expect(try url(.list) == "https://api.example.com/v1/files")
        let same = FilesAPI.Configuration(baseURL: "https://api.example.com/v1/")
        #expect(try url(.upload, same) == "https://uploads.example.com/files")
    }

    @Test("gets nothing where the application has another base URL, such as a test's server")
    func otherBase() throws {
        let local = FilesAPI.Configuration(baseURL: "http://localhost:8080/v1")
        #expect(try url(.upload, local) == "http://localhost:8080/v1/files")
        #expect(try url(.list, local) == "http://localhost:8080/v1/files")
    }

    @Test("can be replaced by itself")
    func override() throws {
        var both = FilesAPI.Configuration(uploadsURL: "https://eu.example.com/up")
        #expect(try url(.upload, both) == "https://eu.example.com/up/files")
        both.baseURL = "http://localhost:8080"
        #expect(try url(.upload, both) == "https://eu.example.com/up/files")
    }

    @Test(
        "may be relative to the base URL, whatever that is",
        arguments: [
            ("https://api.example.com/v1", "/v0", "https://api.example.com/v0/a"),
            ("http://localhost:8080/v1", "/v0", "http://localhost:8080/v0/a"),
            ("https://api.example.com/v1/", "v2", "https://api.example.com/v1/v2/a"),
            ("https://api.example.com/v1", "/", "https://api.example.com/a"),
            ("https://api.example.com/v1", "//cdn.example.com/x", "https://cdn.example.com/x/a"),
        ])
    func relative(base: String, server: String, expected: String) throws {
        let request = try built(base: base) {
            $0.server(server)
            $0.path("/a")
        }
        #expect(request.url?.absoluteString == expected)
    }

    @Test("is the only server where the description has no other")
    func withoutStandard() throws {
        #expect(
            try built(base: "http://localhost") { $0.server("https://own.example.com") }.url?
                .absoluteString == "https://own.example.com")
    }
}
