import Foundation

/// What is written from the code of the context: a part of a page, and the schema of the program.
struct ContextPage {
    let source: ContextSource

    /// The text between the marks of the page.
    var markdown: String {
        source.records.map(section).joined(separator: "\n")
    }

    /// The source of the schema.
    var schema: String {
        let lines = source.records.map { record in
            ([record.name] + record.names.map { "  \($0.name) \($0.kind)" }).joined(separator: "\n")
        }
        return """
            // swift-format-ignore-file
            // Written by `make context` from the code of the context. Do not edit.

            /// The names of each record of the context, with what they stand for.
            enum ContextSchema {
                static let text = \"""
            \(lines.joined(separator: "\n"))
            \"""
            }

            """
    }

    private func section(_ record: ContextSource.Record) -> String {
        let rows = record.names.map { name in
            "| `\(name.name)` | \(words(name.kind)) | \(escaped(name.documentation)) |\n"
        }
        return """
            ### \(Self.title(record.name))

            \(record.documentation)

            | name | value | meaning |
            | --- | --- | --- |
            \(rows.joined())
            """
    }

    /// `RenderOptionType` → `option type`
    static func title(_ record: String) -> String {
        if record == "RootContext" { return "The whole API" }
        var name = record
        for prefix in ["Render"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        for suffix in ["Context"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return name.reduce(into: "") { text, character in
            if character.isUppercase, !text.isEmpty { text += " " }
            text += character.lowercased()
        }
    }

    private func words(_ kind: String) -> String {
        switch kind {
        case "text", "flag", "symbols", "options": return kind
        case "[text]": return "list of texts"
        default: break
        }
        let isList = kind.hasPrefix("[")
        let title = Self.title(kind.filter { !"[]".contains($0) })
        let link = "[\(title)](#\(title.replacing(" ", with: "-")))"
        return isList ? "list: \(link)" : link
    }

    private func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|")
    }
}
