import Alamofire
import Foundation
import Moya

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@main
enum Driver {
    static func main() {
        typealias Items = Everything.ItemsRouter
        typealias Files = Everything.FilesRouter
        var configuration = Everything.Configuration(
            baseURL: "https://example.test/v1", consumerKey: "k&1")
        configuration.token = "t0"
        show("query", Items.list().with(configuration))
        show("segments", Items.read(id: Everything.ItemID("a/b c")).with(configuration))
        show("fields", Items.rename(id: Everything.ItemID("1"), name: "n").with(configuration))
        show("form", Files.submit(name: "a b", tags: ["x", "y"]).with(configuration))
        // Without the query that every route of the API has, Moya puts parts and bodies together.
        let plain = Everything.RequestBuilder(
            method: .post, baseURL: "https://example.test/v1", standardBaseURL: nil)
        func target(_ builder: Everything.RequestBuilder) -> Everything.Target {
            Everything.Target(
                builder, method: .post, baseURL: "https://example.test/v1",
                validationType: .successCodes, sampleData: Data())
        }
        var (parts, text, none) = (plain, plain, plain)
        parts.path("/files")
        parts.multipart("title", "t é")
        parts.multipart("labels", ["x", "y"])
        show("parts", target(parts))
        text.path("/notes")
        text.text("héllo")
        show("text", target(text))
        none.path("/a b")
        show("nothing", target(none))
        print(Items.create(body: Everything.NewItem(kind: .book, name: "n")).validationType)
        print(Items.delete(id: Everything.ItemID("1")).validationType)
        print(
            String(
                decoding: Items.create(body: Everything.NewItem(kind: .book, name: "n")).sampleData,
                as: UTF8.self))
        print(Items.delete(id: Everything.ItemID("1")).sampleData.isEmpty)
    }

    /// Shows a target, and the request that Moya would make of it.
    static func show(_ title: String, _ target: some TargetType) {
        print("-- \(title): \(target.method.rawValue) \(target.baseURL) \(target.path)")
        Gen.show(title) { try request(target) }
    }

    /// The URL is the path behind the base URL, then the task has its say.
    private static func request(_ target: some TargetType) throws -> URLRequest {
        let url =
            target.path.isEmpty
            ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
        let headers = target.headers.map(HTTPHeaders.init)
        var request = try URLRequest(url: url, method: target.method, headers: headers)
        switch target.task {
        case .requestPlain: print("plain")
        case .requestData(let data):
            print("data")
            request.httpBody = data
        case .requestParameters(_, let encoding):
            print("parameters")
            request = try encoding.encode(request, with: [:])
        case .uploadMultipart(let parts):
            for part in parts {
                guard case .data(let data) = part.provider else { continue }
                print(
                    "part \(part.name) \(part.mimeType ?? "-"): \(String(decoding: data, as: UTF8.self))"
                )
            }
        default: print("something else")
        }
        return request
    }
}
