/// An example answer of an endpoint, as a string literal of one line or of several.
package struct RenderSample: Sendable, Equatable {
    /// The status code: `200`.
    package var status: String
    /// The media type of the body, as a string literal.
    package var contentType: String
    /// The body as a string literal on one line; missing where it has several lines.
    package var body: String?
    /// What opens and closes the literal of a body of several lines: its `#`, which may be none.
    package var numberSigns: String
    /// The lines of the literal, escaped; none where the body has only one.
    package var lines: [String]

    package init(
        status: String, contentType: String, body: String?, numberSigns: String = "",
        lines: [String] = []
    ) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.numberSigns = numberSigns
        self.lines = lines
    }
}
