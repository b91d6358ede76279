import RoutergenSyntax

/// One entry of `files` in a manifest.
package struct TemplateFile: Sendable {
    /// The name of the template.
    package var template: String
    /// What the file is made for: once for all, or for each item of a list of the context.
    package var scope: String
    /// The place of the scope in the manifest.
    package var range: SourceRange
    /// A template for the path below the output folder.
    package var path: Template
}
