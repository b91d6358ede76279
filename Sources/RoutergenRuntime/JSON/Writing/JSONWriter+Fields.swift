import Foundation

// The types that most fields have, without a detour over generics; see the same of `JSONObjectReader`.

extension JSONWriter {
    /// Writes a string as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: String) {
        guard begin(key) else { return }
        write(value)
    }

    /// Writes a string as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: String?) {
        guard let value, begin(key) else { return }
        write(value)
    }

    /// Writes an integer as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: Int) {
        guard begin(key) else { return }
        write(Int64(value))
    }

    /// Writes an integer as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: Int?) {
        guard let value, begin(key) else { return }
        write(Int64(value))
    }

    /// Writes a number as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: Double) {
        guard begin(key) else { return }
        write(value)
    }

    /// Writes a number as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: Double?) {
        guard let value, begin(key) else { return }
        write(value)
    }

    /// Writes a boolean as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: Bool) {
        guard begin(key) else { return }
        write(value)
    }

    /// Writes a boolean as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: Bool?) {
        guard let value, begin(key) else { return }
        write(value)
    }

    /// Writes a date in RFC 3339 as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: Date) {
        guard begin(key) else { return }
        write(value)
    }

    /// Writes a date in RFC 3339 as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: Date?) {
        guard let value, begin(key) else { return }
        write(value)
    }

    /// Writes a URL as a field of the object at hand.
    public mutating func field(_ key: StaticString, _ value: URL) {
        guard begin(key) else { return }
        value.write(json: &self)
    }

    /// Writes a URL as a field of the object at hand; nil leaves it out.
    public mutating func field(_ key: StaticString, _ value: URL?) {
        guard let value, begin(key) else { return }
        value.write(json: &self)
    }
}
