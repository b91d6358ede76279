import Alamofire
import Foundation

@main
enum Driver {
    static func main() throws {
        typealias Items = Everything.ItemsRouter
        typealias Files = Everything.FilesRouter
        var configuration = Everything.Configuration(
            baseURL: "https://example.test/v1/", consumerKey: "k&1")
        configuration.token = "t0"
        configuration.login = Everything.BasicCredential(user: "ann", password: "pw")
        configuration.headerKey = "hk"
        configuration.queryKey = "q k"
        configuration.cookieKey = "ck"
        func show(_ title: String, _ route: some Request) {
            Gen.show(title) { try route.asURLRequest(with: configuration) }
        }

        let area = Everything.Area(width: 1.5, height: 2, unit: "a b")
        let moment = Date(timeIntervalSince1970: 1_709_208_000.5)
        let options = Items.ListOptions(
            search: "a/b?c&d=é+", kinds: [.book, .unknown("new,kind")], sizes: [.large, .small],
            tags: ["x", "y"], positions: [3, 1], words: ["a", "b"], codes: [1, 2], area: area,
            box: area, frame: area, since: moment, until: Date(timeIntervalSince1970: 17),
            day: Everything.Day(year: 2024, month: 2, day: 29), exact: true,
            xRequestID: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"), theme: .light)
        show("every style", Items.list(options: options))
        show("defaults", Items.list())
        show("segments", Items.readPart(id: Everything.ItemID("a/b"), partName: "c d%"))
        show("body", Items.create(body: Everything.NewItem(kind: .book, name: "n/1", area: area)))
        show("fields", Items.rename(id: Everything.ItemID("1"), name: "n", at: moment))
        show("own method", Items.query(body: area))
        show("no security", Everything.WrappedRouter.status)
        show(
            "multipart",
            Files.upload(
                file: Everything.FilePart(
                    data: Data("abc".utf8), fileName: "a\"b.txt", contentType: "text/plain"),
                previews: [], title: "t é", labels: ["x", "y"], meta: area))
        show("form", Files.submit(name: "a b&c", age: 7, tags: ["x", "y"]))
        show(
            "whole form",
            Files.signIn(body: Everything.Credentials(user: "ann", password: "p=w")))
        show("text", Files.note(body: "héllo"))
        show("data", Files.picture(name: "p", body: Data([0x61])))
        Gen.show("styles of a path") {
            var request = Everything.RequestBuilder(
                method: .get, baseURL: "https://example.test", standardBaseURL: nil)
            for style in [
                Everything.ParameterStyle.standard, .label, .labelExploded, .matrix,
                .matrixExploded,
                .pairs,
            ] {
                request.path("/")
                request.segment("list", ["a,b", "c"], style: style)
                request.path("/")
                request.segment("area", area, style: style)
                request.path("/")
                request.segment("one", 1, style: style)
            }
            return try request.urlRequest()
        }
        Gen.show("URLs, JSON and what is reserved") {
            var request = Everything.RequestBuilder(
                method: .post, baseURL: "https://example.test?a=1", standardBaseURL: nil)
            let url = URL(string: "https://example.test/p?q=1")
            request.query("url", url)
            request.query("urls", [url], style: .pipe)
            request.query("in", ["url": url], style: .deep)
            request.query("free", "a/b?c,d&e", allowReserved: true)
            request.query("json", area, style: .json)
            request.form("areas", [area, area], style: .jsonElements)
            request.form("flags", [true, false], style: .indexed)
            request.header("X-List", ["a b", "c"])
            request.cookie("list", ["a b", "c"], style: .repeat)
            return try request.urlRequest()
        }
        Gen.show("a base URL with a query") {
            var request = Everything.RequestBuilder(
                method: .get, baseURL: "https://example.test/v1/?key=1", standardBaseURL: nil)
            request.path("/a")
            request.query("b", 2)
            request.form("nothing", nil as String?)
            request.multipart("nothing", nil as String?)
            return try request.urlRequest()
        }
        Gen.show("multipart with another type and styles") {
            var request = Everything.RequestBuilder(
                method: .post, baseURL: "https://example.test", standardBaseURL: nil)
            request.multipart("area", area, style: .deep)
            request.multipart("list", [1, 2], style: .comma)
            request.multipartType("multipart/mixed")
            request.partHeader("X-Part", "p", of: "list")
            return try request.urlRequest()
        }
        show("dots", Items.read(id: Everything.ItemID("..")))
        show("no segment", Items.read(id: Everything.ItemID("")))
        Gen.show("standard configuration") { try Items.echo.asURLRequest() }
        try models(moment)
    }

    static func models(_ moment: Date) throws {
        let text = """
            {"id": "i1", "created_at": "2024-02-29T12:00:00.5Z", "kind": "novel", "name": "n",
             "image_url": "https://example.test/p", "price": 12.5, "checked_at": 1709208000500,
             "modified": "Thu, 29 Feb 2024 12:00:00 GMT", "printed": "2024-02-29 12:00:00",
             "released": "2024-02-29", "counts": {"a": 1}, "matrix": [[1, null]],
             "extra": {"deep": [1, true, null]}, "class": null, "thumbnail": "YWJj",
             "parent": {"id": "i2", "created_at": "2024-02-29T12:00:00Z", "kind": "book",
                        "name": "p", "self": "https://example.test/s"},
             "media": [{"type": "photo", "url": "https://example.test/1"}, {"type": "hologram"}]}
            """
        let item = try Everything.decoder.decode(Everything.Item.self, from: Data(text.utf8))
        print("== item")
        print(item.kind, item.weight, item.count, item.available, item.default)
        print(item.createdAt == moment, item.checkedAt == moment, item.parent?.name ?? "-")
        show("item", item, Everything.encoder)
    }
}

/// What all routers have.
protocol Request {
    func asURLRequest(with configuration: Everything.Configuration) throws -> URLRequest
}
extension Everything.ItemsRouter: Request {}
extension Everything.FilesRouter: Request {}
extension Everything.WrappedRouter: Request {}

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
