import CRoutergenJSON
import Foundation

/// A parsed document: its bytes and the tape of tokens over them. Nothing that a reader sees changes after `init`.
final class JSONDocument: @unchecked Sendable {
    // `@unchecked`: what the pointers point to belongs to this object, is written only in `init` and freed in
    // `deinit`; what was read last is guarded by itself.

    /// The bytes; nothing follows them.
    let base: UnsafePointer<UInt8>

    /// The number of bytes.
    let count: Int

    /// The tokens; the first one is the whole value.
    let tape: UnsafePointer<JSONToken>

    /// True where the values come from a coder that keeps numbers and booleans as text (XML, forms):
    /// then `"7"` also reads as a number. Never true for JSON.
    let readsTextAsScalars: Bool

    /// The bytes and the tokens once more, for those who read many values while they hold the document.
    let tokens: JSONTokens

    /// The strings and URLs that were read last; nil in small documents, where few stand more than once.
    private let texts: TextMemory?

    /// What keeps the bytes: memory of our own, or the data that they came in.
    private let memory: UnsafeMutablePointer<UInt8>?
    private let data: Data?

    /// Documents from this size on are read where they are; smaller ones are copied.
    private static let copiedSize = 4_096

    convenience init(_ data: Data, options: JSONParsingOptions) throws(JSONError) {
        guard data.count < Self.copiedSize else {
            // `Data` keeps that many bytes in memory of its own, which stays where it is and as it is while
            // somebody holds the value: who changes another copy gets other memory.
            let bytes = data.withUnsafeBytes { $0.bindMemory(to: UInt8.self) }
            guard let base = bytes.baseAddress else { throw JSONError.tooLarge(data.count) }
            try self.init(base, data.count, memory: nil, data: data, options, false)
            return
        }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count + 1)
        data.copyBytes(to: memory, count: data.count)
        try self.init(memory, data.count, memory: memory, data: nil, options, false)
    }

    convenience init(
        _ bytes: [UInt8], options: JSONParsingOptions, readsTextAsScalars: Bool = false
    ) throws(JSONError) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
        bytes.withUnsafeBufferPointer { source in
            if let start = source.baseAddress {
                memory.initialize(from: start, count: source.count)
            }
        }
        try self.init(
            memory, bytes.count, memory: memory, data: nil, options, readsTextAsScalars)
    }

    private init(
        _ base: UnsafePointer<UInt8>, _ count: Int, memory: UnsafeMutablePointer<UInt8>?,
        data: Data?, _ options: JSONParsingOptions, _ readsTextAsScalars: Bool
    ) throws(JSONError) {
        do {
            tape = try JSONParser.parse(
                UnsafeBufferPointer(start: base, count: count), options: options)
        } catch {
            memory?.deallocate()
            throw error
        }
        self.base = base
        self.count = count
        self.memory = memory
        self.data = data
        let texts = count < Self.copiedSize ? nil : TextMemory(documentOf: count)
        self.texts = texts
        tokens = JSONTokens(
            base: base, tape: tape, memory: texts.map { Unmanaged.passUnretained($0) })
        self.readsTextAsScalars = readsTextAsScalars
    }

    deinit {
        free(UnsafeMutablePointer(mutating: tape))
        memory?.deallocate()
    }

    /// The first byte of a value, which tells its kind.
    func firstByte(at index: Int) -> UInt8 {
        tokens.firstByte(at: index)
    }

    func isNull(at index: Int) -> Bool {
        tokens.isNull(at: index)
    }

    /// A string's bytes between its quotes, or a number's or literal's.
    func text(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        let quote = start[0] == UInt8(ascii: "\"") ? 1 : 0
        return UnsafeBufferPointer(start: start + quote, count: token.payload)
    }

    /// The index of the token after a value and everything in it.
    func next(after index: Int) -> Int {
        index &+ tape[index].span
    }

    /// The string at an index, escapes resolved.
    func string(at index: Int) -> String {
        JSONStringText.string(text(at: index), hasEscapes: tape[index].isSpecial)
    }
}
