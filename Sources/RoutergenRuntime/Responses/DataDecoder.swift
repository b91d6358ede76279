import Foundation

/// What decodes a body: `JSONDecoder`, `PropertyListDecoder`, or a decoder of your own.
public protocol DataDecoder: Sendable {
    /// Decodes a value.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
