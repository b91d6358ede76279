import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Completion handlers. Each is called exactly once, in the order in which they were added, on `queue` or
// else on the session's completion queue.
extension DataRequest {
    /// Calls a handler with what a serializer reads from the answer.
    @discardableResult
    public func response<Serializer: DataResponseSerializerProtocol>(
        queue: DispatchQueue? = nil, responseSerializer: Serializer,
        completionHandler:
            @escaping @Sendable (DataResponse<Serializer.SerializedObject>) -> Void
    ) -> Self {
        let queue = queue ?? session.configuration.completionQueue
        whenJudged { [self] outcome in
            let response = outcome.serialized(by: responseSerializer, for: self)
            queue.async { completionHandler(response) }
        }
        return self
    }

    /// Calls a handler with the answer as it came; an answer without a body is no error.
    @discardableResult
    public func response(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DataResponse<Data?>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: DataResponseSerializer<Data?>.asItCame,
            completionHandler: completionHandler)
    }

    /// Calls a handler with the body of the answer; `DataResponseSerializer.data` describes the parameters.
    @discardableResult
    public func responseData(
        queue: DispatchQueue? = nil, dataPreprocessor: any DataPreprocessor = .passthrough,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods,
        completionHandler: @escaping @Sendable (DataResponse<Data>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: .data(
                dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods),
            completionHandler: completionHandler)
    }

    /// Calls a handler with the body as text; `DataResponseSerializer.string` describes the parameters.
    @discardableResult
    public func responseString(
        queue: DispatchQueue? = nil, dataPreprocessor: any DataPreprocessor = .passthrough,
        encoding: String.Encoding? = nil,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods,
        completionHandler: @escaping @Sendable (DataResponse<String>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: .string(
                dataPreprocessor: dataPreprocessor, encoding: encoding,
                emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
            completionHandler: completionHandler)
    }

    /// Calls a handler with the body as a property list of any form.
    @discardableResult
    public func responsePropertyList(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DataResponse<PropertyList>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: .propertyList, completionHandler: completionHandler)
    }

    /// Calls a handler with the body as a `Decodable` value; `DataResponseSerializer.decodable` describes the
    /// parameters.
    @discardableResult
    public func responseDecodable<Value: Decodable & Sendable>(
        of type: Value.Type = Value.self, at keyPath: [String] = [], queue: DispatchQueue? = nil,
        dataPreprocessor: any DataPreprocessor = .passthrough,
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods,
        completionHandler: @escaping @Sendable (DataResponse<Value>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: .decodable(
                of: type, at: keyPath, dataPreprocessor: dataPreprocessor, decoder: decoder,
                emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
            completionHandler: completionHandler)
    }

    /// Calls a handler with the body as a model.
    ///
    /// Where the route has an envelope, its code is checked, and the model is what is at the envelope's data.
    ///
    /// - Parameter keyPath: where the model is in the JSON, or in the envelope's data.
    @discardableResult
    public func responseModel<Value: JSONModel>(
        of type: Value.Type = Value.self, at keyPath: [String] = [], queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DataResponse<Value>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: RouteModelSerializer(route: route, keyPath: keyPath),
            completionHandler: completionHandler)
    }
}

extension Request.Outcome {
    /// What a serializer reads from the answer, with everything about the request.
    func serialized<Serializer: DataResponseSerializerProtocol>(
        by serializer: Serializer, for owner: Request
    ) -> DataResponse<Serializer.SerializedObject> {
        let start = DispatchTime.now().uptimeNanoseconds
        let result: Result<Serializer.SerializedObject, RouterError>
        do {
            result = .success(
                try serializer.serialize(
                    request: request, response: response, data: data, error: error))
        } catch let failure {
            result = .failure(
                RouterError.wrapping(failure, as: .serializationFailed)
                    .adding(route: route, request: request, response: response, data: data))
        }
        var timeline = timeline
        let end = DispatchTime.now().uptimeNanoseconds
        timeline.serializationDuration = TimeInterval(end &- start) / 1_000_000_000
        let parsed = DataResponse(
            request: request, response: response, data: data, result: result, timeline: timeline,
            metrics: metrics)
        owner.notify { $0.request(owner, didParseResponse: parsed) }
        return parsed
    }
}

extension DataResponseSerializer where Value == Data? {
    /// The body as it came, and no complaint where there is none.
    static var asItCame: Self {
        Self { _, _, data, error in
            if let error { .failure(error) } else { .success(data) }
        }
    }
}
