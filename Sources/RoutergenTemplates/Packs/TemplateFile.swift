import RoutergenSyntax

/// One entry of `files` in a manifest.
package struct TemplateFile: Sendable {
    /// What a file is made for: once for all, or for each item of a list of the context.
    package enum Scope: String, Sendable, CaseIterable {
        case api
        case routers
        case clients
        case types
    }

    /// The name of the template.
    package var template: String
    package var scope: Scope
    /// A template for the path below the output folder.
    package var path: Template
    /// The place of the path in the manifest.
    package var pathRange: SourceRange
}
