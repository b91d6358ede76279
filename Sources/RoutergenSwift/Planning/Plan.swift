import RoutergenModel
import RoutergenSyntax

/// Decides everything that is left to decide about the Swift code of an API.
///
/// - Parameter names: what the naming stage made of the same model.
package func plan(
    _ model: APIModel, names: NameTable, options: SwiftOptions, _ diagnostics: inout Diagnostics
) -> RenderModel {
    Planner(model: model, names: names, options: options).renderModel(&diagnostics)
}
