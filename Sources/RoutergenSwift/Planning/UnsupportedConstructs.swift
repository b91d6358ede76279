import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Reports what the model says and generated code does not do yet, so that nothing vanishes
    /// silently.
    func reportUnsupportedConstructs(_ diagnostics: inout Diagnostics) {
        for response in model.groups.flatMap(\.endpoints).flatMap(\.responses) {
            report(response, &diagnostics)
        }
    }

    private func report(_ response: Response, _ diagnostics: inout Diagnostics) {
        // The same in XML is no other answer.
        let others = response.alternatives.filter { !$0.mediaType.lowercased().hasSuffix("xml") }
        guard others.contains(where: { $0.content != response.content }) else { return }
        diagnostics.warning(
            "other-answer", "only the first of these media types is read for now",
            at: response.origin)
    }
}
