import RoutergenModel
import RoutergenSwift

/// A description of the native format that says what a model says, as far as the format can.
package struct ImportedSpec: Sendable {
    /// Something that the format cannot say.
    package struct Note: Sendable, Equatable {
        /// The declaration in Swift that differs from that of the model: `list`, `Photo`; empty for the whole API.
        package var subject: String
        package var text: String
    }

    package var text: String
    package var notes: [Note]

    /// - Parameters:
    ///   - names: those of the same model, which types and routes keep.
    ///   - origin: the name of the document, for the first line.
    package init(_ model: APIModel, names: NameTable, origin: String) {
        var writer = ImportWriter(model, names)
        let root = writer.document()
        text =
            """
            # Imported from \(origin) by routergen \(toolVersion). From now on this file is yours.
            \(root.lines().joined(separator: "\n"))

            """
        notes = writer.notes
    }
}
