/// The values that a variable of a server's URL may have.
package struct RenderServerVariable: Sendable, Equatable {
    /// `Region`
    package var name: String
    package var documentation: [String]
    package var cases: [RenderEnumerationCase]

    package init(name: String, documentation: [String], cases: [RenderEnumerationCase]) {
        self.name = name
        self.documentation = documentation
        self.cases = cases
    }
}
