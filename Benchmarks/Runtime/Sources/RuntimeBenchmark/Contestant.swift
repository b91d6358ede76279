import BareCurl
import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One way to ask nginx for a photo.
protocol Contestant: Sendable {
    /// Asks for the photo once.
    ///
    /// - Returns: The width of the photo, which shows that the answer was read.
    func fetch() async throws -> Int
}

/// The client that routergen has generated.
struct GeneratedClient: Contestant {
    let client: Gallery.Client

    init(baseURL: String) {
        client = Gallery.Client(
            configuration: Gallery.Configuration(baseURL: baseURL), session: Session())
    }

    func fetch() async throws -> Int {
        try await client.photo(id: Sample.photoID).width
    }
}

/// One `URLSession`, one decoder, and a request that is ready.
struct SystemSession: Contestant {
    private let session: URLSession
    private let request: URLRequest
    private let decoder = JSONDecoder()

    init(baseURL: String) throws {
        let configuration = URLSessionConfiguration.default
        // The cache would never have an answer to give, and on Linux it makes every task slower.
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = ConcurrentRounds.tasks
        session = URLSession(configuration: configuration)
        guard let url = URL(string: Sample.photoURL(baseURL)) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        self.request = request
    }

    func fetch() async throws -> Int {
        let (data, response) = try await session.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try decoder.decode(PlainPhoto.self, from: data).width
    }
}

/// libcurl in C, with the headers that the generated client sends. The body is collected, and not decoded.
///
/// Unchecked because only one task at a time uses it.
final class BareRequest: Contestant, @unchecked Sendable {
    private let request: OpaquePointer

    init(baseURL: String) throws {
        let headers = ["Accept: application/json"] + HTTPHeaders.default.map(\.description)
        var lines = headers.map { UnsafePointer(strdup($0)) } + [nil]
        defer { for line in lines { free(UnsafeMutablePointer(mutating: line)) } }
        guard let request = bare_curl_open(Sample.photoURL(baseURL), &lines) else {
            throw URLError(.unknown)
        }
        self.request = request
    }

    deinit {
        bare_curl_close(request)
    }

    func fetch() async throws -> Int {
        var body: UnsafePointer<CChar>?
        var size = 0
        guard bare_curl_get(request, &body, &size) == 200, size > 0 else {
            throw URLError(.badServerResponse)
        }
        return Sample.width
    }
}

/// What nginx answers, as far as it is looked at.
enum Sample {
    static let photoID = 42
    static let width = 4096

    static func photoURL(_ baseURL: String) -> String { "\(baseURL)/photos/\(photoID)" }
}
