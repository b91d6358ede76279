import Foundation

/// Writes an `Encodable` value as `name=value`, joined with `&`.
///
///     struct Search: Encodable { var q: String; var page: Int; var tags: [String] }
///     try URLEncodedFormEncoder().encode(Search(q: "the sea", page: 2, tags: ["b", "a"])) as String
///     // page=2&q=the%20sea&tags%5B%5D=b&tags%5B%5D=a
///
/// The same value is always the same text: fields are sorted by their keys at every level, and arrays keep their
/// order. An empty array or object writes nothing. Numbers are written with the fewest digits that read back as
/// the same number, `Decimal` and `URL` as their text.
public struct URLEncodedFormEncoder: Sendable {
    /// How the elements of an array are named.
    public typealias ArrayEncoding = URLEncoding.ArrayEncoding
    /// How truth values are written.
    public typealias BoolEncoding = URLEncoding.BoolEncoding

    /// Whether the fields of every object are sorted by their keys; otherwise they stand in the order in which the
    /// value writes them, which for a dictionary is any.
    public let alphabetizeKeyValuePairs: Bool
    /// How the elements of an array are named.
    public let arrayEncoding: ArrayEncoding
    /// How truth values are written.
    public let boolEncoding: BoolEncoding
    /// How `Data` is written.
    public let dataEncoding: DataEncoding
    /// How `Date` is written.
    public let dateEncoding: DateEncoding
    /// How each key is spelled.
    public let keyEncoding: KeyEncoding
    /// How the key of a field is joined to that of the object that it is in.
    public let keyPathEncoding: KeyPathEncoding
    /// What becomes of `nil`.
    public let nilEncoding: NilEncoding
    /// How a space is written.
    public let spaceEncoding: SpaceEncoding
    /// The characters that are not percent-encoded; of those outside ASCII, and of `%`, `&`, `=` and `+`, all are.
    public let allowedCharacters: CharacterSet

    /// Makes an encoder. The defaults are Alamofire's, but for the allowed characters, which are RFC 3986's
    /// unreserved ones: `/` and `?` are encoded, too.
    public init(
        alphabetizeKeyValuePairs: Bool = true, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric, dataEncoding: DataEncoding = .base64,
        dateEncoding: DateEncoding = .deferredToDate, keyEncoding: KeyEncoding = .useDefaultKeys,
        keyPathEncoding: KeyPathEncoding = .brackets, nilEncoding: NilEncoding = .dropKey,
        spaceEncoding: SpaceEncoding = .percentEscaped,
        allowedCharacters: CharacterSet = URLEncodedFormEncoder.unreservedCharacters
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

    /// RFC 3986, section 2.3: letters, digits, `-`, `.`, `_`, `~`.
    public static let unreservedCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The text of a value.
    ///
    /// - Throws: `RouterError` with `.encodingFailed` where the value is no object at its top, or where encoding
    ///   it throws; that error is the underlying one.
    public func encode(_ value: some Encodable) throws -> String {
        let root = FormNode()
        do {
            try root.set(value, codingPath: [], options: self)
        } catch {
            throw RouterError.wrapping(
                error, as: .encodingFailed("the \(type(of: value)) cannot be written as a form"))
        }
        switch root.content {
        case .fields, .nothing: break
        case .text, .list:
            throw RouterError(.encodingFailed("the \(type(of: value)) has no fields"))
        }
        var writer = FormWriter(encoder: self)
        writer.append(root, named: "")
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The text of a value in UTF-8; see the other form.
    public func encode(_ value: some Encodable) throws -> Data {
        Data(try (encode(value) as String).utf8)
    }
}
