/// Steps through the text of a date.
struct DateScanner {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    var next: UInt8? { position < text.count ? text[position] : nil }

    /// Reads a number of as many digits as there are, between a least and a greatest count.
    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
        var value = 0
        var count = 0
        while count < digits.upperBound, let byte = next, byte &- UInt8(ascii: "0") < 10 {
            value = value * 10 + Int(byte & 0x0F)
            count += 1
            position += 1
        }
        return count >= digits.lowerBound ? value : nil
    }

    /// Reads a number of exactly that many digits.
    mutating func number(_ digits: Int) -> Int? {
        number(digits...digits)
    }

    /// Steps over a byte, if it comes next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Reads the digits behind a point; false where there is none.
    mutating func fraction(into instant: inout Instant) -> Bool {
        let start = position
        while let byte = next, byte &- UInt8(ascii: "0") < 10 {
            // Seventeen digits are more than a `Date` holds; the rest changes nothing.
            if instant.digitCount < 17 {
                instant.fraction = instant.fraction * 10 + Int64(byte & 0x0F)
                instant.digitCount += 1
            }
            position += 1
        }
        return position > start
    }

    /// Reads an offset from UTC in seconds: `+05:30`; `colon` says whether the colon must stand there.
    mutating func offset(colon: Bool) -> Int? {
        let isNegative: Bool
        switch next {
        case UInt8(ascii: "+"): isNegative = false
        case UInt8(ascii: "-"): isNegative = true
        default: return nil
        }
        position += 1
        guard let hours = number(2), hours <= 23, !colon || skip(UInt8(ascii: ":")),
            let minutes = number(2), minutes <= 59
        else { return nil }
        let seconds = hours * 3_600 + minutes * 60
        return isNegative ? -seconds : seconds
    }

    /// Reads the first of some words that comes next, whatever its case, and returns its place in the list.
    mutating func word(of words: [String]) -> Int? {
        for (index, word) in words.enumerated() where matches(word) {
            position += word.utf8.count
            return index
        }
        return nil
    }

    private func matches(_ word: String) -> Bool {
        guard position + word.utf8.count <= text.count else { return false }
        return zip(text[position...], word.utf8).allSatisfy { byte, letter in
            byte == letter || (byte | 0x20 == letter | 0x20 && letter | 0x20 >= UInt8(ascii: "a"))
        }
    }
}
