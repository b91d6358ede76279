/// A place where the API answers.
package struct Server: Sendable, Equatable {
    /// A part of the URL template that the application chooses.
    package struct Variable: Sendable, Equatable {
        package var name: Name
        package var documentation: Documentation
        package var defaultValue: String
        /// The only allowed values; empty when any value is.
        package var allowedValues: [String]

        package init(
            name: Name, documentation: Documentation = Documentation(), defaultValue: String,
            allowedValues: [String] = []
        ) {
            self.name = name
            self.documentation = documentation
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
        }
    }

    /// The name that the description gives it; nil for the only server of an API.
    package var name: Name?
    package var documentation: Documentation
    /// The URL with `{variable}` placeholders, without a trailing slash.
    package var urlTemplate: String
    package var variables: [Variable]

    package init(
        name: Name? = nil, documentation: Documentation = Documentation(), urlTemplate: String,
        variables: [Variable] = []
    ) {
        self.name = name
        self.documentation = documentation
        self.urlTemplate = urlTemplate
        self.variables = variables
    }

    /// The URL with the default of every variable in its place.
    package var standardURL: String {
        var url = ""
        var rest = urlTemplate[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[open..<close].dropFirst()
            let value = variables.first { $0.name.wire == name }?.defaultValue
            url += rest[..<open] + (value ?? String(rest[open...close]))
            rest = rest[close...].dropFirst()
        }
        return url + rest
    }
}
