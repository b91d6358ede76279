/// The names that templates find in what planning made.
///
/// A template's names are translated once, when it is parsed, so that looking one up compares numbers
/// instead of texts.
package enum ContextName: String, Sendable {
    case access, alias, alternatives, apiLiteral, argumentList, arguments, assignments,
        attribute
    case bindingList, bindings, branches
    case call, calls, caseList, cases, client, clients, closedEnumeration, commonStatements
    case condition, configuration, configurationType, conformances, connection
    case defaultValue, documentation
    case envelope, errorHeaders
    case fields, file
    case getter
    case hasAlternatives, hasArguments, hasAssignments, hasBindings, hasCalls, hasCases,
        hasCommonStatements
    case hasFields, hasMethods, hasOptionTypes, hasParameters, hasProperties, hasReads
    case hasStatements, hasStorage, hasVariables, hasVariants, hasWrites, header, headers
    case imports, initializer, introducer, isDeclared, isFirst, isIndirect, isLast, isModel
    case label, lines
    case method, methodAttribute, methodDocumentation, methods, missingValue
    case name, nameLiteral, namespace, needsDefault, needsValue, newType
    case object, openEnumeration, options, optionTypes, outcomes
    case pages, parameterList, parameters, pattern, position, properties, property
    case propertyDocumentation
    case qualifiedName
    case rawType, reads, reference, result, returnType, route, routers
    case server, serverInitializer, setter, sharedStorage, standardBaseURL, standardDocumentation,
        statements,
        storage, structure
    case symbols
    case tag, tagValue, target, tuple, type, types
    case union, unknownCase, url
    case value, variables, variants
    case writes
}
