import RoutergenSyntax

/// A node that a reference leads to.
struct Location {
    var target: ReferenceTarget
    var node: Node
    /// The URI that the nearest `$id` around the node sets.
    var baseURI: String?
}

/// What became of a reference, with what there was to say about it.
struct FoundLocation {
    var location: Location?
    var problems: Diagnostics
}

/// What decides where a reference leads.
struct LocationKey: Hashable {
    var file: FileID
    var baseURI: String?
    var text: String

    init(_ reference: ReferenceObject) {
        file = reference.text.range.file
        baseURI = reference.baseURI
        text = reference.text.value
    }
}
