import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// `[RouteSample(status: 200, …), …]`; nil where there are none.
    ///
    /// Samples are most of the code of a route, so that their code is written into one buffer.
    func samplesArgument(_ endpoint: Endpoint) -> String? {
        guard !endpoint.samples.isEmpty else { return nil }
        let type = names.outer("RouteSample")
        var code: [UInt8] = []
        for sample in endpoint.samples {
            let mediaType = SwiftLiteral.string(sample.mediaType)
            code += (code.isEmpty ? "[" : ", ").utf8
            code += "\(type)(status: \(sample.status), contentType: \(mediaType), ".utf8
            writeBody(of: sample, to: &code)
            code += ")".utf8
        }
        code += "]".utf8
        return String(decoding: code, as: UTF8.self)
    }

    /// The most bytes of a sample that stands on one line.
    private static let longestSampleLine = 80

    /// `body: "…"`, or `lines: ["…", "…"]` of what is too long for a line.
    private func writeBody(of sample: Sample, to code: inout [UInt8]) {
        let body = body(of: sample)
        if body.count > Self.longestSampleLine {
            if isJSON(sample), let layout = JSONLines(body, width: 72) {
                if layout.lines.count > 1 { return write(layout, to: &code) }
            } else {
                let lines = String(decoding: body, as: UTF8.self)
                    .split(separator: "\n", omittingEmptySubsequences: false)
                if lines.count > 1 {
                    let literals = lines.map { SwiftLiteral.string(String($0)) }
                    code += "lines: \(SwiftLiteral.array(literals))".utf8
                    return
                }
            }
        }
        code += "body: ".utf8
        body.withUnsafeBufferPointer { StringLiteralWriter(for: $0).write($0, to: &code) }
    }

    private func write(_ layout: JSONLines, to code: inout [UInt8]) {
        code += "lines: ".utf8
        layout.bytes.withUnsafeBufferPointer { bytes in
            for (index, line) in layout.lines.enumerated() {
                code += (index == 0 ? "[" : ", ").utf8
                let text = UnsafeBufferPointer(rebasing: bytes[line.code])
                StringLiteralWriter(for: text)
                    .write(text, indentation: line.indentation, to: &code)
            }
        }
        code += "]".utf8
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
