import RoutergenModel
import RoutergenSyntax

/// Everything that one endpoint becomes.
struct PlannedEndpoint {
    var routed: RenderCase
    /// The struct of the case's options; nil where it has none.
    var options: RenderOptionType?
    var method: RenderMethod
}

extension Planner {
    /// Endpoints with their names and what their group gives them.
    private struct Place {
        var endpoint: Endpoint
        var names: EndpointNames
        var group: EndpointGroup
        var groupNames: GroupNames
        /// The parameters of the whole API that some route of the group sends in its own way.
        var overridable: [Parameter]
    }

    /// What endpoints become, parallel to the groups of the model and their endpoints.
    ///
    /// They are planned one by one and not by their groups, of which a few have most of them.
    func plannedEndpoints(_ diagnostics: inout Diagnostics) -> [[PlannedEndpoint]] {
        let places = zip(model.groups, names.groups).map { group, groupNames in
            let overridable = commonParameters(of: group).overridden
            return zip(group.endpoints, groupNames.endpoints).map { endpoint, names in
                Place(
                    endpoint: endpoint, names: names, group: group, groupNames: groupNames,
                    overridable: overridable)
            }
        }
        var planned = places.flatMap(\.self).concurrentMap(&diagnostics) { place, found in
            plannedEndpoint(place, &found)
        }[...]
        return places.map { group in
            defer { planned = planned.dropFirst(group.count) }
            return Array(planned.prefix(group.count))
        }
    }

    private func plannedEndpoint(
        _ place: Place, _ diagnostics: inout Diagnostics
    ) -> PlannedEndpoint {
        let (endpoint, names) = (place.endpoint, place.names)
        reportUnreachableFormats(in: endpoint, &diagnostics)
        let arguments = arguments(of: endpoint, names, in: place.groupNames, &diagnostics)
        let routed = plannedCase(
            endpoint, names, arguments, place.group, overridable: place.overridable, &diagnostics)
        return PlannedEndpoint(
            routed: routed,
            options: arguments.grouped.isEmpty
                ? nil : plannedOptions(arguments, endpoint, names),
            method: plannedMethod(
                endpoint, names, place.groupNames, arguments, besides: routed, &diagnostics))
    }
}
