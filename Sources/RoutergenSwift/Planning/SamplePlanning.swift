import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The example answers of an endpoint.
    ///
    /// A body is one literal, however many lines it has: the compiler makes a constant of it, where a list of
    /// lines is code that puts them together.
    func plannedSamples(_ endpoint: Endpoint) -> [RenderSample] {
        endpoint.samples.map { sample in
            let body = body(of: sample)
            let lines = lines(of: body, sample)
            let status = String(sample.status)
            let contentType = SwiftLiteral.string(sample.mediaType)
            guard lines.count > 1 else {
                return RenderSample(
                    status: status, contentType: contentType,
                    body: SwiftLiteral.string(String(decoding: body, as: UTF8.self)))
            }
            let literal = SwiftLiteral.lines(lines)
            return RenderSample(
                status: status, contentType: contentType, body: nil,
                numberSigns: literal.numberSigns,
                lines: literal.lines)
        }
    }

    /// The most bytes of a sample that stands on one line.
    private static let longestSampleLine = 80

    /// What is too long for a line on several.
    private func lines(of body: [UInt8], _ sample: Sample) -> [String] {
        guard body.count > Self.longestSampleLine else { return [] }
        guard isJSON(sample), let layout = JSONLines(body, width: 72) else {
            return String(decoding: body, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        }
        return layout.lines.map { line in
            String(repeating: " ", count: line.indentation)
                + String(decoding: layout.bytes[line.code], as: UTF8.self)
        }
    }

    private func isJSON(_ sample: Sample) -> Bool {
        sample.mediaType == "application/json" || sample.mediaType.hasSuffix("+json")
    }

    /// JSON without the spaces between its tokens, so that it makes a readable literal.
    private func body(of sample: Sample) -> [UInt8] {
        switch sample.body {
        case .json(let node): JSONText(node, isCompact: isJSON(sample)).bytes
        case .text(let text): isJSON(sample) ? CompactJSON.bytes(of: text) : Array(text.utf8)
        }
    }
}
