import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as a form; `URLEncodedFormEncoder` says how.
public struct URLEncodedFormParameterEncoder: ParameterEncoder {
    /// Where the form goes.
    public typealias Destination = URLEncoding.Destination

    /// The method decides about the destination.
    public static let `default` = URLEncodedFormParameterEncoder()

    /// What writes the form.
    public let encoder: URLEncodedFormEncoder
    /// Where it goes.
    public let destination: Destination

    /// Makes an encoder.
    public init(
        encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
        destination: Destination = .methodDependent
    ) {
        self.encoder = encoder
        self.destination = destination
    }

    /// The request with the form in its query, behind what is there, or as its body.
    public func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest {
        guard let parameters else { return request }
        var request = request
        try request.setForm(try encoder.encode(parameters), destination)
        return request
    }
}
