import RoutergenModel

/// The Swift name of everything that is generated from one API.
///
/// Names are made here and nowhere else: later stages look them up by what they name. The arrays run
/// parallel to those of the `APIModel`, so a stage walks both with `zip`.
package struct NameTable: Sendable, Equatable {
    /// The enum that everything is nested in: `Five100px`.
    package var namespace: SwiftIdentifier
    package var configuration: ConfigurationNames
    /// Nil where the description has one server without variables, so that a base URL says it all.
    package var server: ServerNames?
    /// The client of the whole API: `Client`.
    package var client: SwiftIdentifier
    /// Parallel to `APIModel.groups`.
    package var groups: [GroupNames]
    package var types: [TypeID: TypeNames]
    /// The file, without folder, of the namespace, its configuration and its client:
    /// `Five100px.swift`.
    package var file: String
    /// Names of Swift, Foundation and the runtime that mean something else inside the namespace.
    package var shadowed: Set<String>

    package init(
        namespace: SwiftIdentifier, configuration: ConfigurationNames, server: ServerNames? = nil,
        client: SwiftIdentifier, groups: [GroupNames] = [], types: [TypeID: TypeNames] = [:],
        file: String, shadowed: Set<String> = []
    ) {
        self.namespace = namespace
        self.configuration = configuration
        self.server = server
        self.client = client
        self.groups = groups
        self.types = types
        self.file = file
        self.shadowed = shadowed
    }

    package subscript(type: TypeID) -> TypeNames? {
        types[type]
    }

    /// A name of Swift, Foundation or the runtime as generated code inside the namespace has to
    /// write it: `Data`, or `Foundation.Data` where a declared type is called `Data`.
    package func outer(_ name: String) -> String {
        guard shadowed.contains(name), let module = OuterNames.modules[name] else { return name }
        return "\(module).\(name)"
    }
}

package struct ConfigurationNames: Sendable, Equatable {
    /// `Configuration`
    package var type: SwiftIdentifier
    /// `baseURL`
    package var baseURL: SwiftIdentifier
    /// `server`; reserved only where there is a server enum.
    package var server: SwiftIdentifier
    /// The property of each configuration value, by its name in the description.
    package var values: [String: SwiftIdentifier]
    /// The property of each security scheme, by its name in the description.
    package var credentials: [String: SwiftIdentifier]
}

package struct ServerNames: Sendable, Equatable {
    package struct Variable: Sendable, Equatable {
        /// The label of the case's payload.
        package var argument: ArgumentNames
        /// The enum of the allowed values, nested in the server enum; nil where any value is
        /// allowed. Variables of the same name and values share one, so planning declares each once.
        package var type: SwiftIdentifier?
        /// Parallel to `Server.Variable.allowedValues`.
        package var cases: [SwiftIdentifier]
    }

    /// `Server`
    package var type: SwiftIdentifier
    /// Parallel to `APIModel.servers`.
    package var cases: [SwiftIdentifier]
    /// For each server, parallel to `Server.variables`.
    package var variables: [[Variable]]
}

package struct GroupNames: Sendable, Equatable {
    /// `PhotosRouter`, or `Router` for the group without a name.
    package var router: SwiftIdentifier
    /// `PhotosClient`, or `Client` for the group without a name.
    package var client: SwiftIdentifier
    /// The property of `Client` that gives the group's client: `photos`; nil for the group without
    /// a name, whose methods stand on `Client` itself.
    package var accessor: SwiftIdentifier?
    /// Parallel to `EndpointGroup.endpoints`.
    package var endpoints: [EndpointNames]
    /// `Five100px+PhotosRouter.swift`
    package var routerFile: String
    /// `Five100px+PhotosClient.swift`
    package var clientFile: String
}

package struct EndpointNames: Sendable, Equatable {
    /// The router's case and the client's method: `popularPhotos`.
    package var name: SwiftIdentifier
    /// The router's private constant that describes the route: `popularPhotosRoute`.
    package var routeConstant: SwiftIdentifier
    /// The enum of several success answers, nested in the group's client: `UpsertResult`.
    package var resultType: SwiftIdentifier
    /// The cases of that enum, parallel to `Endpoint.responses`; nil for errors.
    package var responses: [SwiftIdentifier?]
    /// The struct of optional parameters, nested in the router, for a route that has many:
    /// `PopularPhotosOptions`.
    package var optionsType: SwiftIdentifier
    /// The argument of that type: `options`.
    package var options: ArgumentNames
    /// Parallel to `Endpoint.parameters`; nil where the caller gives nothing.
    package var parameters: [ArgumentNames?]
    /// The argument of a body that is given as one value.
    package var body: ArgumentNames?
    /// Parallel to the parts of a body that is written in place; nil where the caller gives nothing.
    package var bodyParts: [ArgumentNames?]
}

/// A value that the caller of a route gives.
package struct ArgumentNames: Sendable, Equatable {
    /// What the caller writes in front of it.
    package var label: SwiftIdentifier
    /// What it is called inside a body, where `request`, `configuration`, `connection` and others
    /// are taken: `case .create(let requestValue)`. The same as the label elsewhere.
    package var local: SwiftIdentifier

    /// The declaration of a parameter without its type: `page`, or `request requestValue`.
    package var parameter: String {
        label == local ? label.parameter : "\(label.label) \(local.declaration)"
    }
}

package struct TypeNames: Sendable, Equatable {
    package var name: SwiftIdentifier
    /// Parallel to `ObjectShape.fields`.
    package var fields: [FieldNames]
    /// The property for fields that are not listed.
    package var additionalFields: SwiftIdentifier?
    /// Parallel to `EnumerationShape.cases` or `UnionShape.variants`.
    package var cases: [SwiftIdentifier]
    /// The case for what the description does not list: `unknown`.
    package var unknownCase: SwiftIdentifier
    /// `Five100px+Photo.swift`
    package var file: String
}

package struct FieldNames: Sendable, Equatable {
    package var property: SwiftIdentifier
    /// The private storage of a field that closes a cycle or is deprecated: `nextStorage`.
    package var storage: SwiftIdentifier
    /// The parameter of the memberwise initializer, whose body can always say `self.x = x`.
    package var argument: ArgumentNames
}
