import RoutergenModel
import RoutergenSyntax

/// An entry of `returns:` or `errors:`.
package struct NativeResponse: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case nothing
        case text
        case data
        case type(NativeTypeUse, keyPath: [String])
    }

    package var statuses: Located<Response.Statuses>
    package var attributes: NativeAttributes
    package var content: Content

    package init(
        statuses: Located<Response.Statuses>, attributes: NativeAttributes = NativeAttributes(),
        content: Content
    ) {
        self.statuses = statuses
        self.attributes = attributes
        self.content = content
    }
}
