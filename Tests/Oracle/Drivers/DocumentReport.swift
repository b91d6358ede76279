/// What was made of a document.
struct DocumentReport: Encodable {
    var name: String
    /// The names of the Swift files.
    var files: [String] = []
    var operations: [OperationReport] = []
    var examples: [ExampleReport] = []
    /// Examples whose schemas were not found in the document.
    var lostExamples = 0
    /// Why there is nothing, a line each.
    var errors: [String] = []
}

/// What a driver knows about an example that it can read.
struct ExampleReport: Encodable {
    /// The place of its type in the table of the driver.
    var type: Int
    /// `request`, `answer` or `either`: who would send it.
    var direction: String
    /// The path of the file that its schema stands in.
    var file: String
    /// The schema in that file (RFC 6901).
    var pointer: String
    /// The line of the value, counted from one.
    var line: Int
    /// JSON.
    var value: String
}

/// What a driver knows about a request that it can make.
struct OperationReport: Encodable {
    /// What the caller gives.
    struct Argument: Encodable, Equatable {
        /// `path`, `query`, `header`, `cookie`, `part` for a field of the body, `partHeader` for a header
        /// of one, or `body` for all of it.
        var place: String
        /// The name on the wire, behind that of its part for a header of one; empty for the body.
        var name: String
        /// Whether the call may leave it out.
        var isOptional: Bool
    }

    /// What travels behind the headers.
    struct Body: Encodable {
        /// `json`, `jsonLines`, `form`, `multipart`, `text` or `data`.
        var encoding: String
        /// Nil for the usual one of the encoding.
        var mediaType: String?
        var isRequired: Bool
    }

    var index: Int
    /// The operation's identifier, or the name that stands for it.
    var name: String
    var method: String
    /// The template of the document.
    var path: String
    var arguments: [Argument]
    var body: Body?
}
