import Foundation
import TestSupport

/// The names of the context with what they stand for and what is said about them, read from the code that
/// gives them their values.
struct ContextSource {
    struct Name {
        let name: String
        /// `text`, `flag`, `[RenderCase]`
        let kind: String
        let documentation: String
    }

    struct Record {
        let name: String
        let documentation: String
        let names: [Name]
    }

    let records: [Record]

    init() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        func texts(_ path: String) throws -> [(name: String, text: String)] {
            let folder = sources.appendingPathComponent(path)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".swift") }
                .map { name in
                    let file = folder.appendingPathComponent(name)
                    return (name, try String(contentsOf: file, encoding: .utf8))
                }
        }
        let contexts = try texts("RoutergenTemplates/Rendering").filter {
            $0.name.hasSuffix("Context.swift") || $0.name == "ListContexts.swift"
        }
        let names = try texts("RoutergenTemplates/Context").filter {
            $0.name == "ContextName.swift"
        }
        let declarations = SwiftDeclarations(
            (try texts("RoutergenSwift/RenderModel") + contexts + names).map(\.text))
        var bodies: [(name: String, cases: [(name: String, value: String, comment: String)])] = []
        for file in contexts { bodies += Self.bodies(of: file.text) }
        var found: [String: [Name]] = [:]
        for (type, cases) in bodies {
            found[type] = cases.compactMap { name, value, comment in
                name == "default"
                    ? nil : Self.name(name, value, comment, of: type, declarations)
            }
        }
        // Records whose `default` asks others have the names of these, too.
        for _ in 0..<3 {
            for (type, cases) in bodies {
                for case ("default", let value, _) in cases {
                    for other in Self.others(value, of: type, declarations) {
                        let own = Set((found[type] ?? []).map(\.name))
                        let more = (found[other] ?? []).filter { !own.contains($0.name) }
                        found[type]? += more
                    }
                }
            }
        }
        let parts: Set = ["ParameterContext", "ArgumentContext", "BindingContext", "Shape"]
        let described = declarations.documentation
        // What every template sees comes first.
        let types = bodies.map(\.name).filter { !parts.contains($0) && $0 != "RootContext" }
        records = (["RootContext"] + types).map { type in
            Record(
                name: type, documentation: described[type] ?? "",
                names: (found[type] ?? []).sorted { $0.name < $1.name })
        }
    }

    // MARK: - Reading

    /// The `switch` of each context: the names and the expressions of their values.
    private static func bodies(
        of text: String
    ) -> [(name: String, cases: [(name: String, value: String, comment: String)])] {
        var result: [(name: String, cases: [(name: String, value: String, comment: String)])] = []
        var isInside = false
        var comment = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.trimmingCharacters(in: .whitespaces)
            if let match = code.firstMatch(
                of: /^(?:private )?(?:extension|struct) (?:\w+\.)?(\w+)(?:: TemplateContext)? \{$/),
                code.contains("TemplateContext") || code.contains("Context {")
            {
                result.append((String(match.1), []))
            }
            if code.hasPrefix("switch ") { isInside = true; continue }
            guard isInside, !result.isEmpty else { continue }
            if code == "}" { isInside = false; continue }
            if code.hasPrefix("///") {
                comment = code.dropFirst(3).trimmingCharacters(in: .whitespaces)
                continue
            }
            let last = result.count - 1
            if let match = code.firstMatch(of: /^case \(?\.(\w+)\b[^:]*(?:where [^:]*)?: ?(.*)$/),
                !code.contains(", _)")
            {
                // The pattern of a value may hold colons of its own only behind the last bracket.
                result[last].cases.append((String(match.1), String(match.2), comment))
            } else if let match = code.firstMatch(of: /^default: ?(.*)$/) {
                result[last].cases.append(("default", String(match.1), comment))
            } else if !result[last].cases.isEmpty, !code.hasPrefix("case ("), code != ".null" {
                let index = result[last].cases.count - 1
                let value = result[last].cases[index].value
                result[last].cases[index].value = value.isEmpty ? code : value + " " + code
            }
            comment = ""
        }
        return result
    }

    /// The types that a `default` goes on with: `shape.value(of: name)`.
    private static func others(
        _ value: String, of type: String, _ declarations: SwiftDeclarations
    ) -> [String] {
        value.matches(of: /(\w+)(?:\([^)]*\))?\.value\(of: name\)/).compactMap { match in
            let word = String(match.1)
            if word.first?.isUppercase == true { return word }
            return declarations.members[type]?[word]?.type
        }
    }

    private static func name(
        _ name: String, _ value: String, _ comment: String, of type: String,
        _ declarations: SwiftDeclarations
    ) -> Name {
        let property = property(value, of: type, declarations)
        let kind: String
        if value.hasPrefix(".has(") || value.hasPrefix(".bool(") {
            kind = "flag"
        } else if value.hasPrefix(".strings(") {
            kind = "[text]"
        } else if value.hasPrefix(".contexts(") || value.hasPrefix(".context(") {
            let element = (property?.type ?? "").filter { !"[]?".contains($0) }
            kind = value.hasPrefix(".contexts(") ? "[\(element)]" : element
        } else if name == "symbols" || name == "options" {
            kind = name
        } else {
            kind = "text"
        }
        var documentation = comment.isEmpty ? property?.documentation ?? "" : comment
        // The flag of a list would say what the list says.
        if name.hasPrefix("has") { documentation = "" }
        if documentation.isEmpty {
            documentation = declarations.members["ContextName"]?[name]?.documentation ?? ""
        }
        if documentation.isEmpty, name.hasPrefix("has"), let first = name.dropFirst(3).first {
            let list = first.lowercased() + name.dropFirst(4)
            documentation =
                name == "hasStorage"
                ? "Whether there is a `storage`." : "Whether `\(list)` has any items."
        }
        return Name(name: name, kind: kind, documentation: documentation)
    }

    /// The property that an expression prints: `model.client.groups`, `cases`, or the value of a case.
    private static func property(
        _ value: String, of type: String, _ declarations: SwiftDeclarations
    ) -> SwiftDeclarations.Member? {
        guard let match = value.firstMatch(of: /\(([\w.]+)(\(?)/) else { return nil }
        if !match.2.isEmpty {
            return SwiftDeclarations.Member(type: String(match.1), documentation: "")
        }
        var owner = type
        var member: SwiftDeclarations.Member?
        for part in match.1.split(separator: ".") where part != "self" {
            let members = declarations.members[owner]
            // `.context(structure)` of a case is the case's value.
            guard let next = members?[String(part)] else { return member }
            member = next
            owner = next.type.filter { !"[]?".contains($0) }
        }
        return member
    }
}
