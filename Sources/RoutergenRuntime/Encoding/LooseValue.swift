import Foundation

/// A value of `Parameters`, sorted out.
enum LooseValue {
    case nothing
    case boolean(Bool)
    case text(String)
    case list([Any])
    /// By sorted names.
    case fields([(name: String, value: Any)])

    /// Sorts out a value.
    ///
    /// - Throws: `RouterError` when it is of a type that has no text of its own.
    init(_ value: Any, named name: String) throws(RouterError) {
        switch value {
        case let optional as any OptionalValue:
            guard let wrapped = optional.wrapped else {
                self = .nothing
                return
            }
            self = try LooseValue(wrapped, named: name)
        case is NSNull: self = .nothing
        case let number as NSNumber where number.isBoolean: self = .boolean(number.boolValue)
        case let dictionary as [String: Any]:
            self = .fields(
                dictionary.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
        case let data as Data: self = .text(data.base64EncodedString())
        case let array as [Any]: self = .list(array)
        case let parameter as any ParameterValue:
            self = LooseValue(parameter.parameterContent)
        case let number as NSNumber: self = .text(number.stringValue)
        case let text as any StringProtocol: self = .text(String(text))
        case let raw as any RawRepresentable: self = try LooseValue(raw.rawValue, named: name)
        default:
            throw RouterError(
                .invalidParameter(name: name, problem: "is a \(type(of: value)), which has no text")
            )
        }
    }

    private init(_ content: ParameterContent) {
        switch content {
        case .absent: self = .nothing
        case .text(let text): self = .text(text)
        case .list(let elements): self = .list(elements.map(ContentValue.init))
        case .fields(let fields):
            self = .fields(
                fields.map { (name: $0.name, value: ContentValue(parameterContent: $0.content)) })
        }
    }
}

private struct ContentValue: ParameterValue {
    var parameterContent: ParameterContent
}

/// An optional of a type that is not known.
protocol OptionalValue {
    /// The value; nil when there is none.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
}

extension NSNumber {
    /// Whether this is a truth value; Foundation keeps them as numbers, and `1 as? Bool` succeeds.
    fileprivate var isBoolean: Bool {
        #if canImport(Darwin)
            CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
            String(cString: objCType) == "c"
        #endif
    }
}
