/// An enum of the values that a description lists, which keeps any other value, too.
///
/// A service may send a value that was not there when the description was written; an open enum reads it
/// as its `unknown` case and writes it back unchanged.
///
/// ```swift
/// enum Feature: OpenEnum {
///     case popular
///     case upcoming
///     case unknown(String)
///
///     init(rawValue: String) {
///         switch rawValue {
///         case "popular": self = .popular
///         case "upcoming": self = .upcoming
///         default: self = .unknown(rawValue)
///         }
///     }
///
///     var rawValue: String {
///         switch self {
///         case .popular: "popular"
///         case .upcoming: "upcoming"
///         case .unknown(let value): value
///         }
///     }
///
///     static let allKnownCases: [Feature] = [.popular, .upcoming]
/// }
/// ```
public protocol OpenEnum: RawJSONModel {
    /// The case of a raw value; never fails, because other values have a case as well.
    init(rawValue: RawValue)

    /// The cases that the description lists.
    static var allKnownCases: [Self] { get }
}

extension OpenEnum {
    /// Reads the raw value.
    public init(json: JSONReader) throws {
        self.init(rawValue: try RawValue(json: json))
    }

    /// Whether the description lists the value.
    public var isKnown: Bool { Self.allKnownCases.contains(self) }
}
