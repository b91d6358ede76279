import CRoutergenJSON
import Foundation

// Scalars in their usual form, without generics, closures and errors: nil means that the general reader has to look,
// which knows every form and what to say about the wrong ones.

extension JSONDocument {
    func usualString(at index: Int) -> String? {
        let token = tape[index]
        let start = base + Int(truncatingIfNeeded: token.offset)
        guard start[0] == 0x22 else { return nil }
        let text = UnsafeBufferPointer(start: start + 1, count: token.payload)
        if token.isSpecial { return JSONStringText.string(text, hasEscapes: true) }
        return String(decoding: text, as: UTF8.self)
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
        if let urls { return urls.url(text) }
        return URL(string: String(decoding: text, as: UTF8.self))
    }

    func isNull(at index: Int) -> Bool {
        firstByte(at: index) == 0x6E
    }
}
