import RoutergenModel
import RoutergenSpec
import RoutergenSwift

/// Reads the Swift type that a user puts in the place of another one: `Decimal`, `[Money]`,
/// `[String: Billing.Money]`, `Tagged<Photo, Int>`.
///
///     type  = "[" type "]" / "[" "String" ":" type "]" / name
///     name  = part *("." part)
///     part  = identifier ["<" type *("," type) ">"]
struct ReplacementTypeParser {
    struct Failure: Error {
        var message: String
        var suggestion: String?
    }

    /// Deeper types are mistakes; the limit also bounds the recursion.
    private static let depthLimit = 16

    private let text: String
    private var rest: Substring

    static func parse(_ text: String) -> Result<TypeReference, Failure> {
        var parser = ReplacementTypeParser(text: text, rest: text[...])
        do throws(Failure) {
            let type = try parser.type(depth: 0)
            parser.skipSpace()
            guard parser.rest.isEmpty else { throw parser.unexpected() }
            return .success(type)
        } catch {
            return .failure(error)
        }
    }

    private mutating func type(depth: Int) throws(Failure) -> TypeReference {
        guard depth < Self.depthLimit else {
            throw Failure(message: "types nest at most \(Self.depthLimit) levels deep")
        }
        guard take("[") else { return try named(depth: depth) }
        let first = try type(depth: depth + 1)
        if take("]") { return .array(first) }
        guard take(":") else { throw unexpected() }
        guard first == .string else {
            throw Failure(message: "the keys of a dictionary must be 'String'")
        }
        let value = try type(depth: depth + 1)
        guard take("]") else { throw unexpected() }
        return .dictionary(value)
    }

    private mutating func named(depth: Int) throws(Failure) -> TypeReference {
        var name = try part(depth: depth)
        while take(".") { name += ".\(try part(depth: depth))" }
        if name == "File" {
            throw Failure(message: "'File' is no type of a JSON value")
        }
        return BuiltInType.type(named: name, format: .rfc3339) ?? .external(name)
    }

    private mutating func part(depth: Int) throws(Failure) -> String {
        skipSpace()
        let word = rest.prefix { !" .<>[]:,?".contains($0) }
        guard SwiftIdentifier.isValid(String(word)) else { throw unexpected() }
        rest = rest.dropFirst(word.count)
        guard take("<") else { return String(word) }
        var arguments: [String] = []
        repeat { arguments.append(Self.spelling(try type(depth: depth + 1))) } while take(",")
        guard take(">") else { throw unexpected() }
        return "\(word)<\(arguments.joined(separator: ", "))>"
    }

    /// An argument of a generic type, whose names stand for themselves.
    private static func spelling(_ type: TypeReference) -> String {
        switch type {
        case .array(let element): "[\(spelling(element))]"
        case .dictionary(let value): "[String: \(spelling(value))]"
        case .external(let name): name
        default:
            BuiltInType.names.first { BuiltInType.type(named: $0, format: .rfc3339) == type }
                ?? "String"
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == " " }
    }

    private func unexpected() -> Failure {
        let isOptional = rest.first == "?" || rest.first == "!"
        return Failure(
            message: "'\(shortened(text))' is no type that can stand for another one",
            suggestion: isOptional
                ? "leave out the '\(rest.prefix(1))': whether a value may be missing, the description says"
                : "write a name such as 'Billing.Money', '[Name]' or '[String: Name]'")
    }
}
