import RoutergenSyntax

/// A type where it is used, with the format of the dates in it.
package struct NativeTypeUse: Sendable, Equatable {
    package var expression: NativeTypeExpression
    package var format: Located<String>?

    package init(_ expression: NativeTypeExpression, format: Located<String>? = nil) {
        self.expression = expression
        self.format = format
    }
}
