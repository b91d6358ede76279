import Foundation
import RoutergenRuntime

/// Calls 500px, or a server that plays it, in the three ways that generated code offers.
@main
struct Demo {
    static func main() async {
        guard let baseURL = CommandLine.arguments.dropFirst().first else {
            print("usage: Five100pxDemo BASE_URL")
            exit(2)
        }
        let configuration = Five100px.Configuration(
            baseURL: baseURL, consumerKey: "demo", token: "demo-token")

        do {
            try printRequest(configuration)
            try await callInTheClassicWay(configuration)
            try await callTheClient(configuration)
        } catch {
            print("failed:", error)
            exit(1)
        }
    }

    /// Just the `URLRequest`, for any networking library.
    static func printRequest(_ configuration: Five100px.Configuration) throws {
        let route = Five100px.PhotosRouter.popularPhotos(page: 2)
        let request = try route.asURLRequest(with: configuration)
        print("1. The request:", request.httpMethod ?? "", request.url?.absoluteString ?? "")
    }

    /// A chain with a completion handler.
    static func callInTheClassicWay(_ configuration: Five100px.Configuration) async throws {
        let session = Session(routerConfigurations: [configuration])
        try await withCheckedThrowingContinuation { continuation in
            session.request(Five100px.PhotosRouter.photoInfo(id: 4_928_402)).responseJSON {
                response in
                switch response.result {
                case .success(let json):
                    let name = json["photo"]?["name"]?.stringValue ?? "no name"
                    print("2. The classic chain:", name)
                    continuation.resume()
                case .failure(let error):
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    /// One `async` method per endpoint, decoded.
    static func callTheClient(_ configuration: Five100px.Configuration) async throws {
        let api = Five100px.Client(configuration: configuration)
        let page = try await api.photos.popularPhotos(feature: .popular)
        print("3. The typed client: page \(page.currentPage) of \(page.totalPages)")
        for photo in page.photos {
            let author = photo.user?.fullName ?? "somebody"
            print("   \(photo.id)  \(photo.name) by \(author), rated \(photo.rating)")
        }
    }
}
