/// The endpoints of one group, as an enum with a case for each.
package struct RenderRouter: Sendable, Equatable {
    /// `PhotosRouter`
    package var name: String
    /// `Five100px.PhotosRouter`
    package var qualifiedName: String
    /// `Five100px+PhotosRouter.swift`
    package var file: String
    package var documentation: [String]
    /// `Five100px.Configuration`
    package var configurationType: String
    package var cases: [RenderCase]
    /// Structs of optional parameters, nested in the router.
    package var optionTypes: [RenderOptionType]
    /// What every request of the API sends; empty for a router without cases.
    package var commonStatements: [RenderStatement]

    package init(
        name: String, qualifiedName: String, file: String, documentation: [String],
        configurationType: String, cases: [RenderCase], optionTypes: [RenderOptionType],
        commonStatements: [RenderStatement]
    ) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.file = file
        self.documentation = documentation
        self.configurationType = configurationType
        self.cases = cases
        self.optionTypes = optionTypes
        self.commonStatements = commonStatements
    }
}
