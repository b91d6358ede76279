/// Words that need backticks, by the place where they stand.
///
/// Tried word by word with the compiler, contextual keywords too; the tests try them again.
enum ReservedWords {
    /// How long the longest word is: `precedencegroup`.
    static let longest = 15

    /// Where a declaration or a pattern gives a name: every keyword, the two that follow a type, and
    /// `await`, because a pattern is read as an expression.
    static let declarations: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case",
        "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// In an expression without anything in front.
    static let expressions = declarations.subtracting(["Protocol", "Type"])

    /// Behind a dot.
    static let members: Set<String> = ["init"]

    /// Before the colon of a declared parameter.
    static let parameters: Set<String> = ["inout", "let", "var"]

    /// Before the colon of an argument in a call, where the compiler warns of needless backticks.
    static let labels: Set<String> = ["inout"]

    /// What no type may be called, because it means something else in a type's place.
    static let types = declarations.union(["any", "each", "some"])

    /// What no static member may be called: `X.Type` is a type, whatever the backticks, and a case
    /// called `Self` hides the type around it.
    static let staticMembers: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// What no value is called: `x.self` is `x`, and a parameter in backticks hides the instance.
    static let instance: Set<String> = ["self"]
}
