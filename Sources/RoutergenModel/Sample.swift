/// An example answer, for tests and stubs.
package struct Sample: Sendable, Equatable {
    package var status: Int
    /// Such as `application/json`.
    package var mediaType: String
    package var body: String

    package init(status: Int, mediaType: String, body: String) {
        self.status = status
        self.mediaType = mediaType
        self.body = body
    }
}
