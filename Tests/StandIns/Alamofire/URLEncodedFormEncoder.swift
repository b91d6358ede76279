import Foundation

/// Writes values as the pairs of a form or a query.
public final class URLEncodedFormEncoder {
    public enum ArrayEncoding {
        case brackets
        case noBrackets
        case indexInBrackets
        case custom((_ key: String, _ index: Int) -> String)

        func key(_ key: String, at index: Int) -> String {
            switch self {
            case .brackets: "\(key)[]"
            case .noBrackets: key
            case .indexInBrackets: "\(key)[\(index)]"
            case .custom(let make): make(key, index)
            }
        }
    }

    public enum BoolEncoding {
        case numeric
        case literal

        func text(_ value: Bool) -> String {
            switch self {
            case .numeric: value ? "1" : "0"
            case .literal: value ? "true" : "false"
            }
        }
    }

    public enum DataEncoding {
        case deferredToData
        case base64
        case custom((Data) throws -> String)
    }

    public enum DateEncoding {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom((Date) throws -> String)
    }

    public enum KeyEncoding {
        case useDefaultKeys
    }

    public struct KeyPathEncoding: Sendable {
        public static let brackets = KeyPathEncoding { "[\($0)]" }
        public static let dots = KeyPathEncoding { ".\($0)" }

        let encoding: @Sendable (_ subkey: String) -> String

        public init(encoding: @escaping @Sendable (_ subkey: String) -> String) {
            self.encoding = encoding
        }
    }

    public struct NilEncoding: Sendable {
        public static let dropKey = NilEncoding { nil }
        public static let dropValue = NilEncoding { "" }
        public static let null = NilEncoding { "null" }

        let encoding: @Sendable () -> String?

        public init(encoding: @escaping @Sendable () -> String?) {
            self.encoding = encoding
        }
    }

    public enum SpaceEncoding {
        case percentEscaped
        case plusReplaced
    }

    public let alphabetizeKeyValuePairs: Bool
    public let arrayEncoding: ArrayEncoding
    public let boolEncoding: BoolEncoding
    public let dataEncoding: DataEncoding
    public let dateEncoding: DateEncoding
    public let keyEncoding: KeyEncoding
    public let keyPathEncoding: KeyPathEncoding
    public let nilEncoding: NilEncoding
    public let spaceEncoding: SpaceEncoding
    public var allowedCharacters: CharacterSet

    public init(
        alphabetizeKeyValuePairs: Bool = true, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric, dataEncoding: DataEncoding = .base64,
        dateEncoding: DateEncoding = .deferredToDate, keyEncoding: KeyEncoding = .useDefaultKeys,
        keyPathEncoding: KeyPathEncoding = .brackets, nilEncoding: NilEncoding = .dropKey,
        spaceEncoding: SpaceEncoding = .percentEscaped,
        allowedCharacters: CharacterSet = .afURLQueryAllowed
    ) {
        self.alphabetizeKeyValuePairs = alphabetizeKeyValuePairs
        self.arrayEncoding = arrayEncoding
        self.boolEncoding = boolEncoding
        self.dataEncoding = dataEncoding
        self.dateEncoding = dateEncoding
        self.keyEncoding = keyEncoding
        self.keyPathEncoding = keyPathEncoding
        self.nilEncoding = nilEncoding
        self.spaceEncoding = spaceEncoding
        self.allowedCharacters = allowedCharacters
    }

    public func encode(_ value: any Encodable) throws -> String {
        let tree = FormTree()
        try value.encode(to: FormTreeEncoder(tree, form: self))
        guard case .object(let members) = tree.content else { throw AFError.invalidRootObject }
        var pairs = members.flatMap { self.pairs(of: $0.value, key: $0.key) }
        if alphabetizeKeyValuePairs { pairs.sort() }
        return pairs.joined(separator: "&")
    }

    public func encode(_ value: any Encodable) throws -> Data {
        let text: String = try encode(value)
        return Data(text.utf8)
    }

    private func pairs(of tree: FormTree, key: String) -> [String] {
        switch tree.content {
        case .text(let text): return ["\(escaped(key))=\(escaped(text))"]
        case .array(let elements):
            return elements.enumerated().flatMap { index, element in
                pairs(of: element, key: arrayEncoding.key(key, at: index))
            }
        case .object(let members):
            return members.flatMap {
                pairs(of: $0.value, key: key + keyPathEncoding.encoding($0.key))
            }
        }
    }

    private func escaped(_ text: String) -> String {
        var allowed = allowedCharacters
        allowed.insert(charactersIn: " ")
        let text = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
        switch spaceEncoding {
        case .percentEscaped: return text.replacingOccurrences(of: " ", with: "%20")
        case .plusReplaced: return text.replacingOccurrences(of: " ", with: "+")
        }
    }
}

extension CharacterSet {
    public static let afURLQueryAllowed: CharacterSet = {
        var allowed = CharacterSet.urlQueryAllowed
        allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
        return allowed
    }()
}
