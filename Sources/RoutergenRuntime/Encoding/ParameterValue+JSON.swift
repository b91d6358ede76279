// Models travel as what their JSON is made of.

extension JSONModel {
    /// What the value's JSON is made of: objects become fields in their order, `null` becomes nothing.
    public var parameterContent: ParameterContent { content }

    /// Internal, so that the compiler does not write it out once more for every model of another module.
    private var content: ParameterContent { JSON(self).parameterContent }
}

extension JSON {
    /// What the value is made of: objects become fields in their order, `null` becomes nothing.
    public var parameterContent: ParameterContent {
        switch self {
        case .null: .absent
        case .bool(let value): value.parameterContent
        case .number(let number): .text(number.text)
        case .string(let text): .text(text)
        case .array(let elements): .list(elements.map(\.parameterContent))
        case .object(let object):
            .fields(object.map { .init(name: $0.key, content: $0.value.parameterContent) })
        }
    }

    /// The value as compact JSON text.
    fileprivate var text: String { String(decoding: jsonData(), as: UTF8.self) }

    /// The JSON form of a value that has none of its own: every text is a string.
    init(_ content: ParameterContent) {
        self =
            switch content {
            case .absent: .null
            case .text(let text): .string(text)
            case .list(let elements): .array(elements.map(JSON.init))
            case .fields(let fields):
                .object(
                    fields.reduce(into: JSON.Object()) { object, field in
                        object[field.name] = JSON(field.content)
                    })
            }
    }
}

extension ParameterValue {
    /// The value as JSON, whether or not it is a model.
    var jsonOfAnyKind: JSON {
        if let model = self as? any JSONModel { JSON(model) } else { JSON(parameterContent) }
    }

    /// What the value is made of when a style writes it: one text where that is JSON.
    func content(in style: ParameterStyle) -> ParameterContent {
        guard style == .json || style == .jsonElements else { return parameterContent }
        switch jsonOfAnyKind {
        case .null: return .absent
        case .array(let elements) where style == .jsonElements:
            return .list(elements.map { $0 == .null ? .absent : .text($0.text) })
        case let json: return .text(json.text)
        }
    }
}

// Enumerations and distinct types travel as their raw values, without a way through JSON.

extension OpenEnum where RawValue: ParameterValue {
    /// The raw value's content.
    public var parameterContent: ParameterContent { rawValue.parameterContent }
}

extension ClosedEnum where RawValue: ParameterValue {
    /// The raw value's content.
    public var parameterContent: ParameterContent { rawValue.parameterContent }
}

extension NewType where RawValue: ParameterValue {
    /// The raw value's content.
    public var parameterContent: ParameterContent { rawValue.parameterContent }
}
