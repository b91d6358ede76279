/// Several success answers of one endpoint, as an enum.
package struct RenderOutcomes: Sendable, Equatable {
    /// `UpsertResult`
    package var name: String
    package var documentation: [String]
    package var cases: [RenderOutcome]
    /// Whether another status may arrive, so that the `switch` needs a `default`.
    package var needsDefault: Bool

    package init(
        name: String, documentation: [String], cases: [RenderOutcome], needsDefault: Bool
    ) {
        self.name = name
        self.documentation = documentation
        self.cases = cases
        self.needsDefault = needsDefault
    }
}
