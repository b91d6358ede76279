/// The memberwise initializer of a generated struct.
package struct RenderInitializer: Sendable, Equatable {
    package var documentation: [String]
    package var parameters: [RenderParameter]
    package var assignments: [RenderAssignment]

    package init(
        documentation: [String], parameters: [RenderParameter], assignments: [RenderAssignment]
    ) {
        self.documentation = documentation
        self.parameters = parameters
        self.assignments = assignments
    }
}
