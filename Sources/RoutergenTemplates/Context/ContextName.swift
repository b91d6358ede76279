/// The names that templates find in what planning made.
///
/// A template's names are translated once, when it is parsed, so that looking one up compares numbers
/// instead of texts. What a name means stands at the property that it prints; here are the meanings of names that
/// many things have, and of those that the context adds.
package enum ContextName: String, Sendable, CaseIterable {
    case accept
    /// The modifier of every declaration with its space: `public `; empty for internal ones.
    case access
    /// Another name for a type.
    case alias
    case alternatives, apiLiteral
    /// All arguments with commas between them: `"page", page, style: .comma`.
    case argumentList
    /// Arguments of the call.
    case arguments
    /// What gives the properties their values.
    case assignments
    /// `@available(*, deprecated, message: "…")`, missing for what is not deprecated.
    case attribute
    /// All bindings as a pattern has them: `let page, let rpp`.
    case bindingList
    /// The names that the values get in a pattern, one for each parameter.
    case bindings
    /// `if … else if …`: the first branch whose condition holds.
    case branches
    /// The call.
    case call
    /// The calls, in their order.
    case calls
    /// All cases with commas between them: `.popular, .fresh`.
    case caseList
    /// The cases of the enum, in the order of the description.
    case cases
    /// One `async` method for each endpoint.
    case client
    case coding
    /// Clients of the groups.
    case clients
    /// An enum that knows all its values.
    case closedEnumeration
    case commonStatements, condition, configurationType
    /// What the application supplies once for all requests.
    case configuration
    case conformances, connection, decodes, defaultValue
    /// The lines of the comment above the declaration, each with its `///`.
    case documentation
    case encodes, envelope, errorHeaders
    /// The fields in the order of the description.
    case fields
    /// The name of the file, with `.swift`.
    case file
    case getter
    case hasAlternatives, hasArguments, hasAssignments, hasBindings, hasCalls, hasCases
    case hasCommonStatements, hasFields, hasKeys, hasMethods, hasOptionTypes, hasParameters,
        hasProperties
    case hasReads, hasSamples, hasStatements, hasStorage, hasVariables, hasVariants, hasWrites
    case header, headers, imports
    /// The memberwise initializer.
    case initializer
    case introducer, isDeclared
    /// Whether this is the first item of its list.
    case isFirst
    case isIndirect
    /// Whether this is the last item of its list.
    case isLast
    case isModel, keys
    /// The label in front of the value; missing for an argument without one.
    case label
    case library, lines, method, methodAttribute
    /// The lines of the comment above the method, each with its `///`.
    case methodDocumentation
    /// The methods, one for each endpoint.
    case methods
    case missingValue
    /// The name as a declaration writes it, with backticks where Swift needs them.
    case name
    case nameLiteral, namespace, needsContainer, needsDefault, needsValue
    /// A type of its own that travels as its raw value.
    case newType
    /// A JSON object that is written in place.
    case object
    /// An enum that keeps values that the description does not list.
    case openEnumeration
    /// The options of the pack, by their names: `{{options.indent}}`.
    case options
    case optionTypes, outcomes, pages
    /// All parameters with commas between them: `page: Int = 1, rpp: Int?`.
    case parameterList
    /// The parameters in their order.
    case parameters
    case parts, pattern, position
    /// The properties in the order of the description.
    case properties
    case property, propertyDocumentation, qualifiedName
    /// The type of the values on the wire: `String`.
    case rawType
    case reads
    /// The name behind a dot: `default`, but `` `init` ``.
    case reference
    case result
    /// The type of the result; missing for `Void`.
    case returnType
    /// What the description says about the endpoint.
    case route
    case sampleBody, samples, status, contentType, body, numberSigns
    /// One router for each group.
    case routers
    case server, serverInitializer, setter, sharedStorage, standardBaseURL, standardDocumentation
    case statements, statusCodes, storage
    /// An object with known fields.
    case structure
    /// How names from outside are spelled: `{{symbols.Session}}`, which is `RoutergenRuntime.Session` where the API has a `Session`.
    case symbols
    case synthesizesDecoding, synthesizesEncoding, tag, tagValue
    /// The type that the name stands for.
    case target
    case timeout
    /// A JSON array whose places are properties.
    case tuple
    /// The type as Swift writes it.
    case type
    case types
    /// One of several types.
    case union
    case unknownCase, url
    /// The value as an expression.
    case value
    case variables, writes
    /// The variants in the order of the description.
    case variants
}
