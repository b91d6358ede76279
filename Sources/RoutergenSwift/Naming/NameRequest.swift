import RoutergenModel

/// A name that is wanted in a scope.
struct NameRequest {
    var name: Name
    var kind: NameKind
    /// Tried before a number where the wanted name is taken, in this order: `queryID`.
    var specifics: [String] = []
    /// The wanted name, where it is not made from `name` alone: `UpsertResult`.
    var wanted: String?
    /// Who gets the wanted name of those that want the same.
    var claim = Claim.chosen

    enum Claim {
        /// The author chose the words.
        case chosen
        /// The words are those of the request, so nobody has to know who else has them.
        case made
        /// The same with words left out, so that others come first.
        case shortened
    }
}
