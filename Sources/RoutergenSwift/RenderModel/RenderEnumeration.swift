/// A list of values.
package struct RenderEnumeration: Sendable, Equatable {
    /// `String`
    package var rawType: String
    package var cases: [RenderEnumerationCase]
    /// The case that keeps a value that the description does not list (`unknown`); nil for a closed list.
    package var unknownCase: String?

    package init(rawType: String, cases: [RenderEnumerationCase], unknownCase: String?) {
        self.rawType = rawType
        self.cases = cases
        self.unknownCase = unknownCase
    }
}
