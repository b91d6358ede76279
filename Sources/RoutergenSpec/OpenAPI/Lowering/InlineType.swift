import RoutergenModel
import RoutergenSyntax

/// A type that is described where it is used, with what names and documents it.
struct InlineType {
    var shape: TypeDeclaration.Shape
    var place: Place
    var documentation: Documentation
    var codeName: String?
    var origin: SourceRange
    /// Its place in the list of types.
    var order: Int
}
