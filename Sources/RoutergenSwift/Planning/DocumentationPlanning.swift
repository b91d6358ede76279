import RoutergenModel

extension Planner {
    /// The documentation lines of a declaration.
    ///
    /// - Parameters:
    ///   - fallback: what is said where the description says nothing; public declarations need
    ///     a sentence.
    ///   - depth: how many levels of indentation stand in front, which narrows the lines.
    ///   - sections: paragraphs that follow, such as the parameters.
    ///   - notesDeprecation: whether the text has to say that the declaration is deprecated, because
    ///     an attribute would make generated code warn.
    func documentation(
        _ documentation: Documentation, fallback: String? = nil, depth: Int,
        sections: [String] = [], notesDeprecation: Bool = false
    ) -> [String] {
        var paragraphs: [String] = []
        if let text = documentation.text.flatMap(Self.nonBlank) {
            paragraphs.append(HTMLText.markdown(of: text))
        } else if let fallback {
            paragraphs.append(fallback)
        }
        paragraphs += sections
        if notesDeprecation, documentation.isDeprecated {
            let reason = documentation.deprecationMessage.flatMap(Self.nonBlank)
            paragraphs.append("- Warning: Deprecated\(reason.map { ": \($0)" } ?? ".")")
        }
        guard !paragraphs.isEmpty else { return [] }
        return SwiftComment.documentation(
            paragraphs.joined(separator: "\n\n"), width: max(40, 100 - 4 * depth))
    }

    func documentation(_ sentence: String, depth: Int) -> [String] {
        documentation(Documentation(text: sentence), depth: depth)
    }

    /// `@available(*, deprecated, message: "…")` for what the description deprecates.
    func attribute(of documentation: Documentation) -> String? {
        guard documentation.isDeprecated else { return nil }
        return SwiftAttribute.deprecated(message: documentation.deprecationMessage)
    }

    /// The section about parameters; nil where nothing is said about any.
    func parameterSection(_ parameters: [(label: String, text: String?)]) -> String? {
        let documented = parameters.compactMap { label, text in
            text.flatMap(Self.nonBlank).map {
                (label, text: Self.oneLine(HTMLText.markdown(of: $0)))
            }
        }
        guard let first = documented.first else { return nil }
        if documented.count == 1 { return "- Parameter \(first.0): \(first.text)" }
        return "- Parameters:\n"
            + documented.map { "  - \($0.0): \($0.text)" }.joined(separator: "\n")
    }

    /// A name of the description as code: `` `image_url` ``.
    static func code(_ text: String) -> String {
        text.unicodeScalars.contains { $0 == "`" || CommentText.isLineBreak($0) }
            ? oneLine(text) : "`\(text)`"
    }

    static func oneLine(_ text: String) -> String {
        text.words.joined(separator: " ")
    }

    private static func nonBlank(_ text: String) -> String? {
        text.allSatisfy(\.isWhitespace) ? nil : text
    }
}
