import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    mutating func sample(_ example: NativeExample, _ responses: [Response]) -> Sample? {
        let success = responses.first { !$0.isError }
        var status = 200
        if case .exactly(let code)? = success?.statuses { status = code }
        status = example.status ?? status
        let content = content(for: status, responses)
        switch example.body {
        case .file(let path):
            return fileText(path, content).map {
                Sample(status: status, mediaType: mediaType(content), body: $0)
            }
        case .literal(let node):
            return body(node, content).map {
                Sample(status: status, mediaType: mediaType(content), body: $0)
            }
        }
    }

    /// What the description promises for a status, the most exact word first.
    private func content(for status: Int, _ responses: [Response]) -> Response.Content {
        let order: [Response.Statuses] = [
            .exactly(status), .range(status / 100),
            (200..<300).contains(status) ? .anySuccess : .default, .default,
        ]
        for statuses in order {
            if let response = responses.first(where: { $0.statuses == statuses }) {
                return response.content
            }
        }
        return .nothing
    }

    private func mediaType(_ content: Response.Content) -> String {
        switch content {
        case .text: "text/plain"
        case .data: "application/octet-stream"
        case .json, .nothing: "application/json"
        }
    }

    private mutating func body(_ node: Node, _ content: Response.Content) -> String? {
        guard content == .text || content == .data else { return JSONText(node).text }
        guard let scalar = node.scalar, !scalar.isNull else {
            diagnostics.error(
                "example-type", "the example must be text, found \(node.kindInWords)",
                at: node.range)
            return nil
        }
        return scalar.text
    }

    private mutating func fileText(
        _ path: Located<String>, _ content: Response.Content
    ) -> String? {
        switch loader.load(path.value, path.range.file) {
        case .failure(let failure):
            diagnostics.error(
                "missing-file", "cannot read '\(path.value)': \(failure.reason)", at: path.range)
            return nil
        case .success(let file):
            if content != .text, content != .data {
                guard parseJSON(file, &diagnostics) != nil else { return nil }
            }
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard text.utf8.elementsEqual(file.bytes) else {
                diagnostics.error(
                    "file-encoding", "'\(path.value)' is not UTF-8 text", at: path.range)
                return nil
            }
            return String(text.reversed().drop { $0.isNewline }.reversed())
        }
    }
}
