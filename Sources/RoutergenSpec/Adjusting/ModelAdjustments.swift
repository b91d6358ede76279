import RoutergenModel
import RoutergenSyntax

/// What a user wants to be different from what the description says.
package struct ModelAdjustments: Sendable, Equatable {
    /// The name of everything that is generated; nil leaves it to the description.
    package var name: Located<String>?
    package var filter = ModelFilter()
    package var renames = Renames()
    package var types = TypeOverrides()

    package init() {}

    package var isEmpty: Bool { self == ModelAdjustments() }
}

extension APIModel {
    /// The model as the user wants it: types replaced, names given, and what he does not want left out.
    ///
    /// Every name that he uses is one of the description, whatever else he changes. Formats of OpenAPI
    /// documents are not looked at here: only lowering knows them.
    package func adjusted(
        by adjustments: ModelAdjustments, in format: DescriptionFormat,
        _ diagnostics: inout Diagnostics
    ) -> APIModel {
        guard !adjustments.isEmpty else { return self }
        adjustments.filter.check(against: self, &diagnostics)
        var named = self
        if let name = adjustments.name { named.name = name.value }
        var renaming = ModelRenaming(named, diagnostics: diagnostics)
        renaming.apply(adjustments.renames)

        var overriding = ModelOverriding(renaming.model, diagnostics: renaming.diagnostics)
        if !adjustments.types.isEmpty { overriding.apply(adjustments.types, in: format) }
        diagnostics = overriding.diagnostics

        return overriding.model.filtered(by: adjustments.filter, &diagnostics)
    }
}
