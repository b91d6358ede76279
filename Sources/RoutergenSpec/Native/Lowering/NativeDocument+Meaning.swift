import RoutergenSyntax

// Whether parts of documents mean the same, wherever they stand.

extension NativeField.Content {
    func isSame(as other: NativeField.Content) -> Bool {
        switch (self, other) {
        case (.configuration(let name), .configuration(let otherName)):
            name.value == otherName.value
        case (.constant(let value, let type), .constant(let otherValue, let otherType)):
            value.text == otherValue.text && type?.spelling == otherType?.spelling
        default: false
        }
    }
}

extension NativeConstant {
    /// What is written, as JSON where it is more than a scalar.
    fileprivate var text: String {
        switch self {
        case .text(let text): text.value
        case .node(let node): node.scalar?.text ?? JSONText(node).text
        }
    }
}

extension NativeResponse.Content {
    func isSame(as other: NativeResponse.Content) -> Bool {
        switch (self, other) {
        case (.type(let use, let path), .type(let otherUse, let otherPath)):
            use.spelling == otherUse.spelling && path == otherPath
        default: self == other
        }
    }
}

extension NativeTypeUse {
    /// `[Photo]?`, with the format of its dates behind it.
    fileprivate var spelling: String { "\(expression.spelling) \(format?.value ?? "")" }
}

extension NativeTypeExpression {
    fileprivate var spelling: String {
        switch kind {
        case .name(let name): name
        case .array(let element): "[\(element.spelling)]"
        case .dictionary(let value): "[String: \(value.spelling)]"
        case .optional(let wrapped): "\(wrapped.spelling)?"
        }
    }
}
