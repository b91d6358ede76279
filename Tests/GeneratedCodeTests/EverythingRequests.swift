import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request of the API that uses every feature of the format, and what it must look like on the wire.
struct EverythingRequest: Sendable {
    var id: String
    var request: URLRequest
    /// Method, and the URL behind that of the server.
    var line: String
    /// The headers besides those of every request.
    var headers: [String: String] = [:]
    var body: String?

    /// What every request of the API carries.
    static let commonHeaders = [
        "X-Company": "Example", "Accept-Language": "en", "X-Client-Version": "2.1",
    ]
    static let server = "https://us.staging.example.com:8443/v1"

    static let configuration = Everything.Configuration(
        server: .staging(region: .us), consumerKey: "k&y", clientVersion: "2.1", pageSize: 30,
        partner: "p", token: "t0k", login: BasicCredential(username: "me", password: "s:cret"),
        headerKey: "hk", queryKey: "q k", cookieKey: "c;k")

    private init<Route: Router>(
        _ id: String, _ route: Route, _ line: String, accept: String = "application/json",
        headers: [String: String] = [:], body: String? = nil
    ) throws where Route.Configuration == Everything.Configuration {
        self.id = id
        request = try route.asURLRequest(with: Self.configuration)
        self.line = line
        self.headers = headers.merging(["Accept": accept]) { one, _ in one }
        self.body = body
    }
}

/// A route that is deprecated. Only its witness says so, so that no caller is warned.
protocol OldRoute: Sendable {
    var route: Everything.ItemsRouter { get }
    func call(_ client: Everything.ItemsClient) async throws -> [Everything.Item]
}

struct OldList: OldRoute {
    @available(*, deprecated)
    var route: Everything.ItemsRouter { .oldList }

    @available(*, deprecated)
    func call(_ client: Everything.ItemsClient) async throws -> [Everything.Item] {
        try await client.oldList()
    }
}

extension EverythingRequest {
    private typealias Items = Everything.ItemsRouter
    private typealias Files = Everything.FilesRouter
    private typealias Wrapped = Everything.WrappedRouter

    private static let bearer = ["Authorization": "Bearer t0k"]
    private static let json = bearer.merging(["Content-Type": "application/json"]) { one, _ in one }
    private static let form = ["Content-Type": "application/x-www-form-urlencoded"]
    /// An instant that needs its fraction.
    private static let date = Date(timeIntervalSince1970: 1_709_208_000.25)
    private static let area = Everything.Area(width: 1.5, height: 2, unit: "c m")

    /// Each route once or more, but for those whose bodies have no fixed text.
    static func all() throws -> [EverythingRequest] {
        try items() + bodies() + files()
    }

    private static func items() throws -> [EverythingRequest] {
        let old: any OldRoute = OldList()
        return [
            try EverythingRequest(
                "items.list", Items.list(),
                "GET /items?consumer_key=k%26y&page_size=30&sizes=1&sizes=2&exact=false&format=full",
                headers: bearer.merging(["Cookie": "theme=DARK"]) { one, _ in one }),
            try EverythingRequest(
                "items.list", Items.list(options: try allOptions()),
                "GET /items?consumer_key=k%26y&search=a%20b%2Fc%3Fd%26e%3D%C3%A9%2B%25%3B%F0%9F%91%8B%00"
                    + "&page_size=30&kinds=book,other%20thing,%2B1,n%2Cew&sizes=2"
                    + "&tags%5B%5D=x&tags%5B%5D=y%2Cz&positions%5B0%5D=7&positions%5B1%5D=-8"
                    + "&words=a%20b&codes=1%7C2"
                    + "&area%5Bwidth%5D=1.5&area%5Bheight%5D=2&area%5Bunit%5D=c%20m"
                    + "&box%5Bwidth%5D=1.5&box%5Bheight%5D=2&box%5Bunit%5D=c%20m"
                    + "&frame.width=1.5&frame.height=2&frame.unit=c%20m"
                    + "&since=2024-02-29T12%3A00%3A00.25Z&until=1709208000.25&day=2024-02-29"
                    + "&exact=true&format=full",
                headers: bearer.merging([
                    "Cookie": "theme=LIGHT",
                    "X-Request-ID": "123e4567-e89b-12d3-a456-426614174000",
                ]) { one, _ in one }),
            try EverythingRequest(
                "items.read", Items.read(id: .init("a/b")), "GET /items/a%2Fb?consumer_key=k%26y",
                headers: bearer),
            try EverythingRequest(
                "items.readPart", Items.readPart(id: .init("1"), partName: "a b.c"),
                "GET /items/1/parts/a%20b.c.json?consumer_key=k%26y", headers: bearer),
            try EverythingRequest(
                "items.delete", Items.delete(id: .init("é")),
                "DELETE /items/%C3%A9?consumer_key=k%26y", headers: bearer),
            try EverythingRequest(
                "items.exists", Items.exists(id: .init("1")), "HEAD /items/1?consumer_key=k%26y",
                headers: bearer),
            try EverythingRequest(
                "items.capabilities", Items.capabilities, "OPTIONS /items?consumer_key=k%26y",
                headers: bearer),
            try EverythingRequest(
                "items.echo", Items.echo, "TRACE /items?consumer_key=k%26y",
                accept: "text/plain, application/json", headers: bearer),
            try EverythingRequest(
                "items.oldList", old.route, "GET /v0/items?consumer_key=k%26y"),
            try EverythingRequest(
                "wrapped.status", Wrapped.status, "GET /status?consumer_key=k%26y"),
            try EverythingRequest("wrapped.media", Wrapped.media, "GET /media?consumer_key=k%26y"),
        ]
    }

