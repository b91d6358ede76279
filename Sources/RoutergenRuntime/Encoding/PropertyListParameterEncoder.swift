import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as a body that is a property list.
public struct PropertyListParameterEncoder: ParameterEncoder {
    /// As XML.
    public static let `default` = PropertyListParameterEncoder()
    /// As XML.
    public static let xml = PropertyListParameterEncoder(format: .xml)
    /// In the binary format.
    public static let binary = PropertyListParameterEncoder(format: .binary)

    /// The format.
    public let format: PropertyListSerialization.PropertyListFormat

    /// Makes an encoder.
    public init(format: PropertyListSerialization.PropertyListFormat = .xml) {
        self.format = format
    }

    /// The request with the parameters as its body.
    public func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest {
        try request.settingBody(parameters, contentType: MediaType.propertyList) { value in
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            return try encoder.encode(value)
        }
    }
}
