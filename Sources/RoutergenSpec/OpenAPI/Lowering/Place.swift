import RoutergenModel

/// Where an inline schema stands, which names its type: `Pet` + `owner` → `PetOwner`.
struct Place: Hashable {
    /// The name of what is around it; empty for what stands alone.
    var owner: String
    /// The word for it inside of its owner.
    var leaf: String

    init(_ leaf: String, in owner: String = "") {
        self.owner = owner
        self.leaf = leaf
    }

    var name: String {
        owner.isEmpty ? leaf : owner + Self.capitalized(leaf)
    }

    func child(_ leaf: String) -> Place {
        Place(leaf, in: name)
    }

    /// `list-for-org` → `ListForOrg`
    static func capitalized(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
    }
}
