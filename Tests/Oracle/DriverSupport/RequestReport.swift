import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request as it would be sent, or why there is none.
struct RequestReport: Encodable {
    let id: Int
    var error: String?
    var method: String?
    var url: String?
    var headers: [String: String]?
    /// Base64 in JSON.
    var body: Data?

    init(id: Int, _ result: Result<URLRequest, any Error>) {
        self.id = id
        switch result {
        case .success(let request):
            method = request.httpMethod
            url = request.url?.absoluteString
            headers = request.allHTTPHeaderFields ?? [:]
            body = request.httpBody
        case .failure(let failure): error = String(describing: failure)
        }
    }
}
