/// A name in Swift source, without backticks; the place where it is written decides about those.
package struct SwiftIdentifier: Sendable, Hashable {
    /// The bare name: `default`.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Behind `let`, `var`, `func`, `case` and in a pattern: `` case `default` ``.
    package var declaration: String { quoted(where: ReservedWords.declarations) }

    /// A reference without anything in front: `` request.query("in", `in`) ``.
    package var expression: String { quoted(where: ReservedWords.expressions) }

    /// Behind a dot: `.default`, but `` .`init` ``.
    package var member: String { quoted(where: ReservedWords.members) }

    /// The label of an argument in a call: `default: 1`, but `` `inout`: 1 ``.
    package var label: String { quoted(where: ReservedWords.labels) }

    /// The label of a declared parameter or payload: `in: Int`, but `` `var`: Int ``.
    package var parameter: String { quoted(where: ReservedWords.parameters) }

    /// Whether a text can be an identifier, with backticks where it is a keyword.
    package static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, IdentifierCharacters.isHead(first) else {
            return false
        }
        return text != "_" && text.unicodeScalars.allSatisfy(IdentifierCharacters.isBody)
    }

    private func quoted(where reserved: Set<String>) -> String {
        mayBeReserved && reserved.contains(name) ? "`\(name)`" : name
    }

    /// Whether the name is short and, behind its first letter, of small letters alone, as all words of Swift
    /// are. Names are asked for many times, and most of them have several words.
    private var mayBeReserved: Bool {
        name.utf8.count <= ReservedWords.longest
            && name.utf8.dropFirst().allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            }
    }
}
