import RoutergenModel
import RoutergenSyntax

/// An example of a description, with the type that its value has in code.
package struct ExampleSite: Sendable {
    /// Who would send the value.
    package enum Direction: String, Sendable {
        /// The client: fields that only the server writes are missing.
        case request
        /// The server: fields that only the client writes are missing.
        case answer
        /// Nobody in particular: the example stands beside a schema.
        case either
    }

    /// Optional where null is a value.
    package var type: TypeReference
    package var value: Node
    /// The schema that the value is an example of.
    package var schema: SourceRange
    package var direction: Direction
}

/// The examples of a document while its types are found.
struct ExampleCollection {
    /// What makes two reports of an example the same: a property of a base type is met again in every
    /// type that builds on it.
    private struct Key: Hashable {
        var type: TypeReference
        var value: SourceRange
        var schema: SourceRange
    }

    private(set) var sites: [ExampleSite] = []
    private var known: Set<Key> = []

    mutating func add(_ site: ExampleSite) {
        let key = Key(type: site.type, value: site.value.range, schema: site.schema)
        if known.insert(key).inserted { sites.append(site) }
    }
}
