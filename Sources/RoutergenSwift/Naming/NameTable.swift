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
    /// The module that names of the runtime are looked for in; another one for packs without the runtime.
    package var runtimeModule = "RoutergenRuntime"

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
        guard shadowed.contains(name), var module = OuterNames.modules[name] else { return name }
        if module == "RoutergenRuntime" { module = runtimeModule }
        return "\(module).\(name)"
    }
}
