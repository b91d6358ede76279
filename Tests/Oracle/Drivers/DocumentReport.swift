/// What was made of a document.
struct DocumentReport: Encodable {
    var name: String
    /// The names of the Swift files.
    var files: [String] = []
    var operations: [OperationReport] = []
    /// Why there is nothing, a line each.
    var errors: [String] = []
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
