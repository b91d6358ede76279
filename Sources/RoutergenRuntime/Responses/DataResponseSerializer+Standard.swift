import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The serializers of the runtime. They read no empty body: that is an error, unless the status or the method says that
// there is none. Then data and text are empty, and a type that is an `EmptyResponse` has its value.

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<Data> {
    /// The body as it came.
    public static var data: Self { data() }

    /// The body as it came.
    ///
    /// - Parameters:
    ///   - dataPreprocessor: changes the body before it is read.
    ///   - emptyResponseCodes: the statuses that need no body.
    ///   - emptyRequestMethods: the methods that need none.
    public static func data(
        dataPreprocessor: any DataPreprocessor = .passthrough,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> Self {
        BodyReading(
            dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
            emptyRequestMethods: emptyRequestMethods
        ).serializer(whenEmpty: Data()) { data, _ in data }
    }
}

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<String> {
    /// The body as text.
    ///
    /// - Parameters:
    ///   - dataPreprocessor: changes the body before it is read.
    ///   - encoding: nil takes the charset of the answer's content type, or else UTF-8.
    ///   - emptyResponseCodes: the statuses that need no body.
    ///   - emptyRequestMethods: the methods that need none.
    public static func string(
        dataPreprocessor: any DataPreprocessor = .passthrough, encoding: String.Encoding? = nil,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> Self {
        BodyReading(
            dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
            emptyRequestMethods: emptyRequestMethods
        ).serializer(whenEmpty: "") { data, response in
            try TextDecoding.text(
                of: data, contentType: response?.contentType, encoding: encoding)
        }
    }
}

extension DataResponseSerializerProtocol {
    /// The body as a model, decoded from the value at a key path.
    ///
    /// - Parameter dataPreprocessor: changes the body before it is read.
    public static func model<Value: JSONModel>(
        of type: Value.Type = Value.self, at keyPath: [String] = [],
        dataPreprocessor: any DataPreprocessor = .passthrough
    ) -> Self where Self == DataResponseSerializer<Value> {
        BodyReading(dataPreprocessor: dataPreprocessor).serializer { data, _ in
            try decoding(Value.self) { try Value(jsonData: data, at: keyPath) }
        }
    }

    /// The body as a `Decodable` value.
    ///
    /// - Parameters:
    ///   - keyPath: where the value is in the JSON: keys of objects, and indices of arrays in decimal. The decoder gets
    ///     what is there as JSON.
    ///   - dataPreprocessor: changes the body before it is read.
    ///   - emptyResponseCodes: the statuses that need no body, where the type is an `EmptyResponse`.
    ///   - emptyRequestMethods: the methods that need none.
    public static func decodable<Value: Decodable & Sendable>(
        of type: Value.Type = Value.self, at keyPath: [String] = [],
        dataPreprocessor: any DataPreprocessor = .passthrough,
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> Self where Self == DataResponseSerializer<Value> {
        BodyReading(
            dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
            emptyRequestMethods: emptyRequestMethods
        ).serializer(whenEmpty: emptyValue(of: Value.self)) { data, _ in
            try decoding(Value.self) {
                let part =
                    keyPath.isEmpty ? data : try JSON(jsonData: data, at: keyPath).jsonData()
                return try decoder.decode(Value.self, from: part)
            }
        }
    }
}

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<PropertyList> {
    /// The body as a property list of any form.
    public static var propertyList: Self {
        BodyReading().serializer { data, _ in
            try decoding(PropertyList.self, named: "property list") {
                try PropertyListDecoder().decode(PropertyList.self, from: data)
            }
        }
    }
}

private func emptyValue<Value>(of type: Value.Type) -> Value? {
    (type as? any EmptyResponse.Type).flatMap { $0.emptyValue() as? Value }
}

private func decoding<Value>(
    _ type: Value.Type, named name: String? = nil, _ decode: () throws -> Value
) throws -> Value {
    do {
        return try decode()
    } catch {
        throw RouterError(
            .decodingFailed("the answer is no \(name ?? "\(type)")"), underlyingError: error)
    }
}
