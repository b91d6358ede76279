import Foundation

/// What is wrong with a JSON text, or with the value that a model reads from it.
///
/// ```
/// repository.owner.id: expected integer, found string "7" (in Owner, line 3, column 12, byte 58)
/// invalid JSON: expected ',' or ']', found "}" (line 1, column 4, byte 3)
/// ```
public struct JSONError: Error, Sendable {
    /// The kinds of mistakes.
    public enum Kind: Sendable, Hashable {
        /// The text is no JSON (RFC 8259).
        case syntax
        /// More arrays and objects inside each other than `JSONParsingOptions.maximumDepth`.
        case tooDeep
        /// The text has 1 GiB or more.
        case tooLarge
        /// An object names a key twice, and the options refuse that.
        case duplicateKey
        /// A required field is absent.
        case missingKey
        /// The key path of an entry point leads nowhere.
        case missingPath
        /// A value is of another kind or form than the model's.
        case mismatch
        /// A value cannot be written as JSON: `NaN`, say.
        case unwritable
    }

    /// A step on the way from the top of a document to a value.
    public enum PathComponent: Sendable, Hashable {
        /// Into an object, by key.
        case key(String)
        /// Into an array, by position from zero.
        case index(Int)
    }

    /// What kind of mistake it is.
    public let kind: Kind

    /// What is wrong, without the place: `expected integer, found string "7"`.
    public let message: String

    /// The name of the innermost model that was being read, or nil.
    public private(set) var model: String?

    private var place: Place

    /// A place in a document. Finding its path and line takes a walk, so it is put off: a reader that tries
    /// several types throws away most errors.
    private enum Place {
        case resolved(path: [PathComponent], offset: Int?, line: Int, column: Int)
        case token(JSONDocument, Int)
    }

    /// The way from the top of the document to the value; for an absent field, including its key.
    public var path: [PathComponent] {
        guard case .resolved(let path, _, _, _) = resolved().place else { return [] }
        return path
    }

    /// Where the value starts, in bytes from the start of the document; nil where there is no document.
    public var byteOffset: Int? {
        guard case .resolved(_, let offset, _, _) = resolved().place else { return nil }
        return offset
    }

    /// The line of the value, from 1; 0 where there is no document.
    public var line: Int {
        guard case .resolved(_, _, let line, _) = resolved().place else { return 0 }
        return line
    }

    /// The column of the value on its line, in bytes, from 1; 0 where there is no document.
    public var column: Int {
        guard case .resolved(_, _, _, let column) = resolved().place else { return 0 }
        return column
    }

    /// The key of an absent field or of the first part of a path that leads nowhere.
    private var missing: String?
}

extension JSONError {
    private init(_ kind: Kind, _ message: String, _ place: Place) {
        self.kind = kind
        self.message = message
        self.place = place
    }

    static func syntax(
        _ kind: Kind, _ message: String, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> JSONError {
        let (line, column) = position(of: offset, in: bytes)
        return JSONError(
            kind, message, .resolved(path: [], offset: offset, line: line, column: column))
    }

    static func unexpected(
        _ expected: String, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> JSONError {
        syntax(
            .syntax, "expected \(expected), found \(excerpt(at: offset, in: bytes))", at: offset,
            in: bytes)
    }

    static func tooLarge(_ size: Int) -> JSONError {
        JSONError(
            .tooLarge, "\(size) bytes are more than a document may have (1 GiB)",
            .resolved(path: [], offset: nil, line: 0, column: 0))
    }

    static func unwritable(_ problem: String) -> JSONError {
        JSONError(.unwritable, problem, .resolved(path: [], offset: nil, line: 0, column: 0))
    }

    /// `problem` says what is wrong: `expected integer`.
    static func mismatch(_ problem: String, document: JSONDocument, index: Int) -> JSONError {
        let found = document.summary(at: index)
        return JSONError(.mismatch, "\(problem), found \(found)", .token(document, index))
    }

    static func tooDeep(_ levels: Int, document: JSONDocument, index: Int) -> JSONError {
        JSONError(
            .tooDeep, "more than \(levels) levels of arrays and objects", .token(document, index))
    }

    static func missing(
        _ kind: Kind, _ key: String, of path: [String], document: JSONDocument, index: Int
    ) -> JSONError {
        let message =
            kind == .missingKey
            ? "the required field is missing"
            : "nothing is at \(path.joined(separator: ".")) of the document"
        var error = JSONError(kind, message, .token(document, index))
        error.missing = key
        return error
    }

    /// The error with the model's name, unless it has the name of a model further inside.
    func naming(_ model: StaticString) -> JSONError {
        guard self.model == nil else { return self }
        var error = self
        error.model = "\(model)"
        return error
    }

    /// The error with its place worked out, which no longer keeps the document alive.
    func resolved() -> JSONError {
        guard case .token(let document, let index) = place else { return self }
        let offset = Int(document.tape[index].offset)
        let bytes = UnsafeBufferPointer(start: document.base, count: document.count)
        let (line, column) = Self.position(of: offset, in: bytes)
        let end = missing.map { [PathComponent.key($0)] } ?? []
        var error = self
        error.place = .resolved(
            path: document.path(to: index) + end, offset: offset, line: line, column: column)
        return error
    }

    private static func position(
        of offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (line: Int, column: Int) {
        var line = 1
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        return (line, offset - lineStart + 1)
    }

    private static func excerpt(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard offset < bytes.count else { return "the end of the document" }
        let rest = UnsafeBufferPointer(rebasing: bytes[offset..<min(offset + 8, bytes.count)])
        let character = String(decoding: rest, as: UTF8.self).first.map(String.init) ?? ""
        switch bytes[offset] {
        case 0x00..<0x20: return "the control character \(bytes[offset])"
        case UInt8(ascii: "\""): return "a string"
        default: return "'\(character)'"
        }
    }
}

extension JSONError: Hashable {
    /// Whether two errors say the same about the same place.
    public static func == (one: JSONError, other: JSONError) -> Bool {
        one.kind == other.kind && one.description == other.description
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(description)
    }
}

extension JSONError: CustomStringConvertible, LocalizedError {
    /// The path, the message and the place in one line.
    public var description: String {
        guard case .resolved(let path, let offset, let line, let column) = resolved().place
        else { return message }
        var places: [String] = []
        if let model, !model.isEmpty { places.append("in \(model)") }
        if let offset { places.append("line \(line), column \(column), byte \(offset)") }
        let place = places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
        switch kind {
        case .syntax, .tooDeep, .tooLarge, .duplicateKey:
            return "invalid JSON: \(message)\(place)"
        case .missingKey, .missingPath, .mismatch, .unwritable:
            let prefix = path.isEmpty ? "" : "\(Self.text(path)): "
            return "\(prefix)\(message)\(place)"
        }
    }

    /// The description.
    public var errorDescription: String? { description }

    /// `photos[2].user.id`
    private static func text(_ path: [PathComponent]) -> String {
        path.reduce(into: "") { text, component in
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
