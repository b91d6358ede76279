import RoutergenModel
import RoutergenSyntax

@testable import RoutergenSwift

/// A model with its names, and what there was to say about them.
struct NamedModel {
    var table: NameTable
    /// `3 warning: … [2 …]`: the line, what it is, and the notes.
    var messages: [String]
    var diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - severity: how bad names are that become the same.
    ///   - isNative: whether the description is in our own format.
    init(
        _ model: APIModel, severity: Diagnostic.Severity = .warning,
        isNative: Bool = true
    ) {
        var diagnostics = Diagnostics()
        let options = SwiftOptions(collisionSeverity: severity, shortensNames: !isNative)
        table = name(model, options: options, &diagnostics)
        messages = diagnostics.sorted.map { diagnostic in
            "\(diagnostic.range?.start.line ?? 0) \(diagnostic.severity): \(diagnostic.message)"
                + diagnostic.notes.map { " [\($0.range?.start.line ?? 0) \($0.message)]" }.joined()
        }
        self.diagnostics = diagnostics.sorted
    }

    /// A model of one object with these fields.
    init(fields: [Name]) {
        self.init(ModelSamples.model(types: [ModelSamples.object(ModelSamples.name("T"), fields)]))
    }

    /// The names of the fields of that object.
    var fields: [String] {
        table[TypeID("T")]?.fields.map(\.property.name) ?? []
    }
}
