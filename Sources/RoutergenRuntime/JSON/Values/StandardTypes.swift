import Foundation

extension String: JSONModel {
    /// Reads a string.
    public init(json: JSONReader) throws {
        self = try json.document.tokens.usualString(at: json.index) ?? json.string()
    }

    /// Writes a string.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}

extension Bool: JSONModel {
    /// Reads `true` or `false`, and nothing else: where a service sends `0` as well, `JSON` reads both.
    public init(json: JSONReader) throws {
        self = try json.document.tokens.usualBool(at: json.index) ?? json.bool()
    }

    /// Writes `true` or `false`.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}

extension FixedWidthInteger where Self: JSONModel {
    /// Reads an integer, written as `1`, `1.0` or `1e0`.
    public init(json: JSONReader) throws {
        self = try json.integer()
    }

    /// Writes an integer.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }

    /// The number in decimal digits.
    public var parameterContent: ParameterContent { .text(String(self)) }
}

extension Int: JSONModel {
    /// Reads an integer, written as `1`, `1.0` or `1e0`.
    public init(json: JSONReader) throws {
        if let value = json.document.tokens.usualInteger(at: json.index),
            let integer = Int(exactly: value)
        {
            self = integer
        } else {
            self = try json.integer()
        }
    }
}

extension Int8: JSONModel {}
extension Int16: JSONModel {}
extension Int32: JSONModel {}
extension Int64: JSONModel {
    /// Reads an integer, written as `1`, `1.0` or `1e0`.
    public init(json: JSONReader) throws {
        self = try json.document.tokens.usualInteger(at: json.index) ?? json.integer()
    }
}

extension UInt: JSONModel {}
extension UInt8: JSONModel {}
extension UInt16: JSONModel {}
extension UInt32: JSONModel {}
extension UInt64: JSONModel {}

extension Double: JSONModel {
    /// Reads the nearest double.
    public init(json: JSONReader) throws {
        self = try json.document.tokens.usualDouble(at: json.index) ?? json.double()
    }

    /// Writes a number that reads back as the same double; see `JSONWriter.write(_:)`.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}

extension Float: JSONModel {
    /// Reads the nearest float.
    public init(json: JSONReader) throws {
        self = try json.float()
    }

    /// Writes a number that reads back as the same float; see `JSONWriter.write(_:)`.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}
