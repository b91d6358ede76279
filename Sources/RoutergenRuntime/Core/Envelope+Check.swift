import Foundation

extension Envelope {
    /// The parsed envelope; nil for an empty body.
    ///
    /// - Throws: `RouterError` with `.envelope` when the code means no success, or with `.decodingFailed` when the
    ///   body is no JSON object.
    func open(_ data: Data) throws(RouterError) -> JSONReader? {
        guard !data.isEmpty else { return nil }
        do {
            let body = try JSONReader(parsing: data)
            try check(body)
            return body
        } catch {
            throw .wrapping(error, as: .decodingFailed("the answer is no JSON"))
        }
    }

    private func check(_ body: JSONReader) throws(RouterError) {
        guard body.kind == .object else {
            throw RouterError(.decodingFailed("the answer is not wrapped in an object"))
        }
        guard let key = code else { return }
        let code = body.member(key).flatMap(EnvelopeCode.init)
        if let code, success.contains(where: { $0.means(code) }) { return }
        throw RouterError(.envelope(code: code, message: text(of: body)))
    }

    private func text(of body: JSONReader) -> String? {
        guard let message, let member = body.member(message), !member.isNull else { return nil }
        let text: String? = try? member.model()
        return text ?? JSON(value: member)?.description
    }
}

extension EnvelopeCode {
    /// The code at a place; nil for `null`, arrays and objects.
    fileprivate init?(_ json: JSONReader) {
        switch JSON(value: json) ?? .null {
        case .bool(let value): self = .boolean(value)
        case .string(let text): self = .string(text)
        case .number(let number):
            if let integer = try? json.model(Int.self) {
                self = .integer(integer)
            } else {
                self = .string(number.text)
            }
        case .null, .array, .object: return nil
        }
    }

    /// Whether two codes mean the same; servers that number their codes now and then send them as strings.
    fileprivate func means(_ other: EnvelopeCode) -> Bool {
        description == other.description
    }
}
