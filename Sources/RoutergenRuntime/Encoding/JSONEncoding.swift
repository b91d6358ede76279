import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as a JSON body with sorted keys, so that the same parameters are always the same bytes.
public struct JSONEncoding: ParameterEncoding {
    /// As short as possible.
    public static let `default` = JSONEncoding()
    /// With line breaks and indentation.
    public static let prettyPrinted = JSONEncoding(options: [.sortedKeys, .prettyPrinted])

    /// How the text is laid out.
    public let options: JSONSerialization.WritingOptions

    /// Makes an encoding.
    public init(options: JSONSerialization.WritingOptions = [.sortedKeys]) {
        self.options = options
    }

    /// The request with the parameters as its body.
    public func encode(
        _ urlRequest: some URLRequestConvertible, with parameters: Parameters?
    ) throws -> URLRequest {
        let request = try urlRequest.asURLRequest()
        guard let parameters else { return request }
        return try encode(request, withJSONObject: parameters)
    }

    /// The request with any JSON object as its body; nil leaves it alone.
    ///
    /// Dates are written as RFC 3339 in UTC, data as base64, URLs and UUIDs as text, models and enumerations
    /// as their JSON.
    ///
    /// - Throws: `RouterError` when the object has a value that JSON cannot express.
    public func encode(
        _ urlRequest: some URLRequestConvertible, withJSONObject object: Any?
    ) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let object else { return request }
        let plain = JSONObject.plain(object)
        guard JSONSerialization.isValidJSONObject([plain]) else {
            throw RouterError(
                .encodingFailed("the parameters have a value that JSON cannot express"))
        }
        do {
            let options = options.union(.fragmentsAllowed)
            let data = try JSONSerialization.data(withJSONObject: plain, options: options)
            request.setBody(data, contentType: MediaType.json)
        } catch {
            throw RouterError(.encodingFailed("the parameters are no JSON"), underlyingError: error)
        }
        return request
    }
}

/// Replaces what `JSONSerialization` does not know by its JSON form.
private enum JSONObject {
    static func plain(_ value: Any) -> Any {
        switch value {
        case let optional as any OptionalValue: optional.wrapped.map(plain) ?? NSNull()
        case is String, is Decimal, is NSNumber, is NSNull: value
        case let dictionary as [String: Any]: dictionary.mapValues(plain)
        case let model as any JSONModel: object(of: model) ?? value
        case let array as [Any]: array.map(plain)
        case let raw as any RawRepresentable: plain(raw.rawValue)
        default: value
        }
    }

    private static func object(of model: any JSONModel) -> Any? {
        try? JSONSerialization.jsonObject(with: model.jsonData(), options: .fragmentsAllowed)
    }
}
