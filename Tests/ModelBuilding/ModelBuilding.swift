import RoutergenModel
import RoutergenSyntax

// Short ways to write the models that planning is tested with.

/// A place in a description that does not exist.
package let nowhere = SourceRange.startOfFile(FileID(0))

extension Name {
    package static func named(_ wire: String) -> Name {
        Name(wire, origin: nowhere)
    }
}

extension APIModel {
    package static func shop(
        servers: [Server] = [Server(urlTemplate: "https://shop.example.com")],
        configuration: [ConfigurationValue] = [], common: [Parameter] = [],
        schemes: [SecurityScheme] = [], endpoints: [Endpoint] = [], types: [TypeDeclaration] = []
    ) -> APIModel {
        APIModel(
            name: "Shop", servers: servers, configuration: configuration,
            commonParameters: common, securitySchemes: schemes,
            groups: endpoints.isEmpty
                ? [] : [EndpointGroup(name: .named("items"), endpoints: endpoints)],
            types: types, origin: nowhere)
    }
}

extension Endpoint {
    package static func get(
        _ name: String, _ path: String = "/items", _ parameters: [Parameter] = [],
        answers: [Response] = []
    ) -> Endpoint {
        Endpoint(
            name: .named(name), method: "GET", path: PathTemplate([.text(path)]),
            parameters: parameters, responses: answers)
    }

    package static func post(_ name: String, _ body: RequestBody, answers: [Response] = [])
        -> Endpoint
    {
        Endpoint(
            name: .named(name), method: "POST", path: PathTemplate([.text("/items")]), body: body,
            responses: answers)
    }
}

extension Parameter {
    package static func query(
        _ name: String, _ type: TypeReference, default literal: Literal? = nil,
        style: Style = .standard
    ) -> Parameter {
        Parameter(
            location: .query, name: .named(name), type: type,
            source: .argument(defaultValue: literal), style: style)
    }

    package static func at(
        _ location: Location, _ name: String, _ type: TypeReference = .string,
        source: Source = .argument(defaultValue: nil)
    ) -> Parameter {
        Parameter(location: location, name: .named(name), type: type, source: source)
    }
}

extension RequestBody {
    package static func type(
        _ encoding: Encoding, _ type: TypeReference, isRequired: Bool = true
    ) -> RequestBody {
        RequestBody(
            encoding: encoding, content: .type(type), isRequired: isRequired, origin: nowhere)
    }

    package static func fields(_ encoding: Encoding, _ parts: [Part]) -> RequestBody {
        RequestBody(encoding: encoding, content: .fields(parts), origin: nowhere)
    }
}

extension RequestBody.Part {
    package static func part(
        _ name: String, _ type: TypeReference,
        _ source: Parameter.Source = .argument(defaultValue: nil)
    ) -> RequestBody.Part {
        RequestBody.Part(field: .field(name, type), source: source)
    }
}

extension Field {
    package static func field(
        _ name: String, _ type: TypeReference, default literal: Literal? = nil,
        deprecated: Bool = false
    ) -> Field {
        Field(
            name: .named(name), documentation: Documentation(isDeprecated: deprecated), type: type,
            defaultValue: literal)
    }
}

extension Response {
    package static func success(
        _ content: Content, _ statuses: Statuses = .anySuccess
    ) -> Response {
        Response(statuses: statuses, isError: false, content: content, origin: nowhere)
    }

    package static func failure(_ type: TypeReference, _ statuses: Statuses) -> Response {
        Response(
            statuses: statuses, isError: true, content: .json(type, keyPath: []), origin: nowhere)
    }
}

extension Response.Content {
    package static func json(_ type: TypeReference) -> Response.Content {
        .json(type, keyPath: [])
    }
}

extension TypeReference {
    package static func type(_ name: String) -> TypeReference {
        .named(TypeID(name))
    }

    package static let int = TypeReference.integer(.platform)
}

extension TypeDeclaration {
    package static func declared(_ name: String, _ shape: Shape) -> TypeDeclaration {
        TypeDeclaration(id: TypeID(name), name: .named(name), shape: shape)
    }

    package static func object(_ name: String, _ fields: [Field]) -> TypeDeclaration {
        declared(name, .object(ObjectShape(fields: fields)))
    }

    package static func values(
        _ name: String, _ values: [String], isOpen: Bool? = nil
    ) -> TypeDeclaration {
        declared(
            name,
            .enumeration(
                EnumerationShape(
                    isOpen: isOpen, rawType: .string,
                    cases: values.map { .init(name: .named($0), value: .string($0)) })))
    }

    package static func union(_ name: String, _ variants: [(String, TypeReference)])
        -> TypeDeclaration
    {
        declared(
            name,
            .union(
                UnionShape(
                    tag: "type",
                    variants: variants.map { .init(name: .named($0.0), type: $0.1) })))
    }
}