    private static func allOptions() throws -> Items.ListOptions {
        Items.ListOptions(
            search: "a b/c?d&e=é+%;👋\0", kinds: [.book, .otherThing, .plus1, .unknown("n,ew")],
            sizes: [.large], tags: ["x", "y,z"], positions: [7, -8], words: ["a", "b"],
            codes: [1, 2], area: area, box: area, frame: area, since: date, until: date,
            day: Day(year: 2024, month: 2, day: 29), exact: true,
            xRequestID: UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"), theme: .light)
    }

    private static func bodies() throws -> [EverythingRequest] {
        let full = Everything.NewItem(
            kind: .minus1, name: "\"n\"\n", price: Decimal(string: "12.50"), labels: ["a", "b"],
            area: .init(width: 1, height: 0.1))
        return [
            try EverythingRequest(
                "items.create", Items.create(body: .init(kind: .film, name: "n")),
                "POST /items?consumer_key=k%26y", headers: json,
                body: #"{"kind":"film","name":"n","labels":[]}"#),
            try EverythingRequest(
                "items.replace", Items.replace(id: .init("1"), body: full),
                "PUT /items/1?consumer_key=k%26y", accept: "application/json, text/plain",
                headers: json,
                body: #"{"kind":"-1","name":"\"n\"\n","price":12.5,"labels":["a","b"],"#
                    + #""area":{"width":1,"height":0.1}}"#),
            try EverythingRequest(
                "items.rename", Items.rename(id: .init("1"), name: "n"),
                "PATCH /items/1?consumer_key=k%26y", headers: json,
                body: #"{"name":"n","client_version":"2.1","reason":"renamed"}"#),
            try EverythingRequest(
                "items.rename", Items.rename(id: .init("1"), name: "n", at: date),
                "PATCH /items/1?consumer_key=k%26y", headers: json,
                body: #"{"name":"n","client_version":"2.1","reason":"renamed","#
                    + #""at":"2024-02-29T12:00:00.25Z"}"#),
            try EverythingRequest(
                "items.query", Items.query(body: area), "QUERY /items?consumer_key=k%26y",
                headers: json, body: #"{"width":1.5,"height":2,"unit":"c m"}"#),
        ]
    }

    private static func files() throws -> [EverythingRequest] {
        [
            try EverythingRequest(
                "files.submit", Files.submit(name: "a b&c=d+é", age: 7, tags: ["x", "y;z"]),
                "POST /forms?consumer_key=k%26y&api_key=q%20k", headers: form,
                body: "name=a%20b%26c%3Dd%2B%C3%A9&age=7&tags=x&tags=y%3Bz&consent=true"),
            try EverythingRequest(
                "files.submit", Files.submit(name: ""),
                "POST /forms?consumer_key=k%26y&api_key=q%20k", headers: form,
                body: "name=&consent=true"),
            try EverythingRequest(
                "files.signIn", Files.signIn(body: .init(user: "me", password: "p&=")),
                "POST /sign-in?consumer_key=k%26y",
                headers: form.merging(["Authorization": "Basic bWU6czpjcmV0"]) { one, _ in one },
                body: "user=me&password=p%26%3D"),
            try EverythingRequest(
                "files.note", Files.note(body: "é\r\n"), "POST /notes?consumer_key=k%26y",
                accept: "text/plain, application/json",
                headers: ["Content-Type": "text/plain; charset=utf-8"], body: "é\r\n"),
            try EverythingRequest(
                "files.picture", Files.picture(name: "a+b", body: Data("png".utf8)),
                "PUT /pictures/a%2Bb?consumer_key=k%26y", accept: "*/*, application/json",
                headers: ["Content-Type": "image/png"], body: "png"),
        ]
    }
}
