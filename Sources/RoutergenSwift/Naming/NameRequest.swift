import RoutergenModel

/// A name that is wanted in a scope.
struct NameRequest {
    var name: Name
    var kind: NameKind
    /// Tried before a number where the wanted name is taken: `queryID`.
    var specific: String?
    /// The wanted name, where it is not made from `name` alone: `UpsertResult`.
    var wanted: String?
}
