import Foundation

/// A parsed document: its bytes and the tape of tokens over them. Nothing changes after `init`.
final class JSONDocument: @unchecked Sendable {
    // `@unchecked`: the pointer's memory belongs to this object, is written only in `init` and freed in
    // `deinit`.

    /// The bytes, followed by `padding` zeros that no token reaches.
    let base: UnsafePointer<UInt8>

    /// The number of bytes without padding.
    let count: Int

    /// The tokens; the first one is the whole value.
    let tape: [JSONToken]

    /// True where the values come from a coder that keeps numbers and booleans as text (XML, forms):
    /// then `"7"` also reads as a number. Never true for JSON.
    let readsTextAsScalars: Bool

    private let memory: UnsafeMutablePointer<UInt8>

    /// Zeros after the end let the parser load eight bytes anywhere and stop without counting.
    static let padding = 8

    convenience init(_ data: Data, options: JSONParsingOptions) throws(JSONError) {
        try self.init(count: data.count, options: options, readsTextAsScalars: false) { memory in
            data.copyBytes(to: memory, count: data.count)
        }
    }

    convenience init(
        _ bytes: [UInt8],
        options: JSONParsingOptions,
        readsTextAsScalars: Bool = false
    ) throws(JSONError) {
        try self.init(
            count: bytes.count, options: options, readsTextAsScalars: readsTextAsScalars
        ) { memory in
            bytes.withUnsafeBufferPointer { source in
                if let start = source.baseAddress {
                    memory.update(from: start, count: source.count)
                }
            }
        }
    }

    private init(
        count: Int,
        options: JSONParsingOptions,
        readsTextAsScalars: Bool,
        fill: (UnsafeMutablePointer<UInt8>) -> Void
    ) throws(JSONError) {
        guard count <= JSONToken.maximumDocumentSize else {
            throw JSONError.tooLarge(count)
        }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Self.padding)
        memory.initialize(repeating: 0, count: count + Self.padding)
        fill(memory)
        var parser = JSONParser(base: UnsafePointer(memory), count: count, options: options)
        do {
            try parser.parse()
        } catch {
            memory.deallocate()
            throw error
        }
        self.memory = memory
        self.base = UnsafePointer(memory)
        self.count = count
        self.tape = parser.tape
        self.readsTextAsScalars = readsTextAsScalars
    }

    deinit {
        memory.deallocate()
    }

    /// The first byte of a value, which tells its kind.
    func firstByte(at index: Int) -> UInt8 {
        base[Int(tape[index].offset)]
    }

    /// A string's bytes between its quotes, or a number's or literal's.
    func text(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let token = tape[index]
        let offset = Int(token.offset)
        let quote = base[offset] == UInt8(ascii: "\"") ? 1 : 0
        return UnsafeBufferPointer(start: base + offset + quote, count: token.payload)
    }

    /// The index of the token after a value and everything in it.
    func next(after index: Int) -> Int {
        index + tape[index].span
    }
}
