import RoutergenModel
import RoutergenSyntax

/// Gives everything that is generated from an API its Swift name.
///
/// Reports names that cannot be used and names that become the same.
package func name(
    _ model: APIModel, options: SwiftOptions, _ diagnostics: inout Diagnostics
) -> NameTable {
    NameTable(
        namespace: SwiftIdentifier(model.name),
        configuration: ConfigurationNames(
            type: SwiftIdentifier("Configuration"), baseURL: SwiftIdentifier("baseURL"),
            server: SwiftIdentifier("server"), values: [:], credentials: [:]),
        client: SwiftIdentifier("Client"), file: "\(model.name).swift")
}
