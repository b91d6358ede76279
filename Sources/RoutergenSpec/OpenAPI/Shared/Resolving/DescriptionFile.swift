import RoutergenSyntax

/// A file that references lead to.
struct DescriptionFile {
    var path: String
    /// Nil where the file could not be parsed, as was reported.
    var root: Node?
    /// What `$id` and `$anchor` name in the file; nil until somebody asks.
    var identifiers: SchemaIdentifiers?
}
