import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    mutating func response(_ response: NativeResponse, isError: Bool) -> Response? {
        let content: Response.Content
        switch response.content {
        case .nothing: content = .nothing
        case .text: content = .text
        case .data: content = .data
        case .type(let use, let keyPath):
            guard let type = type(use) else { return nil }
            content = .json(type, keyPath: keyPath)
        }
        return Response(
            statuses: response.statuses.value, isError: isError,
            documentation: documentation(response.attributes), content: content,
            origin: response.statuses.range)
    }

    /// What a route may answer: its own words, then the errors of its group and of the file for
    /// statuses that it does not name.
    mutating func responses(
        of route: NativeRoute, groupErrors: [Response], fileErrors: [Response]
    ) -> [Response] {
        var responses = successes(of: route)
        for written in route.errors {
            guard let error = response(written, isError: true) else { continue }
            if let clash = responses.first(where: { $0.statuses == error.statuses }) {
                diagnostics.error(
                    "duplicate-status", "the status is an answer and an error",
                    at: error.origin,
                    notes: [Diagnostic.Note("the answer stands here", at: clash.origin)])
                continue
            }
            responses.append(error)
        }
        let named = Set(route.errors.map(\.statuses.value))
        for error in groupErrors + fileErrors
        where !named.contains(error.statuses)
            && !responses.contains(where: { $0.statuses == error.statuses })
        {
            responses.append(error)
        }
        return responses
    }

    private mutating func successes(of route: NativeRoute) -> [Response] {
        guard let returns = route.returns else {
            return [
                Response(
                    statuses: .anySuccess, isError: false, content: .nothing,
                    origin: route.name.range)
            ]
        }
        return returns.compactMap { written in
            let success = response(written, isError: false)
            if let success { checkHasContent(success, method: route.method?.value) }
            return success
        }
    }

    /// Answers to HEAD and those of some statuses never carry anything (RFC 9110, section 6.4.1).
    private mutating func checkHasContent(_ response: Response, method: String?) {
        guard response.content != .nothing else { return }
        if method == "HEAD" {
            diagnostics.error(
                "answer-without-content", "an answer to HEAD has no content", at: response.origin,
                suggestion: "leave 'returns' out")
        } else if case .exactly(let status) = response.statuses, [204, 205, 304].contains(status) {
            diagnostics.error(
                "answer-without-content", "an answer with status \(status) has no content",
                at: response.origin, suggestion: "write 'nothing'")
        }
    }
}
