import Foundation
import RoutergenRuntime
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the routes of the API that uses every feature of the format send.
@Suite("The requests of every feature")
struct EverythingTests {
    /// The routes whose bodies are compared on their own.
    private static let withoutFixedText = ["files.upload", "files.settings"]

    @Test("Method, URL, headers, cookies and body of each route")
    func requests() throws {
        let expectations = try EverythingRequest.all()
        for expected in expectations {
            let request = expected.request
            let line = (request.httpMethod ?? "") + " " + (request.url?.absoluteString ?? "")
            #expect(
                line == expected.line.replacing(" ", with: " " + EverythingRequest.server))
            let headers = expected.headers.merging(EverythingRequest.commonHeaders) { one, _ in one
            }
            #expect(request.allHTTPHeaderFields == headers, "\(expected.id)")
            let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) }
            #expect(body == expected.body, "\(expected.id)")
        }
        let covered = Set(expectations.map(\.id) + Self.withoutFixedText)
        #expect(try covered == Self.allRoutes())
    }

    /// The routes that the generated routers have.
    private static func allRoutes() throws -> Set<String> {
        let folder = Repository.root
            .appendingPathComponent("Tests/Golden/Specs/everything/Expected/Swift/Routers")
        var routes: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(
                contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let ids = text.matches(of: /id: "([^"]*)",\n\s*group: "([^"]*)"/)
            routes.formUnion(ids.map { "\($0.2).\($0.1)" })
        }
        #expect(routes.count == 20)
        return routes
    }

    @Test("A form of several parts")
    func multipart() throws {
        let full = Everything.FilesRouter.upload(
            file: FilePart(data: Data("png".utf8), filename: "a \"b\"\r\n.png"),
            previews: [
                FilePart(data: Data("1".utf8), filename: "é.jpg"),
                FilePart(data: Data("2".utf8), contentType: "x/y"),
            ],
            title: "t\r\n", labels: ["a", "b"], meta: .init(width: 1, height: 2))
        let sent = try multipart(full)
        #expect(sent.request.url?.absoluteString.hasSuffix("/files?consumer_key=k%26y") == true)
        #expect(sent.request.value(forHTTPHeaderField: "X-Key") == "hk")
        #expect(sent.request.timeoutInterval == 1.5)
        #expect(
            sent.parts == [
                #"name="file"; filename="a %22b%22%0D%0A.png""#
                    + "\r\nContent-Type: image/png\r\n\r\npng",
                #"name="previews"; filename="é.jpg""#
                    + "\r\nContent-Type: image/jpeg\r\n\r\n1",
                "name=\"previews\"\r\nContent-Type: x/y\r\n\r\n2",
                "name=\"title\"\r\n\r\nt\r\n", "name=\"labels\"\r\n\r\na",
                "name=\"labels\"\r\n\r\nb",
                "name=\"meta\"\r\nContent-Type: application/json\r\n\r\n{\"width\":1,\"height\":2}",
                "name=\"source\"\r\n\r\nphone",
            ])

        let short = Everything.FilesRouter.upload(file: FilePart(data: Data()), title: "")
        #expect(
            try multipart(short).parts == [
                "name=\"file\"\r\nContent-Type: application/octet-stream\r\n\r\n",
                "name=\"title\"\r\n\r\n", "name=\"source\"\r\n\r\nphone",
            ])
    }

    /// The request, and its parts without boundaries and what all of them begin with.
    private func multipart(
        _ route: Everything.FilesRouter
    ) throws -> (request: URLRequest, parts: [String]) {
        let request = try route.asURLRequest(with: EverythingRequest.configuration)
        let type = try #require(request.value(forHTTPHeaderField: "Content-Type"))
        let prefix = "multipart/form-data; boundary="
        #expect(type.hasPrefix(prefix))
        let boundary = type.dropFirst(prefix.count)
        let body = String(decoding: try #require(request.httpBody), as: UTF8.self)
        let start = "--\(boundary)\r\nContent-Disposition: form-data; "
        let end = "\r\n--\(boundary)--\r\n"
        #expect(body.hasPrefix(start) && body.hasSuffix(end))
        let parts = body.dropFirst(start.count).dropLast(end.count)
        return (request, String(parts).components(separatedBy: "\r\n" + start))
    }

    @Test("A property list and a cookie for a key")
    func propertyList() throws {
        let route = Everything.FilesRouter.settings(body: .init(volume: 0.5, muted: true))
        let request = try route.asURLRequest(with: EverythingRequest.configuration)
        #expect(request.httpMethod == "PUT")
        #expect(request.url?.absoluteString.hasSuffix("/settings?consumer_key=k%26y") == true)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-plist")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "sid=c%3Bk")
        let body = try #require(request.httpBody)
        #expect(body.starts(with: Data("<?xml".utf8)))
        let list = try PropertyListDecoder().decode(PropertyList.self, from: body)
        #expect(list == .dictionary(["volume": .real(0.5), "muted": .boolean(true)]))
    }

    @Test("A path value that cannot be sent is refused by its name", arguments: ["", ".", ".."])
    func pathValues(value: String) {
        let error = #expect(throws: RouterError.self) {
            try Everything.ItemsRouter.read(id: .init(value))
                .asURLRequest(with: EverythingRequest.configuration)
        }
        #expect(error?.description.contains("'id'") == true)
        #expect(error?.route?.qualifiedID == "items.read")
    }

    @Test("Nothing is sent for credentials that are not there")
    func withoutCredentials() throws {
        let configuration = Everything.Configuration(consumerKey: "k")
        let list = try Everything.ItemsRouter.list().asURLRequest(with: configuration)
        #expect(list.value(forHTTPHeaderField: "Authorization") == nil)
        #expect(list.url?.absoluteString.hasPrefix("https://api.example.com/v1/items?") == true)
        let form = try Everything.FilesRouter.submit(name: "n").asURLRequest(with: configuration)
        #expect(form.url?.query == "consumer_key=k")
        let settings = try Everything.FilesRouter.settings(body: .init(volume: 1))
            .asURLRequest(with: configuration)
        #expect(settings.value(forHTTPHeaderField: "Cookie") == nil)
    }

    @Test("What a route knows about itself")
    func routes() throws {
        let upload = Everything.FilesRouter.upload(file: FilePart(data: Data()), title: "").route
        #expect(upload.security == [["header_key"]])
        #expect(upload.allowsRetry == false)
        #expect(upload.timeout == 1.5)
        let create = Everything.ItemsRouter.create(body: .init(kind: .book, name: "")).route
        #expect(create.statuses == [.exactly(201)])
        #expect(create.envelope == Everything.Configuration.envelope)
        let sample = try #require(create.samples.first)
        #expect(sample.status == 201)
        let item = try Everything.Item(jsonData: Data(sample.body.utf8))
        #expect(item.price == Decimal(string: "12.5"))
        #expect(Everything.WrappedRouter.status.route.envelope == nil)
        #expect(Everything.Server.production.url == "https://api.example.com/v1")
        #expect(Everything.Server.staging().url == "https://eu.staging.example.com:8443/v1")
        #expect(throws: RouterError.self) { try Everything.Configuration.standard() }
    }
}
