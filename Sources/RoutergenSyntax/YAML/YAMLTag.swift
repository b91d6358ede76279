/// A tag as libyaml resolves it, such as `tag:yaml.org,2002:int` for `!!int`.
///
/// The core schema's tags count. Those of other common schemas that only say how a text or a
/// collection is meant (`!!binary`, `!!timestamp`, `!!set`, `!!omap`, `!!pairs`) change nothing. All
/// others are ignored with a warning, and the node is read as if it had none.
struct YAMLTag {
    enum Collection {
        case sequence
        case mapping

        var description: String { self == .sequence ? "a sequence" : "a mapping" }
    }

    enum Meaning: Equatable {
        case scalar(Scalar.Tag)
        /// The text is not what the tag says; the message.
        case mismatch(String)
        case unknown
    }

    private static let standardPrefix = "tag:yaml.org,2002:"
    static let merge = standardPrefix + "merge"

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The tag as one writes it.
    var shorthand: String {
        if let name = standardName { return "!!\(name)" }
        return text.hasPrefix("!") ? text : "!<\(text)>"
    }

    /// What a scalar with this tag means.
    func meaning(for scalar: Scalar) -> Meaning {
        // `!` alone: not resolved, so a string.
        if text == "!" { return .scalar(.string) }
        let kind = CoreSchema.kind(of: scalar.text.utf8)
        switch (standardName, kind) {
        case ("str", _), ("binary", _), ("timestamp", _): return .scalar(.string)
        case ("null", .null): return .scalar(.null)
        case ("bool", .boolean): return .scalar(.boolean)
        case ("int", .integer): return .scalar(.integer)
        case ("float", .integer), ("float", .number): return .scalar(.number)
        case ("null", _), ("bool", _), ("int", _), ("float", _):
            return .mismatch("'\(scalar.text)' does not fit its tag \(shorthand)")
        case ("seq", _), ("map", _), ("set", _), ("omap", _), ("pairs", _):
            return .mismatch("a scalar cannot have the tag \(shorthand)")
        default: return .unknown
        }
    }

    /// Whether this is a tag of such a collection; nil when it is not known.
    func fits(_ collection: Collection) -> Bool? {
        if text == "!" { return true }
        switch standardName {
        case "map", "set": return collection == .mapping
        case "seq", "pairs", "omap": return collection == .sequence
        case "str", "null", "bool", "int", "float", "binary", "timestamp": return false
        default: return nil
        }
    }

    private var standardName: Substring? {
        text.hasPrefix(Self.standardPrefix) ? text.dropFirst(Self.standardPrefix.count) : nil
    }
}
