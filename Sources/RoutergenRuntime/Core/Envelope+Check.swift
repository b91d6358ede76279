import Foundation

extension Envelope {
    /// Refuses a body whose code means no success.
    ///
    /// - Throws: `.envelope` with code and message; `.decodingFailed` when the body is no JSON object.
    func check(_ data: Data) throws(RouterError) {
        guard code != nil else { return }
    }
}
