import Foundation
import RoutergenRuntime

/// The arguments of one request, read from a line of JSON:
///
///     {"id": 7, "operation": 3, "call": "full", "baseURL": "https://oracle.example",
///      "path": {"id": 1}, "query": {"tags": ["a", "b"]}, "header": {}, "cookie": {}, "body": {"name": "x"}}
///
/// Values are JSON of the types that the description gives them; files are base64.
public struct Sample: Sendable {
    private let json: JSON

    /// Reads a line.
    ///
    /// - Throws: `JSONError` where it is no JSON.
    public init(line: String) throws {
        json = try JSON(jsonData: Data(line.utf8))
    }

    /// What the answer to the line is called.
    public var id: Int { json["id"]?.intValue ?? -1 }

    /// The operation, by its place in the description of the driver.
    public var operation: Int { json["operation"]?.intValue ?? -1 }

    /// Whether only what the route needs is given.
    public var isMinimal: Bool { json["call"]?.stringValue == "required" }

    /// Where the API is to answer, for descriptions that do not say.
    public var baseURL: String { json["baseURL"]?.stringValue ?? "https://oracle.example" }

    /// A value in the path, the query, a header or a cookie, or a field of the body.
    ///
    /// - Throws: `JSONError` where it does not fit the type, or is missing and must not be.
    public func value<Value: JSONModel>(_ place: String, _ name: String) throws -> Value {
        try Self.read(json[place]?[name] ?? .null)
    }

    /// The body as one value.
    ///
    /// - Throws: `JSONError` where it does not fit the type.
    public func body<Value: JSONModel>() throws -> Value {
        try Self.read(json["body"] ?? .null)
    }

    /// The body as a file.
    ///
    /// - Throws: `SampleError` where it is no base64.
    public func bodyFile() throws -> FilePart {
        var part = try Self.part(json["body"], "body")
        part.contentType = json["contentType"]?.stringValue ?? part.contentType
        return part
    }

    /// A field of the body that is a file.
    ///
    /// - Throws: `SampleError` where it is missing or no base64.
    public func file(_ name: String) throws -> FilePart {
        try Self.part(json["body"]?[name], name)
    }

    /// A field of the body that is several files.
    ///
    /// - Throws: `SampleError` where it is missing or no list of base64.
    public func files(_ name: String) throws -> [FilePart] {
        guard let elements = json["body"]?[name]?.arrayValue else {
            throw SampleError(problem: "there are no files '\(name)'")
        }
        return try elements.map { try Self.part($0, name) }
    }

    /// The body where that is a file of a media type.
    ///
    /// - Throws: `SampleError` where it is missing or no base64.
    public func wholeFile(_ contentType: String) throws -> FilePart {
        var file = try Self.part(json["body"], "body")
        file.contentType = contentType
        return file
    }

    private static func read<Value: JSONModel>(_ json: JSON) throws -> Value {
        try Value(jsonData: json.jsonData())
    }

    private static func part(_ json: JSON?, _ name: String) throws -> FilePart {
        guard let text = json?.stringValue, let data = Data(base64Encoded: text) else {
            throw SampleError(problem: "there is no file '\(name)'")
        }
        return FilePart(
            data: data, filename: "\(name).bin", contentType: "application/octet-stream")
    }
}

/// A sample that its request cannot be made from.
public struct SampleError: Error, CustomStringConvertible {
    let problem: String

    /// What is wrong.
    public var description: String { problem }
}
