import Foundation

// The types that most fields have, without a detour over generics: in a debug build that takes several times as long, and
// callers are shorter in any build. The compiler prefers these to the generic methods, which do the same.

extension JSONObjectReader {
    /// Reads a string that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> String {
        let index = place(key)
        if index >= 0, let value = tokens.usualString(at: index) { return value }
        return try readSlowly(key, at: index)
    }

    /// Reads a string that may be absent or `null`; both read as nil.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> String? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualString(at: index) { return value }
        return try readSlowly(key, at: index) as String
    }

    /// Reads an integer that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> Int {
        let index = place(key)
        if index >= 0, let value = tokens.usualInteger(at: index),
            let integer = Int(exactly: value)
        {
            return integer
        }
        return try readSlowly(key, at: index)
    }

    /// Reads an integer that may be absent or `null`; both read as nil.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> Int? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualInteger(at: index), let integer = Int(exactly: value) {
            return integer
        }
        return try readSlowly(key, at: index) as Int
    }

    /// Reads a number that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> Double {
        let index = place(key)
        if index >= 0, let value = tokens.usualDouble(at: index) { return value }
        return try readSlowly(key, at: index)
    }

    /// Reads a number that may be absent or `null`; both read as nil.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> Double? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualDouble(at: index) { return value }
        return try readSlowly(key, at: index) as Double
    }

    /// Reads a boolean that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> Bool {
        let index = place(key)
        if index >= 0, let value = tokens.usualBool(at: index) { return value }
        return try readSlowly(key, at: index)
    }

    /// Reads a boolean that may be absent or `null`; both read as nil.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> Bool? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualBool(at: index) { return value }
        return try readSlowly(key, at: index) as Bool
    }

    /// Reads a date in RFC 3339 that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> Date {
        let index = place(key)
        if index >= 0, let value = tokens.usualDate(at: index) { return value }
        return try readSlowly(key, at: index)
    }

    /// Reads a date in RFC 3339 that may be absent or `null`; both read as nil.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> Date? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualDate(at: index) { return value }
        return try readSlowly(key, at: index) as Date
    }

    /// Reads a URL that must be present.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required(_ key: StaticString) throws -> URL {
        let index = place(key)
        if index >= 0, let value = tokens.usualURL(at: index) { return value }
        return try readSlowly(key, at: index)
    }

    /// Reads a URL that may be absent or `null`; both read as nil. An empty string reads as nil, too.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional(_ key: StaticString) throws -> URL? {
        let index = place(key)
        guard index >= 0, !tokens.isNull(at: index) else { return nil }
        if let value = tokens.usualURL(at: index) { return value }
        return try readSlowly(key, at: index) as URL?
    }
}
