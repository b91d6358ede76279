import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Completion handlers. Each is called exactly once, in the order in which they were added, on `queue` or else on the
// session's completion queue. Serializers of data read the whole file into memory.
extension DownloadRequest {
    /// Calls a handler with the file; an answer without a body is an empty file.
    @discardableResult
    public func responseURL(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DownloadResponse<URL>) -> Void
    ) -> Self {
        respond(queue, completionHandler) { outcome, url in try outcome.file(url) }
    }

    /// Calls a handler with the file, where there is one.
    @discardableResult
    public func response(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DownloadResponse<URL?>) -> Void
    ) -> Self {
        respond(queue, completionHandler) { outcome, url in try outcome.file(url) }
    }

    /// Calls a handler with what a serializer reads from the file.
    @discardableResult
    public func response<Serializer: DataResponseSerializerProtocol>(
        queue: DispatchQueue? = nil, responseSerializer: Serializer,
        completionHandler:
            @escaping @Sendable (DownloadResponse<Serializer.SerializedObject>) -> Void
    ) -> Self {
        respond(queue, completionHandler) { outcome, url in
            try outcome.value(of: url, by: responseSerializer)
        }
    }

    /// Calls a handler with the contents of the file.
    @discardableResult
    public func responseData(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DownloadResponse<Data>) -> Void
    ) -> Self {
        response(queue: queue, responseSerializer: .data, completionHandler: completionHandler)
    }

    /// Calls a handler with the contents of the file as text.
    @discardableResult
    public func responseString(
        queue: DispatchQueue? = nil, encoding: String.Encoding? = nil,
        completionHandler: @escaping @Sendable (DownloadResponse<String>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: .string(encoding: encoding),
            completionHandler: completionHandler)
    }

    /// Calls a handler with the contents of the file as a `Decodable` value.
    @discardableResult
    public func responseDecodable<Value: Decodable & Sendable>(
        of type: Value.Type = Value.self, queue: DispatchQueue? = nil,
        decoder: any DataDecoder = JSONDecoder(),
        completionHandler: @escaping @Sendable (DownloadResponse<Value>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: .decodable(of: type, decoder: decoder),
            completionHandler: completionHandler)
    }

    /// Calls a handler with the contents of the file as a model.
    @discardableResult
    public func responseModel<Value: JSONModel>(
        of type: Value.Type = Value.self, at keyPath: [String] = [], queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DownloadResponse<Value>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: RouteModelSerializer(route: route, keyPath: keyPath),
            completionHandler: completionHandler)
    }

    private func respond<Value: Sendable>(
        _ queue: DispatchQueue?, _ handler: @escaping @Sendable (DownloadResponse<Value>) -> Void,
        _ read: @escaping @Sendable (Outcome, URL?) throws -> Value
    ) -> Self {
        let completionQueue = queue ?? session.configuration.completionQueue
        whenDownloaded { reader in
            let response = reader(read)
            completionQueue.async { handler(response) }
        }
        return self
    }

    /// Calls a block on the request's queue when the file has been moved. The block gets what makes responses.
    func whenDownloaded(_ body: @escaping @Sendable (DownloadReader) -> Void) {
        let count = mutable.withLock { $0.validators.count }
        whenFinished { [self] in
            queue.async { [self] in
                let (outcome, url) = downloadOutcome(validationCount: count)
                body(DownloadReader(request: self, outcome: outcome, fileURL: url))
            }
        }
    }
}

/// Makes responses of a download that is over.
struct DownloadReader: Sendable {
    var request: DownloadRequest
    var outcome: Request.Outcome
    var fileURL: URL?

    /// The response with what a closure reads.
    func callAsFunction<Value: Sendable>(
        _ read: (Request.Outcome, URL?) throws -> Value
    ) -> DownloadResponse<Value> {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = Result { try read(outcome, fileURL) }.mapError { error in
            RouterError.wrapping(error, as: .serializationFailed).adding(everythingOf: request)
        }
        var timeline = outcome.timeline
        let end = DispatchTime.now().uptimeNanoseconds
        timeline.serializationDuration = TimeInterval(end &- start) / 1_000_000_000
        let parsed = DownloadResponse(
            request: outcome.request, response: outcome.response, fileURL: fileURL,
            resumeData: outcome.error == nil ? nil : request.resumeData, result: result,
            timeline: timeline, metrics: outcome.metrics)
        request.notify { [request] in $0.request(request, didParseResponse: parsed) }
        return parsed
    }
}

extension Request.Outcome {
    func file(_ url: URL?) throws -> URL {
        if let error { throw error }
        guard let url else { throw RouterError(.missingBody) }
        return url
    }

    func value<Serializer: DataResponseSerializerProtocol>(
        of url: URL?, by serializer: Serializer
    ) throws -> Serializer.SerializedObject {
        var data = data
        if error == nil, let url {
            do {
                data = try Data(contentsOf: url, options: .mappedIfSafe)
            } catch {
                throw RouterError(.fileUnreadable(url), underlyingError: error)
            }
        }
        return try serializer.serialize(
            request: request, response: response, data: data, error: error)
    }
}
