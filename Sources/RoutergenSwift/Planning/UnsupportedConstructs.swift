import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Reports what the model says and generated code does not do yet, so that nothing vanishes
    /// silently.
    func reportUnsupportedConstructs(
        in endpoint: Endpoint, _ diagnostics: inout Diagnostics
    ) {
        for header in endpoint.answerHeaders + endpoint.errorHeaders {
            report(header, &diagnostics)
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
}
