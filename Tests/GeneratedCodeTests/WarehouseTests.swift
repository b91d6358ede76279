import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests of a description that uses what OpenAPI says about requests, on the wire.
@Suite("Requests from OpenAPI")
struct WarehouseTests {
    private typealias Bodies = Warehouse.BodiesRouter
    private typealias Parameters = Warehouse.ParametersRouter
    private typealias Security = Warehouse.SecurityRouter

    private let configuration = Warehouse.Configuration(token: "t")
    private let shelf = Warehouse.Shelf(row: 1, side: .left)

    private func request<Route: Router>(
        _ route: Route, _ configuration: Warehouse.Configuration? = nil
    ) throws -> URLRequest where Route.Configuration == Warehouse.Configuration {
        try route.asURLRequest(with: configuration ?? self.configuration)
    }

    private func body(_ request: URLRequest) -> String? {
        request.httpBody.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("carry parameters in every place and style")
    func parameters() throws {
        let request = try request(
            Parameters.lockItem(
                id: "a:b/c", row: [1, 2], shelf: shelf,
                options: .init(
                    near: "x/y&z", filter: .init(text: "a b", sizes: [3, 4]),
                    shelves: ["p,q", "r"],
                    where: shelf, trace: UUID(literal: "123E4567-E89B-12D3-A456-426614174000"),
                    seen: [7, 8])))
        #expect(
            request.url?.absoluteString
                == "https://api.warehouse.example/v1/items/a:b%2Fc:lock/;row=1;row=2..row,1,side,left"
                + "?since=2024-02-29&near=x/y%26z&filter%5Btext%5D=a%20b&filter%5Bsizes%5D%5B0%5D=3"
                + "&filter%5Bsizes%5D%5B1%5D=4&shelves=p%2Cq,r"
                + "&where=%7B%22row%22%3A1%2C%22side%22%3A%22left%22%7D")
        #expect(
            request.allHTTPHeaderFields == [
                "trace": "123e4567-e89b-12d3-a456-426614174000", "Cookie": "seen=7; seen=8",
                "Authorization": "Bearer t",
            ])
    }

    @Test("may have a query that is one value, and any method")
    func wholeQueries() throws {
        let search = try request(Parameters.search(query: .init(text: "a&b", sizes: [1, 2])))
        #expect(
            search.url?.absoluteString
                == "https://api.warehouse.example/v1/search?text=a%26b&sizes=1&sizes=2")
        let byBody = try request(Parameters.searchByBody(body: .init(text: "a")))
        #expect(byBody.httpMethod == "QUERY")
        #expect(body(byBody) == #"{"text":"a"}"#)
        #expect(try request(Parameters.purge).httpMethod == "PURGE")
    }

    @Test("carry one kind of body or another, and no media type without one")
    func kinds() throws {
        let json = try request(Bodies.printLabel(body: shelf))
        #expect(body(json) == #"{"row":1,"side":"left"}"#)
        #expect(
            json.value(forHTTPHeaderField: "Content-Type") == "application/vnd.label+json")
        let nothing = try request(Bodies.printLabel())
        #expect(nothing.httpBody == nil)
        #expect(nothing.value(forHTTPHeaderField: "Content-Type") == nil)
        let text = try request(Bodies.printLabelAsText(body: "A-1"))
        #expect(body(text) == "A-1")
        let image = try request(
            Bodies.printLabelAsData(body: FilePart(data: Data("x".utf8), contentType: "image/jpeg"))
        )
        #expect(body(image) == "x")
        #expect(image.value(forHTTPHeaderField: "Content-Type") == "image/jpeg")
        let lines = try request(Bodies.importLabels(body: [shelf, .init(row: 2)]))
        #expect(body(lines) == "{\"row\":1,\"side\":\"left\"}\n{\"row\":2}\n")
        #expect(lines.value(forHTTPHeaderField: "Content-Type") == "application/jsonl")
    }

    @Test("are forms whose fields have styles of their own")
    func forms() throws {
        let request = try request(
            Bodies.changeScan(
                shelf: shelf, shelves: [.init(row: 2)], page: "a/b", codes: ["x", "y"]))
        #expect(request.url?.absoluteString == "https://api.warehouse.example/v0/scans")
        #expect(
            body(request)
                == "shelf=%7B%22row%22%3A1%2C%22side%22%3A%22left%22%7D&shelves=%7B%22row%22%3A2%7D"
                + "&page=a/b&codes=x%7Cy")
    }

    @Test("have parts with media types, styles and headers")
    func parts() throws {
        let request = try request(
            Bodies.addScan(
                scan: FilePart(data: Data("pdf".utf8)), xChecksum: "c1",
                pages: [FilePart(data: Data("p".utf8), filename: "1.png")], shelf: shelf,
                codes: ["x", "y"], notes: "# n"))
        let boundary = try #require(
            request.value(forHTTPHeaderField: "Content-Type")?.components(
                separatedBy: "boundary="
            ).last)
        let parts = [
            "name=\"scan\"\r\nContent-Type: application/pdf\r\nX-Checksum: c1\r\n\r\npdf",
            "name=\"pages\"; filename=\"1.png\"\r\nContent-Type: image/png\r\n\r\np",
            "name=\"shelf\"\r\nContent-Type: application/json\r\n\r\n{\"row\":1,\"side\":\"left\"}",
            "name=\"codes\"\r\n\r\nx,y",
            "name=\"notes\"\r\nContent-Type: text/markdown\r\n\r\n# n",
        ].map { "--\(boundary)\r\nContent-Disposition: form-data; \($0)\r\n" }
        #expect(body(request) == parts.joined() + "--\(boundary)--\r\n")
    }

    @Test("go to the servers of their routes, unless the application has another base URL")
    func servers() throws {
        let route = Bodies.addScan(scan: FilePart(data: Data()), xChecksum: "", shelf: shelf)
        #expect(try request(route).url?.host == "uploads.warehouse.example")
        let local = Warehouse.Configuration(baseURL: "http://localhost:1")
        #expect(try request(route, local).url?.absoluteString == "http://localhost:1/scans")
        let own = Warehouse.Configuration(
            baseURL: "http://localhost:1", uploadsURL: "http://localhost:2/up")
        #expect(try request(route, own).url?.absoluteString == "http://localhost:2/up/scans")
        let sandbox = Warehouse.Configuration(server: .sandbox(region: .us))
        #expect(
            try request(Bodies.changeScan(), sandbox).url?.absoluteString
                == "https://us.sandbox.example/v0/scans")
    }

    @Test("send the first alternative of credentials that is complete, and say what they need")
    func security() throws {
        func headers(_ configuration: Warehouse.Configuration) throws -> [String: String]? {
            try request(Security.setKeys, configuration).allHTTPHeaderFields
        }
        let basic = BasicCredential(username: "u", password: "p")
        #expect(try headers(.init(token: "t", key: "k"))?.isEmpty != false)
        #expect(
            try headers(.init(basic: basic, key: "k")) == [
                "X-Key": "k", "Authorization": "Basic dTpw",
            ])
        #expect(
            try headers(.init(basic: basic, key: "k", oauth: "o")) == ["Authorization": "Bearer o"])
        #expect(
            Security.setKeys.route.security == [
                [SecurityRequirement("oauth", scopes: ["read", "write"])], ["key", "basic"], [],
            ])
        #expect(Security.openKeys.route.security.isEmpty)
        #expect(Security.changeKeys.route.security == [["vault"]])
    }
}
