import RoutergenModel
import RoutergenSyntax

/// Everything that one endpoint becomes. An object, so that handing it on copies one reference.
final class PlannedEndpoint: Sendable {
    let routed: RenderCase
    /// The struct of the case's options; nil where it has none.
    let options: RenderOptionType?
    let method: RenderMethod

    init(routed: RenderCase, options: RenderOptionType?, method: RenderMethod) {
        self.routed = routed
        self.options = options
        self.method = method
    }
}

extension Planner {
    /// Where an endpoint is: the number of its group, and its own in that.
    private struct Place {
        var group: Int
        var endpoint: Int
    }

    /// What endpoints become, parallel to the groups of the model and their endpoints.
    ///
    /// They are planned one by one and not by their groups, of which a few have most of them.
    func plannedEndpoints(_ diagnostics: inout Diagnostics) -> [[PlannedEndpoint]] {
        let overridable = model.groups.map { commonParameters(of: $0).overridden }
        let places = zip(model.groups, names.groups).enumerated().map { number, group in
            zip(group.0.endpoints.indices, group.1.endpoints.indices).map {
                Place(group: number, endpoint: $0.0)
            }
        }
        var planned = places.flatMap(\.self).concurrentMap(&diagnostics) { place, found in
            plannedEndpoint(at: place, overridable: overridable[place.group], &found)
        }[...]
        return places.map { group in
            defer { planned = planned.dropFirst(group.count) }
            return Array(planned.prefix(group.count))
        }
    }

    /// - Parameter overridable: the parameters of the whole API that some route of the group sends in its own
    ///   way.
    private func plannedEndpoint(
        at place: Place, overridable: [Parameter], _ diagnostics: inout Diagnostics
    ) -> PlannedEndpoint {
        let (group, groupNames) = (model.groups[place.group], names.groups[place.group])
        let endpoint = group.endpoints[place.endpoint]
        let names = groupNames.endpoints[place.endpoint]
        reportUnsupportedConstructs(in: endpoint, &diagnostics)
        reportUnreachableFormats(in: endpoint, &diagnostics)
        let arguments = arguments(of: endpoint, names, in: groupNames, &diagnostics)
        let routed = plannedCase(
            endpoint, names, arguments, group, overridable: overridable, &diagnostics)
        return PlannedEndpoint(
            routed: routed,
            options: arguments.grouped.isEmpty
                ? nil : plannedOptions(arguments, endpoint, names),
            method: plannedMethod(
                endpoint, names, groupNames, arguments, besides: routed, &diagnostics))
    }
}
