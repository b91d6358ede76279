/// Words that need backticks, by the place where they stand.
enum ReservedWords {
    /// Every keyword of the language.
    static let declarations: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Keywords, and words that start an expression in some contexts.
    static let expressions = declarations.union([
        "any", "await", "consume", "copy", "discard", "each", "some", "unsafe",
    ])

    static let members: Set<String> = ["init", "self", "Type", "Protocol"]

    static let labels: Set<String> = ["inout", "var", "let"]
}
