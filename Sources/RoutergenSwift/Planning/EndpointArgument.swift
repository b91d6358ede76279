/// A value that the caller of a route gives.
struct EndpointArgument {
    var names: ArgumentNames
    /// The name on the wire; nil for what is not sent under a name of its own.
    var wireName: String?
    var documentation: String?
    var type: String
    /// Nil where the caller must give a value.
    var defaultValue: String?

    /// The parameter of a case, whose values get their local names only where they are used.
    var caseParameter: RenderParameter {
        RenderParameter(name: names.label.parameter, type: type, defaultValue: defaultValue)
    }

    /// The parameter of a function.
    var functionParameter: RenderParameter {
        RenderParameter(name: names.parameter, type: type, defaultValue: defaultValue)
    }
}
