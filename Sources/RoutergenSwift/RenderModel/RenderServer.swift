/// The places where the API answers, as an enum with a case for each.
package struct RenderServer: Sendable, Equatable {
    /// `Server`
    package var name: String
    package var cases: [RenderServerCase]
    /// Enums of the values that a variable of a URL may have.
    package var variables: [RenderServerVariable]

    package init(name: String, cases: [RenderServerCase], variables: [RenderServerVariable]) {
        self.name = name
        self.cases = cases
        self.variables = variables
    }
}
