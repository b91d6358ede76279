import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

/// A description whose model is adjusted, with messages as a user of a configuration reads them.
struct AdjustingRun {
    let model: APIModel
    /// The messages about the configuration: `error: …`.
    let report: [String]

    init(
        _ text: String, _ adjustments: ModelAdjustments,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = OpenAPIRun(text, types: adjustments.types)
        var diagnostics = run.diagnostics
        let lowered = try #require(run.model, sourceLocation: sourceLocation)
        model = lowered.adjusted(by: adjustments, in: .openAPI31, &diagnostics)
        report = diagnostics.sorted.map { diagnostic in
            let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
            return "\(diagnostic.severity): \(diagnostic.message)\(suggestion)"
        }
    }
}

extension SourceRange {
    /// A place where nothing depends on it.
    static let nowhere = SourceRange.startOfFile(FileID(0))
}

extension NamePattern: ExpressibleByStringLiteral {
    /// A pattern whose place nobody looks at.
    public init(stringLiteral text: String) {
        self.init(text, origin: .nowhere)
    }
}

extension [Renames.Rename] {
    /// Renames by pairs of old and new name.
    static func pairs(_ pairs: KeyValuePairs<String, String>) -> Self {
        pairs.map {
            Renames.Rename(
                key: Located($0.key, at: .nowhere), name: Located($0.value, at: .nowhere))
        }
    }
}

extension [TypeOverrides.Override] {
    /// Overrides by pairs of name and type.
    static func pairs(_ pairs: KeyValuePairs<String, TypeReference>, isShared: Bool = false) -> Self
    {
        pairs.map {
            TypeOverrides.Override(
                key: Located($0.key, at: .nowhere), type: $0.value, isShared: isShared)
        }
    }
}
