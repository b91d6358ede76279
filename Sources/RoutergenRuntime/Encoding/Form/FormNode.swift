import Foundation

/// A value on its way into a form. A class, because the containers of an encoder fill it from several places.
final class FormNode {
    enum Content {
        /// Nothing was written.
        case nothing
        case text(String)
        case list([FormNode])
        case fields([(key: String, node: FormNode)])
    }

    private(set) var content = Content.nothing

    /// Writes a value with the options of an encoder.
    func set(
        _ value: some Encodable, codingPath: [any CodingKey], options: URLEncodedFormEncoder
    ) throws {
        if let text = try Self.text(of: value, options) {
            content = .text(text)
        } else {
            try value.encode(
                to: FormValueEncoder(node: self, codingPath: codingPath, options: options))
        }
    }

    func set(text: String) { content = .text(text) }

    func setNil(_ options: URLEncodedFormEncoder) {
        content = options.nilEncoding.text().map(Content.text) ?? .nothing
    }

    /// Makes an object of what was nothing.
    func beginFields() {
        if case .fields = content { return }
        content = .fields([])
    }

    /// Makes an array of what was nothing.
    func beginList() {
        if case .list = content { return }
        content = .list([])
    }

    func field(_ key: String) -> FormNode {
        let node = FormNode()
        guard case .fields(var fields) = content else { return node }
        content = .nothing  // lets go of the buffer, so that it is not copied
        fields.append((key, node))
        content = .fields(fields)
        return node
    }

    func element() -> FormNode {
        let node = FormNode()
        guard case .list(var elements) = content else { return node }
        content = .nothing
        elements.append(node)
        content = .list(elements)
        return node
    }

    var count: Int {
        if case .list(let elements) = content { elements.count } else { 0 }
    }

    /// The text of a value that has one; nil for one that encodes itself.
    private static func text(
        of value: some Encodable, _ options: URLEncodedFormEncoder
    ) throws -> String? {
        switch value {
        case let date as Date: try options.dateEncoding.text(date)
        case let data as Data: try options.dataEncoding.text(data)
        case let url as URL: url.absoluteString
        case let decimal as Decimal: decimal.description
        default: nil
        }
    }
}
