import RoutergenSwift
import RoutergenSyntax

/// What `template.yml` says.
struct PackManifest {
    struct File {
        let template: String
        let templateRange: SourceRange
        let scope: TemplateFile.Scope
        let path: String
        let pathRange: SourceRange
    }

    /// An entry of `options`: a declaration, or a new value for an option of the pack that this one extends.
    struct Option {
        let name: String
        let range: SourceRange
        /// The declared kind; nil for a new value.
        let kind: PackOption.Kind?
        let description: String?
        let value: Node
    }

    static let fileName = "template.yml"

    /// What the pack is for, in one line.
    var description: String?
    var extends: Located<String>?
    var models: SwiftOptions.Models?
    var library: String?
    var imports: [String]?
    var escape: RenderOptions.Escaping?
    var lineLength: Int?
    var options: [Option] = []
    var files: [File]?
}
