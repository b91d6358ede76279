extension Pipeline.Result {
    /// What a stage made of the description, as an outline; empty when it was not reached.
    package func dump(_ stage: Stage) -> String {
        switch stage {
        case .nodes: nodes.map(NodePrinter.text) ?? ""
        case .document: text(openAPI.map { $0 as Any } ?? document, showsRanges: true)
        case .model: text(model, showsRanges: false)
        case .names: text(names, showsRanges: false)
        case .render: text(plan, showsRanges: false)
        }
    }

    private func text(_ value: (some Any)?, showsRanges: Bool) -> String {
        value.map { ValuePrinter.text($0, showsRanges: showsRanges) } ?? ""
    }
}
