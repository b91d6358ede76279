// How keys are written.
extension URLEncodedFormEncoder {
    /// How each key is spelled. Every key of a path is spelled on its own: `camelCase[innerKey]` →
    /// `camel_case[inner_key]`.
    public enum KeyEncoding: Sendable {
        /// As the value names it.
        case useDefaultKeys
        /// `oneTwoURL` → `one_two_url`
        case convertToSnakeCase
        /// `oneTwoURL` → `one-two-url`
        case convertToKebabCase
        /// `oneTwo` → `OneTwo`
        case capitalized
        /// `oneTwo` → `ONETWO`
        case uppercased
        /// `oneTwo` → `onetwo`
        case lowercased
        /// As a closure says.
        case custom(@Sendable (String) -> String)

        func text(_ key: String) -> String {
            switch self {
            case .useDefaultKeys: key
            case .convertToSnakeCase: Self.words(of: key, joinedBy: "_")
            case .convertToKebabCase: Self.words(of: key, joinedBy: "-")
            case .capitalized: key.prefix(1).uppercased() + key.dropFirst()
            case .uppercased: key.uppercased()
            case .lowercased: key.lowercased()
            case .custom(let text): text(key)
            }
        }

        /// A word begins where a capital follows a small letter or a digit, and with the last of several capitals
        /// before a small letter: `myURLPath2Go` → `my_url_path2_go`
        private static func words(of key: String, joinedBy separator: String) -> String {
            let characters = Array(key)
            var text = ""
            for (index, character) in characters.enumerated() {
                if character.isUppercase, index > 0 {
                    let previous = characters[index - 1]
                    let isBeforeSmall =
                        index + 1 < characters.count && characters[index + 1].isLowercase
                    if previous.isLowercase || previous.isNumber
                        || (previous.isUppercase && isBeforeSmall)
                    {
                        text += separator
                    }
                }
                text += character.lowercased()
            }
            return text
        }
    }

    /// How the key of a field is joined to that of the object that it is in.
    public struct KeyPathEncoding: Sendable {
        /// `parent[child]`
        public static let brackets = KeyPathEncoding { "[\($0)]" }
        /// `parent.child`
        public static let dots = KeyPathEncoding { ".\($0)" }

        let suffix: @Sendable (String) -> String

        /// Joins keys with what a closure makes of the inner one.
        public init(encodeSubkey: @escaping @Sendable (_ subkey: String) -> String) {
            suffix = encodeSubkey
        }
    }
}
