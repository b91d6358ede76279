import Foundation

extension JSONReader {
    /// The string here.
    ///
    /// - Throws: `JSONError` when the value is no string.
    public func string() throws -> String {
        guard kind == .string else { throw mismatch("string") }
        return document.string(at: index)
    }

    /// The boolean here: `true` or `false` and nothing else, no `0` and no `"true"`.
    ///
    /// - Throws: `JSONError` when the value is no boolean.
    public func bool() throws -> Bool {
        switch document.firstByte(at: index) {
        case UInt8(ascii: "t"): return true
        case UInt8(ascii: "f"): return false
        default: break
        }
        switch scalarText() {
        case "true", "1": return true
        case "false", "0": return false
        default: throw mismatch("boolean")
        }
    }

    /// The integer here. `1.0` and `1e2` are integers, too; `1.5` is none.
    ///
    /// - Throws: `JSONError` when the value is no integer or does not fit into the type.
    public func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
        try number("integer") { text, isPlain in
            guard let integer = JSONNumberText.integer(text, isPlain: isPlain) else {
                return .failure("expected integer")
            }
            guard let value = integer.value(Value.self) else {
                return .failure("does not fit in \(Value.self)")
            }
            return .success(value)
        }
    }

    /// The number here as the nearest `Double`.
    ///
    /// - Throws: `JSONError` when the value is no number or larger than any `Double`.
    public func double() throws -> Double {
        try number("number") { text, _ in
            let value = JSONNumberText.double(text)
            return value.isFinite ? .success(value) : .failure("does not fit in Double")
        }
    }

    /// The number here as the nearest `Float`.
    ///
    /// - Throws: `JSONError` when the value is no number or larger than any `Float`.
    public func float() throws -> Float {
        try number("number") { text, _ in
            // From the text, because rounding to Double first would round twice.
            let value = Float(String(decoding: text, as: UTF8.self)) ?? .infinity
            return value.isFinite ? .success(value) : .failure("does not fit in Float")
        }
    }

    /// The number here as `Decimal`, exact up to 38 digits and rounded there.
    ///
    /// - Throws: `JSONError` when the value is no number or out of `Decimal`'s range.
    public func decimal() throws -> Decimal {
        try number("number") { text, _ in
            guard let value = JSONNumberText.decimal(text) else {
                return .failure("does not fit in Decimal")
            }
            return .success(value)
        }
    }

    /// The date here.
    ///
    /// - Throws: `JSONError` when the value is no date in that form.
    public func date(_ format: DateFormat = .rfc3339) throws -> Date {
        if format.isNumber {
            return try number("number") { text, _ in
                guard let date = format.date(utf8: text) else {
                    return .failure("does not fit in Date")
                }
                return .success(date)
            }
        }
        return try stringValue(format.expectation) { format.date(utf8: $0) }
    }

    /// The result of turning a number's text into a value: a failure carries what is wrong with it.
    enum Conversion<Value> {
        case success(Value)
        case failure(String)
    }

    private func number<Value>(
        _ expectation: String,
        _ convert: (UnsafeBufferPointer<UInt8>, Bool) -> Conversion<Value>
    ) throws -> Value {
        let text = document.text(at: index)
        let isNumber = kind == .number
        guard isNumber || (scalarText() != nil && JSONNumberText.isNumber(text)) else {
            throw mismatch(expectation)
        }
        switch convert(text, isNumber && !document.tape[index].isSpecial) {
        case .success(let value): return value
        case .failure(let problem): throw invalid(problem)
        }
    }

    /// Converts the text of a string, without making a `String` of it where it has no escapes.
    func stringValue<Value>(
        _ expectation: String, _ convert: (UnsafeBufferPointer<UInt8>) -> Value?
    ) throws -> Value {
        guard kind == .string else { throw mismatch(expectation) }
        let value: Value?
        if document.tape[index].isSpecial {
            var text = document.string(at: index)
            value = text.withUTF8(convert)
        } else {
            value = convert(document.text(at: index))
        }
        guard let value else { throw mismatch(expectation) }
        return value
    }

    /// The text of a string that may stand for a number or boolean; nil in JSON, where it must not.
    private func scalarText() -> String? {
        document.readsTextAsScalars && kind == .string ? document.string(at: index) : nil
    }

    /// Whether an optional of a type is nil here. `JSON` has a value of its own for `null`.
    func readsAsNil<Value>(_ type: Value.Type) -> Bool {
        if isNull { return type != JSON.self }
        // The empty string is no URL; see `JSONObjectReader.optional`.
        return document.tape[index].bits == 0 && type == URL.self && kind == .string
    }

    /// An error for a value of the wrong kind or form.
    func mismatch(_ expectation: String) -> JSONError {
        JSONError.mismatch("expected \(expectation)", document: document, index: index)
    }

    /// An error for a number that is one and still does not fit.
    func invalid(_ problem: String) -> JSONError {
        JSONError.mismatch(problem, document: document, index: index)
    }
}
