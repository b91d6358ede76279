import Foundation

/// Writes a tree of values as a form.
struct FormWriter {
    private let encoder: URLEncodedFormEncoder
    /// For each ASCII character, whether it stays as it is.
    private let isAllowed: [Bool]
    private(set) var bytes: [UInt8] = []

    /// What would be read as something else; a space has a rule of its own.
    private static let delimiters: [UInt8] = [
        .percent, .ampersand, .equals, .plus, UInt8(ascii: " "),
    ]

    init(encoder: URLEncodedFormEncoder) {
        self.encoder = encoder
        isAllowed = (UInt8(0)..<128).map { byte in
            encoder.allowedCharacters.contains(Unicode.Scalar(byte))
                && !Self.delimiters.contains(byte)
        }
    }

    /// Appends all items of a value. The name is empty for the root.
    mutating func append(_ node: FormNode, named name: String) {
        switch node.content {
        case .nothing: break
        case .text(let text): append(name, text)
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                append(element, named: encoder.arrayEncoding.name(name, at: index))
            }
        case .fields(let fields):
            let named = fields.map { (key: encoder.keyEncoding.text($0.key), node: $0.node) }
            for field in encoder.alphabetizeKeyValuePairs ? Self.sorted(named) : named {
                let isRoot = name.isEmpty
                append(
                    field.node,
                    named: isRoot ? field.key : name + encoder.keyPathEncoding.suffix(field.key))
            }
        }
    }

    /// Sorted by keys; equal ones stay in their order.
    private static func sorted(
        _ fields: [(key: String, node: FormNode)]
    ) -> [(key: String, node: FormNode)] {
        fields.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            .map(\.element)
    }

    private mutating func append(_ name: String, _ text: String) {
        if !bytes.isEmpty { bytes.append(.ampersand) }
        escape(name)
        bytes.append(.equals)
        escape(text)
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            if byte < 128, isAllowed[Int(byte)] {
                bytes.append(byte)
            } else if byte == UInt8(ascii: " "), encoder.spaceEncoding == .plusReplaced {
                bytes.append(.plus)
            } else {
                bytes.appendEncoded(byte)
            }
        }
    }
}
