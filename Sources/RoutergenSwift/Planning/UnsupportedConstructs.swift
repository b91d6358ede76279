import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Reports what the model says and generated code does not do yet, so that nothing vanishes
    /// silently.
    func reportUnsupportedConstructs(_ diagnostics: inout Diagnostics) {
        for endpoint in model.groups.flatMap(\.endpoints) {
            for header in endpoint.answerHeaders { report(header, &diagnostics) }
            guard endpoint.responses.count(where: { !$0.isError }) > 1 else { continue }
            for response in endpoint.responses { report(response, &diagnostics) }
        }
    }

    private func report(_ header: Header, _ diagnostics: inout Diagnostics) {
        guard headerType(header).unwrapped == .string, catalog.value(header.type) != .string else {
            return
        }
        diagnostics.warning(
            "header-as-text",
            "the header '\(header.name.wire)' is put together of several values; it stays text",
            at: header.name.origin)
    }

    private func report(_ response: Response, _ diagnostics: inout Diagnostics) {
        // The same in XML is no other answer.
        let others = response.alternatives.filter { !$0.mediaType.lowercased().hasSuffix("xml") }
        guard !response.isError, others.contains(where: { $0.content != response.content }) else {
            return
        }
        diagnostics.warning(
            "other-answer",
            "one of several successes is asked for in one media type only: the first of these",
            at: response.origin)
    }
}
