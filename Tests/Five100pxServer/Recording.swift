import Foundation
import LoopbackServer

/// The recorded answers of 500px, found by method and path.
struct Recording: Sendable {
    /// The folder with files such as `GET_photos_id_comments.json`.
    let folder: URL

    /// The answer to a request; like the real server it wants a consumer key.
    @Sendable
    func answer(_ request: ServerRequest) -> ServerResponse {
        guard request.query("consumer_key") != nil else {
            return .json(#"{"error": "Consumer key missing.", "status": 401}"#, status: 401)
        }
        // No photo by itself was recorded with `GET`; a vote answers with the same shape.
        let name = fileName(of: request).replacing(
            "GET_photos_id.json", with: "POST_photos_id_vote.json")
        guard
            let body = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        else {
            return .json(#"{"error": "Not found.", "status": 404}"#, status: 404)
        }
        return .json(body)
    }

    /// `GET /v1/photos/42/comments` was recorded in `GET_photos_id_comments.json`.
    private func fileName(of request: ServerRequest) -> String {
        let segments = request.path.split(separator: "/").drop { $0 == "v1" }
        let words = segments.map { $0.allSatisfy(\.isNumber) ? "id" : String($0) }
        return ([request.method] + words).joined(separator: "_") + ".json"
    }
}
