import RoutergenModel
import RoutergenSyntax

/// A named value: a field of an object or a body, a parameter, or a value of `config`.
package struct NativeField: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        /// `name: Type = default` or its long form.
        case typed(NativeTypeUse, defaultValue: NativeConstant?)
        /// `{ const: value }`, with its type where the author names one.
        case constant(NativeConstant, type: NativeTypeUse?)
        /// `$name`, without the dollar sign.
        case configuration(Located<String>)
        /// Left out because of a reported mistake; the name is known all the same.
        case unreadable
    }

    package var name: Located<String>
    package var attributes: NativeAttributes
    package var content: Content
    package var style: Located<Parameter.Style>?
    package var example: Node?
    /// `lossy: true`
    package var isLossy: Located<Bool>?

    package init(
        name: Located<String>, attributes: NativeAttributes = NativeAttributes(), content: Content,
        style: Located<Parameter.Style>? = nil, example: Node? = nil,
        isLossy: Located<Bool>? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.content = content
        self.style = style
        self.example = example
        self.isLossy = isLossy
    }
}
