/// A file of Swift code, cut behind its imports.
struct SwiftFileParts {
    /// Comments before the first import or declaration.
    private let comments: [Substring]
    private let imports: [Substring]
    /// Everything from the first declaration on.
    private let declarations: Substring

    /// Puts files together: the comments of the first one, each import once, all declarations.
    static func joined(_ texts: [String]) -> String {
        let parts = texts.map { SwiftFileParts($0[...]) }
        guard let first = parts.first else { return "" }
        var imports: [Substring] = []
        for line in parts.flatMap(\.imports) where !imports.contains(line) { imports.append(line) }
        let blocks =
            [first.comments.joined(separator: "\n"), imports.joined(separator: "\n")]
            .filter { !$0.isEmpty }.map { "\($0)\n" }
            + parts.map { String($0.declarations) }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private init(_ text: Substring) {
        var comments: [Substring] = []
        var imports: [Substring] = []
        var rest = text
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            if Self.isImport(line) {
                imports.append(line)
            } else if Self.isComment(line), imports.isEmpty {
                comments.append(line)
            } else if !line.isEmpty {
                break
            }
            rest = rest[end...].dropFirst()
        }
        self.comments = comments
        self.imports = imports
        declarations = rest
    }

    /// A comment that documents nothing.
    private static func isComment(_ line: Substring) -> Bool {
        line.hasPrefix("//") && !line.hasPrefix("///")
    }

    /// `import Foundation`, also with attributes or access before it.
    private static func isImport(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import") else { return false }
        return words[..<place].allSatisfy { $0.hasPrefix("@") || importModifiers.contains($0) }
    }

    private static let importModifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]
}
