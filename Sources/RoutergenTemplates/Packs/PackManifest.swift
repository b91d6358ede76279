import RoutergenSyntax

/// What `template.yml` says.
struct PackManifest {
    struct File {
        let template: String
        let templateRange: SourceRange
        let scope: String
        let scopeRange: SourceRange
        let path: String
        let pathRange: SourceRange
    }

    static let fileName = "template.yml"

    var extends: String?
    var extendsRange: SourceRange?
    var escape: RenderOptions.Escaping?
    var lineLength: Int?
    var options: [String: MustacheValue] = [:]
    var files: [File]?
}
