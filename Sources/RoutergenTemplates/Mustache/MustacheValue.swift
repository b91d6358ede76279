/// What a template can print: the data that names are looked up in.
package enum MustacheValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case decimal(Double)
    case string(String)
    case list([MustacheValue])
    case object([String: MustacheValue])
    /// An object that makes its members when they are asked for.
    case record(MustacheRecord)
    case lambda(MustacheLambda)
}

extension MustacheValue {
    /// The text, or null where there is none.
    package init(_ text: String?) {
        self = text.map(MustacheValue.string) ?? .null
    }

    /// Whether an inverted section is rendered: for null, false and the empty list, and nothing else.
    ///
    /// The empty string and zero are values like any other.
    var isFalse: Bool {
        switch self {
        case .null, .bool(false): true
        case .list(let items): items.isEmpty
        default: false
        }
    }

    /// The member of an object; nil where this is no object or has no such member.
    subscript(name: TemplateName.Part) -> MustacheValue? {
        switch self {
        case .object(let members): members[name.text]
        case .record(let record): name.contextName.flatMap(record.member)
        default: nil
        }
    }

    /// What an interpolation prints; lists and objects print nothing.
    var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .bool(let value): String(value)
        case .null, .list, .object, .record, .lambda: ""
        }
    }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, MustacheValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
