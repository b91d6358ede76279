import RoutergenModel
import RoutergenSyntax

/// Short ways to write models for tests of naming.
enum ModelSamples {
    static func range(_ line: Int) -> SourceRange {
        SourceRange(
            file: FileID(0), start: SourcePosition(line: line, column: 3),
            end: SourcePosition(line: line, column: 9))
    }

    static func name(_ wire: String, _ override: String? = nil, line: Int = 1) -> Name {
        Name(wire, override: override, origin: range(line))
    }

    static func model(
        _ name: String = "Five100px", servers: [Server] = [],
        configuration: [ConfigurationValue] = [], schemes: [SecurityScheme] = [],
        groups: [EndpointGroup] = [], types: [TypeDeclaration] = []
    ) -> APIModel {
        APIModel(
            name: name, servers: servers, configuration: configuration, securitySchemes: schemes,
            groups: groups, types: types, origin: range(1))
    }

    static func endpoint(
        _ name: Name, _ parameters: [Parameter] = [], body: RequestBody? = nil,
        responses: [Response] = []
    ) -> Endpoint {
        Endpoint(
            name: name, method: "GET", path: PathTemplate([.text("/")]), parameters: parameters,
            body: body, responses: responses)
    }

    static func argument(_ name: Name, _ location: Parameter.Location = .query) -> Parameter {
        Parameter(
            location: location, name: name, type: .string, source: .argument(defaultValue: nil))
    }

    static func object(_ name: Name, _ fields: [Name] = []) -> TypeDeclaration {
        TypeDeclaration(
            id: TypeID(name.wire), name: name,
            shape: .object(ObjectShape(fields: fields.map { Field(name: $0, type: .string) })))
    }

    static func enumeration(
        _ name: Name, isOpen: Bool? = nil, _ cases: [Name]
    ) -> TypeDeclaration {
        TypeDeclaration(
            id: TypeID(name.wire), name: name,
            shape: .enumeration(
                EnumerationShape(
                    isOpen: isOpen, rawType: .string,
                    cases: cases.map { .init(name: $0, value: .string($0.wire)) })))
    }

    static func union(_ name: Name, _ variants: [(Name, String)]) -> TypeDeclaration {
        TypeDeclaration(
            id: TypeID(name.wire), name: name,
            shape: .union(
                UnionShape(
                    tag: "type",
                    variants: variants.map { .init(name: $0, type: .named(TypeID($1))) })))
    }
}
