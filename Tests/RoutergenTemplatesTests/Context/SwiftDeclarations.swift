import Foundation

/// Properties and cases of types, with their comments, read from source text.
///
/// It knows as much of Swift as the sources of the context need, which a formatter lays out.
struct SwiftDeclarations {
    struct Member {
        let type: String
        let documentation: String
    }

    /// The members of each type by their names.
    private(set) var members: [String: [String: Member]] = [:]
    private(set) var documentation: [String: String] = [:]

    init(_ files: [String]) {
        for file in files { read(file) }
    }

    private mutating func read(_ file: String) {
        var comment: [Substring] = []
        var types: [(name: String, indent: Int)] = []
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            let indent = line.count - text.count
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).drop { $0 == " " })
                continue
            }
            defer { comment = [] }
            while let last = types.last, indent <= last.indent, text.hasPrefix("}") {
                types.removeLast()
            }
            let words = text.split(separator: " ").drop { ["package", "private"].contains($0) }
            guard let first = words.first, let name = words.dropFirst().first else { continue }
            let joined = Self.firstParagraph(of: comment)
            switch first {
            case "struct", "enum", "extension":
                let type = name.prefix { $0 != ":" && $0 != "<" }
                types.append((String(type.split(separator: ".").last ?? type), indent))
                if !joined.isEmpty, let last = types.last { documentation[last.name] = joined }
            case "var", "let":
                guard let owner = types.last?.name, name.hasSuffix(":") else { continue }
                let type = words.dropFirst(2).prefix { $0 != "=" && $0 != "{" }
                members[owner, default: [:]][String(name.dropLast())] = Member(
                    type: type.joined(separator: " "), documentation: joined)
            case "case":
                guard let owner = types.last?.name else { continue }
                for item in text.dropFirst(5).split(separator: ",") {
                    let parts = item.split { " ()".contains($0) }
                    guard let name = parts.first else { continue }
                    members[owner, default: [:]][String(name)] = Member(
                        type: parts.count > 1 ? String(parts[1]) : "", documentation: joined)
                }
            default: break
            }
        }
    }

    private static func firstParagraph(of lines: [Substring]) -> String {
        lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }
}
