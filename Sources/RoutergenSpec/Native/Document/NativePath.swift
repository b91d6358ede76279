import RoutergenModel
import RoutergenSyntax

/// `/photos/{id}`, taken apart.
package struct NativePath: Sendable, Equatable {
    package var template: PathTemplate
    package var placeholders: [Located<String>]
    package var range: SourceRange

    package init(template: PathTemplate, placeholders: [Located<String>], range: SourceRange) {
        self.template = template
        self.placeholders = placeholders
        self.range = range
    }
}
