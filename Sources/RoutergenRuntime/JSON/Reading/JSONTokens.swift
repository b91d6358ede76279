import CRoutergenJSON
import Foundation

// Scalars in their usual form, without generics, closures and errors: nil means that the general reader has to look,
// which knows every form and what to say about the wrong ones.

/// A document's bytes and tokens, without what keeps them: reading through it counts no references. It is valid as long as
/// the document.
struct JSONTokens {
    let base: UnsafePointer<UInt8>
    let tape: UnsafePointer<JSONToken>
    let memory: Unmanaged<TextMemory>?

    func usualString(at index: Int) -> String? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        guard start[0] == 0x22 else { return nil }
        let text = UnsafeBufferPointer(start: start + 1, count: token.payload)
        if token.isSpecial { return JSONStringText.string(text, hasEscapes: true) }
        guard token.payload > 15, let memory else { return String(decoding: text, as: UTF8.self) }
        return memory._withUnsafeGuaranteedRef { $0.string(text) }
    }

    func usualInteger(at index: Int) -> Int64? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        // Digits and the minus sign are all numbers that begin below a colon; quotes are lower than both.
        guard start[0] < 0x3A, start[0] > 0x22, !token.isSpecial else { return nil }
        var value: Int64 = 0
        return routergen_json_integer(start, token.payload, &value) ? value : nil
    }

    func usualDouble(at index: Int) -> Double? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        guard start[0] < 0x3A, start[0] > 0x22 else { return nil }
        var value = 0.0
        return routergen_json_double(start, token.payload, &value) ? value : nil
    }

    func usualBool(at index: Int) -> Bool? {
        switch firstByte(at: index) {
        case 0x74: true
        case 0x66: false
        default: nil
        }
    }

    func usualDate(at index: Int) -> Date? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        var seconds: Int64 = 0
        guard token.bits == 20, start[0] == 0x22, routergen_json_date(start + 1, 20, &seconds)
        else { return nil }
        return Date(timeIntervalSinceReferenceDate: Double(seconds &- CivilTime.referenceSeconds))
    }

    func usualURL(at index: Int) -> URL? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        guard start[0] == 0x22, !token.isSpecial else { return nil }
        let text = UnsafeBufferPointer(start: start + 1, count: token.payload)
        guard let memory else { return URL(string: String(decoding: text, as: UTF8.self)) }
        return memory._withUnsafeGuaranteedRef { $0.url(text) }
    }

    func isNull(at index: Int) -> Bool {
        firstByte(at: index) == 0x6E
    }

    /// The first byte of a value, which tells its kind.
    func firstByte(at index: Int) -> UInt8 {
        base[Int(truncatingIfNeeded: tape[index].offset)]
    }
}
