import Foundation

/// Numbers from their text, which the parser has checked (RFC 8259, section 6).
enum JSONNumberText {
    /// An integer's sign and magnitude.
    struct Integer {
        let isNegative: Bool
        /// nil where it is more than 64 bits.
        let magnitude: UInt64?

        /// The integer as a type's value, or nil where it does not fit.
        func value<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
            guard let magnitude else { return nil }
            guard isNegative else { return Value(exactly: magnitude) }
            if magnitude == UInt64(Int64.max) + 1 { return Value(exactly: Int64.min) }
            guard let positive = Int64(exactly: magnitude) else { return nil }
            return Value(exactly: -positive)
        }
    }

    /// The integer that a text stands for, or nil where it has a fraction.
    ///
    /// - Parameter isPlain: True where the text has neither a fraction nor an exponent.
    static func integer(_ text: UnsafeBufferPointer<UInt8>, isPlain: Bool) -> Integer? {
        guard isPlain else { return Parts(text).integer }
        let isNegative = text.first == UInt8(ascii: "-")
        var magnitude: UInt64 = 0
        for index in (isNegative ? 1 : 0)..<text.count {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(text[index] & 0x0F))
            if overflow || carry { return Integer(isNegative: isNegative, magnitude: nil) }
            magnitude = sum
        }
        return Integer(isNegative: isNegative, magnitude: magnitude)
    }

    /// The nearest double; infinite where the number is too large.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
        if text.count <= 17, let exact = Parts(text).exactDouble { return exact }
        return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    }

    /// The decimal, rounded to 38 digits, or nil out of `Decimal`'s range.
    static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Decimal? {
        let parts = Parts(text)
        guard parts.digitCount > 0 else { return 0 }
        // Above 10^165 there is no `Decimal`; below 10^-128 the nearest one is zero.
        guard parts.leadingExponent <= 165 else { return nil }
        guard parts.leadingExponent >= -128 else { return 0 }
        let string = String(decoding: text, as: UTF8.self)
        guard let value = Decimal(string: string, locale: nil), value.isFinite else { return nil }
        return value
    }

    /// Whether a text is a JSON number.
    static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let document = try? JSONDocument(Array(text), options: .standard) else {
            return false
        }
        return document.tape[0].payload == text.count
            && JSONReader(document: document, index: 0).kind == .number
    }

    /// A number as its significant digits and a power of ten: `-12.50e3` is -125 × 10².
    struct Parts {
        let isNegative: Bool
        /// The text from the first to the last digit that is not zero; a point may stand in it.
        let significant: UnsafeBufferPointer<UInt8>
        /// How many digits that is; zero for the number zero.
        let digitCount: Int
        /// The power of ten of the last significant digit.
        let exponent: Int

        /// The power of ten of the first significant digit.
        var leadingExponent: Int { exponent + digitCount - 1 }

        init(_ text: UnsafeBufferPointer<UInt8>) {
            isNegative = text.first == UInt8(ascii: "-")
            var index = isNegative ? 1 : 0
            var point: Int?
            var first: Int?
            var last = index
            var digits = 0
            var digitsToLast = 0
            while index < text.count, text[index] | 0x20 != UInt8(ascii: "e") {
                defer { index += 1 }
                if text[index] == UInt8(ascii: ".") {
                    point = index
                    continue
                }
                if first != nil { digits += 1 }
                guard text[index] != UInt8(ascii: "0") else { continue }
                if first == nil {
                    first = index
                    digits = 1
                }
                last = index
                digitsToLast = digits
            }
            digitCount = digitsToLast
            significant = UnsafeBufferPointer(
                rebasing: text[(first ?? 0)..<(first == nil ? 0 : last + 1)])
            // The units digit stands before the point, or before the exponent where there is none.
            let units = (point ?? index) - 1
            let distance = last <= units ? units - last : units - last + 1
            exponent = Self.written(text, from: index) + distance
        }

        /// The exponent after an `e`, held within a billion: beyond that every number is zero or too large.
        private static func written(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
            guard start < text.count else { return 0 }
            var exponent: Int64 = 0
            for byte in text[(start + 1)...] where byte >= UInt8(ascii: "0") {
                exponent = min(exponent * 10 + Int64(byte & 0x0F), 1_000_000_000)
            }
            return Int(text[start + 1] == UInt8(ascii: "-") ? -exponent : exponent)
        }

        /// The integer, or nil where the number has a fraction.
        var integer: Integer? {
            guard digitCount > 0 else { return Integer(isNegative: isNegative, magnitude: 0) }
            guard exponent >= 0 else { return nil }
            guard leadingExponent < 20 else {
                return Integer(isNegative: isNegative, magnitude: nil)
            }
            var magnitude: UInt64? = coefficient
            for _ in 0..<exponent {
                guard let (value, overflow) = magnitude?.multipliedReportingOverflow(by: 10)
                else { break }
                magnitude = overflow ? nil : value
            }
            return Integer(isNegative: isNegative, magnitude: magnitude)
        }

        /// The significant digits as an integer, or nil where they are more than 64 bits.
        private var coefficient: UInt64? {
            var value: UInt64 = 0
            for byte in significant where byte != UInt8(ascii: ".") {
                let (product, overflow) = value.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(UInt64(byte & 0x0F))
                if overflow || carry { return nil }
                value = sum
            }
            return value
        }

        /// The double where one multiplication or division of exact doubles gives it, correctly rounded:
        /// digits below 2⁵³ and a power of ten of at most 22.
        var exactDouble: Double? {
            guard digitCount <= 15, exponent >= -22, exponent <= 22, let coefficient else {
                return nil
            }
            let digits = Double(coefficient)
            let power = Self.powersOfTen[abs(exponent)]
            let magnitude = exponent < 0 ? digits / power : digits * power
            return isNegative ? -magnitude : magnitude
        }

        private static let powersOfTen: [Double] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
            1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
        ]
    }
}
