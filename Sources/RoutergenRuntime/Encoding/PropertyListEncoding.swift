import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as a property list.
public struct PropertyListEncoding: ParameterEncoding {
    /// As XML.
    public static let `default` = PropertyListEncoding()
    /// As XML.
    public static let xml = PropertyListEncoding(format: .xml)
    /// In the binary format.
    public static let binary = PropertyListEncoding(format: .binary)

    /// The format.
    public let format: PropertyListSerialization.PropertyListFormat

    /// Makes an encoding.
    public init(format: PropertyListSerialization.PropertyListFormat = .xml) {
        self.format = format
    }

    /// The request with the parameters as its body.
    public func encode(
        _ urlRequest: some URLRequestConvertible, with parameters: Parameters?
    ) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters else { return request }
        guard PropertyListSerialization.propertyList(parameters, isValidFor: format) else {
            throw RouterError(
                .encodingFailed("the parameters have a value that a property list cannot express"))
        }
        do {
            let data = try PropertyListSerialization.data(
                fromPropertyList: parameters, format: format, options: 0)
            request.setBody(data, contentType: MediaType.propertyList)
        } catch {
            throw RouterError(
                .encodingFailed("the parameters are no property list"), underlyingError: error)
        }
        return request
    }
}
