import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as a JSON body.
public struct JSONParameterEncoder: ParameterEncoder {
    /// With sorted keys, so that the same parameters are always the same bytes.
    public static let `default` = JSONParameterEncoder()
    /// With sorted keys, line breaks and indentation.
    public static let prettyPrinted = JSONParameterEncoder(
        encoder: encoder([.sortedKeys, .prettyPrinted]))
    /// Another word for `default`.
    public static let sortedKeys = JSONParameterEncoder()

    /// What writes the JSON.
    public let encoder: JSONEncoder

    /// Makes an encoder.
    ///
    /// - Parameter encoder: nil is a `JSONEncoder` that sorts keys.
    public init(encoder: JSONEncoder? = nil) {
        self.encoder = encoder ?? Self.encoder(.sortedKeys)
    }

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return encoder
    }

    /// The request with the parameters as its body.
    public func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest {
        try request.settingBody(parameters, contentType: MediaType.json) {
            try encoder.encode($0)
        }
    }
}
