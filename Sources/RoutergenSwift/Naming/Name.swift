import RoutergenModel
import RoutergenSyntax

/// Gives everything that is generated from an API its Swift name.
///
/// Reports names that cannot be used, and names that become the same.
package func name(
    _ model: APIModel, options: SwiftOptions, _ diagnostics: inout Diagnostics
) -> NameTable {
    let maker = NameMaker(model: model, options: options)
    return maker.table(&diagnostics)
}
