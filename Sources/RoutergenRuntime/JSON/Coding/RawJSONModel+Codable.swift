// The bridge to `Codable` for models that have a raw value.
//
// For each of these types the standard library implements `Codable` for everything that has such a raw
// value, and the bridge implements it for every model. These extensions are narrower than either, so that
// the compiler has one best choice, and the choice is the bridge.

extension RawJSONModel where RawValue == Bool {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == String {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Double {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Float {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Int {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Int8 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Int16 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Int32 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == Int64 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == UInt {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == UInt8 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == UInt16 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == UInt32 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}

extension RawJSONModel where RawValue == UInt64 {
    /// Reads the raw value from any decoder; see `JSONModel`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the raw value to any encoder; see `JSONModel`.
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }
}
