import Foundation

/// The answer of a request for `await`.
///
///     let text = try await session.request("https://example.com").validate().serializingString().value
///
/// Cancelling the task that waits cancels the request.
public struct DataTask<Value: Sendable>: Sendable {
    /// The request that is waited for.
    public let request: DataRequest
    private let serializer: any DataResponseSerializerProtocol<Value>
    private let validationCount: Int

    init(_ request: DataRequest, _ serializer: some DataResponseSerializerProtocol<Value>) {
        self.request = request
        self.serializer = serializer
        validationCount = request.mutable.withLock { $0.validators.count }
    }

    /// Everything about the answer.
    public var response: DataResponse<Value> {
        get async {
            let outcome = await request.outcome(afterValidations: validationCount)
            return outcome.serialized(by: serializer, for: request)
        }
    }

    /// The value, or why there is none.
    public var result: Result<Value, RouterError> {
        get async { await response.result }
    }

    /// The value.
    ///
    /// - Throws: `RouterError`
    public var value: Value {
        get async throws { try await result.get() }
    }

    /// Cancels the request.
    public func cancel() { request.cancel() }
}

extension DataRequest {
    /// The answer, read by a serializer.
    public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
        using serializer: Serializer
    ) -> DataTask<Serializer.SerializedObject> {
        DataTask(self, serializer)
    }

    /// The body of the answer; `DataResponseSerializer.data` describes the parameters.
    public func serializingData(
        dataPreprocessor: any DataPreprocessor = .passthrough,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> DataTask<Data> {
        DataTask(
            self,
            .data(
                dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods))
    }

    /// The body as text; `DataResponseSerializer.string` describes the parameters.
    public func serializingString(
        dataPreprocessor: any DataPreprocessor = .passthrough, encoding: String.Encoding? = nil,
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> DataTask<String> {
        DataTask(
            self,
            .string(
                dataPreprocessor: dataPreprocessor, encoding: encoding,
                emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods))
    }

    /// The body as a property list of any form.
    public func serializingPropertyList() -> DataTask<PropertyList> {
        DataTask(self, .propertyList)
    }

    /// The body as a `Decodable` value; `DataResponseSerializer.decodable` describes the parameters.
    public func serializingDecodable<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, at keyPath: [String] = [],
        dataPreprocessor: any DataPreprocessor = .passthrough,
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = standardEmptyResponseCodes,
        emptyRequestMethods: Set<HTTPMethod> = standardEmptyRequestMethods
    ) -> DataTask<Value> {
        DataTask(
            self,
            .decodable(
                of: type, at: keyPath, dataPreprocessor: dataPreprocessor, decoder: decoder,
                emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods))
    }

    /// The body as a model; see `responseModel(of:at:)`.
    public func serializingModel<Value: JSONModel>(
        _ type: Value.Type = Value.self, at keyPath: [String] = []
    ) -> DataTask<Value> {
        DataTask(self, RouteModelSerializer<Value>(route: route, keyPath: keyPath))
    }

    /// The answer of the route, after the checks that its description asks for.
    func routeResponse() async throws -> RouteResponse {
        try RouteResponse(await outcome(afterValidations: 0))
    }
}
