import Foundation
import RoutergenRuntime
import Testing

@Suite("A route that asks for other media types")
struct AcceptingRouterTests {
    @Test("sends them, and is the same route otherwise")
    func request() throws {
        let configuration = PhotosAPI.Configuration(
            baseURL: "https://photos.test", consumerKey: "k")
        let route = PhotosAPI.PhotosRouter.popularPhotos(page: 2)
        let other = route.accepting("text/csv", "text/plain")
        let request = try other.asURLRequest(with: configuration)
        #expect(request.value(forHTTPHeaderField: "Accept") == "text/csv, text/plain")
        #expect(try request.url == route.asURLRequest(with: configuration).url)
        #expect(other.route.accepts == ["text/csv", "text/plain"])
        #expect(other.route.id == route.route.id)
    }
}
