import RoutergenSyntax

/// An entry of `servers:`.
package struct NativeServer: Sendable, Equatable {
    package struct Variable: Sendable, Equatable {
        package var name: Located<String>
        package var attributes: NativeAttributes
        /// Nil where it was left out because of a reported mistake.
        package var defaultValue: Located<String>?
        package var allowedValues: [Located<String>]

        package init(
            name: Located<String>, attributes: NativeAttributes = NativeAttributes(),
            defaultValue: Located<String>?, allowedValues: [Located<String>] = []
        ) {
            self.name = name
            self.attributes = attributes
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
        }
    }

    package var name: Located<String>
    package var attributes: NativeAttributes
    package var url: Located<String>
    /// Nil where they were left out because of a reported mistake.
    package var variables: [Variable]?

    package init(
        name: Located<String>, attributes: NativeAttributes = NativeAttributes(),
        url: Located<String>, variables: [Variable]? = []
    ) {
        self.name = name
        self.attributes = attributes
        self.url = url
        self.variables = variables
    }
}
