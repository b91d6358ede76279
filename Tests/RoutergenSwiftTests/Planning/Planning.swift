import ModelBuilding
import RoutergenModel
import RoutergenSwift
import RoutergenSyntax
import Testing

/// What planning makes of a model and what it says about it.
func planWithDiagnostics(
    _ model: APIModel, options: SwiftOptions = SwiftOptions()
) -> (planned: RenderModel, diagnostics: [Diagnostic]) {
    var diagnostics = Diagnostics()
    let names = RoutergenSwift.name(model, options: options, &diagnostics)
    let planned = plan(model, names: names, options: options, &diagnostics)
    return (planned, diagnostics.sorted)
}

/// What planning makes of a model without mistakes.
func planned(
    _ model: APIModel, options: SwiftOptions = SwiftOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
) -> RenderModel {
    let (planned, diagnostics) = planWithDiagnostics(model, options: options)
    #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    return planned
}

extension RenderModel {
    /// The only case of the only router.
    func onlyCase(sourceLocation: SourceLocation = #_sourceLocation) throws -> RenderCase {
        let router = try #require(routers.first, sourceLocation: sourceLocation)
        return try #require(router.cases.first, sourceLocation: sourceLocation)
    }

    /// The only method of the only client.
    func onlyMethod(sourceLocation: SourceLocation = #_sourceLocation) throws -> RenderMethod {
        let group = try #require(client.groups.first, sourceLocation: sourceLocation)
        return try #require(group.methods.first, sourceLocation: sourceLocation)
    }

    func structure(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> RenderStructure {
        let type = try #require(types.first { $0.name == name }, sourceLocation: sourceLocation)
        guard case .structure(let structure) = type.shape else {
            throw ExpectationFailure("\(name) is no structure")
        }
        return structure
    }

    func enumeration(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> RenderEnumeration {
        let type = try #require(types.first { $0.name == name }, sourceLocation: sourceLocation)
        guard case .enumeration(let enumeration) = type.shape else {
            throw ExpectationFailure("\(name) is no enumeration")
        }
        return enumeration
    }
}

struct ExpectationFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension RenderCase {
    var parameterTexts: [String] { parameters.map(\.text) }
    var statementTexts: [String] { statements.flatMap(\.texts) }

    /// The value of an argument of the route.
    func routeArgument(_ label: String) -> String? {
        route.arguments.first { $0.label == label }?.value
    }
}

extension RenderStatement {
    /// The statement on one line for each of its parts.
    var texts: [String] {
        switch self {
        case .call(let call): [call.text]
        case .object(let fields): ["json {"] + fields.map(\.text) + ["}"]
        case .branches(let branches):
            branches.flatMap { ["if \($0.condition) {"] + $0.calls.map(\.text) + ["}"] }
        }
    }
}

extension RenderCall {
    var text: String { "\(method)(\(arguments.map(\.text).joined(separator: ", ")))" }
}

extension RenderAssignment {
    var text: String { "\(target) = \(value)" }
}
