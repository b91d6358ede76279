/// What a name of the context stands for.
indirect enum ContextKind: Hashable, Sendable {
    /// Printed as it is; perhaps missing.
    case text
    case flag
    case list(ContextKind)
    /// Something with names of its own, by its name in the schema.
    case record(String)
    /// The spellings of names from outside.
    case symbols
    /// The options of the pack.
    case options

    /// Reads `text`, `flag`, `[RenderCase]`, `RenderRoute`.
    init(_ word: Substring) {
        if word.hasPrefix("["), word.hasSuffix("]") {
            self = .list(ContextKind(word.dropFirst().dropLast()))
            return
        }
        switch word {
        case "text": self = .text
        case "flag": self = .flag
        case "symbols": self = .symbols
        case "options": self = .options
        default: self = .record(String(word))
        }
    }
}
