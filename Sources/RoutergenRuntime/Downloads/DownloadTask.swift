import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A download for `await`.
///
/// Cancelling the task that waits cancels the request.
public struct DownloadTask<Value: Sendable>: Sendable {
    /// The request that is waited for.
    public let request: DownloadRequest
    private let read: @Sendable (Request.Outcome, URL?) throws -> Value

    init(
        _ request: DownloadRequest,
        _ read: @escaping @Sendable (Request.Outcome, URL?) throws -> Value
    ) {
        self.request = request
        self.read = read
    }

    /// Everything about the download.
    public var response: DownloadResponse<Value> {
        get async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    request.whenDownloaded { reader in
                        continuation.resume(returning: reader(read))
                    }
                    if request.isInitialized { request.resume() }
                }
            } onCancel: {
                request.cancel()
            }
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

extension DownloadRequest {
    /// Where the file is.
    public func serializingDownloadedFileURL() -> DownloadTask<URL> {
        DownloadTask(self) { outcome, url in try outcome.file(url) }
    }

    /// The file, read by a serializer.
    public func serializingDownload<Serializer: DataResponseSerializerProtocol>(
        using serializer: Serializer
    ) -> DownloadTask<Serializer.SerializedObject> {
        DownloadTask(self) { outcome, url in try outcome.value(of: url, by: serializer) }
    }

    /// The contents of the file.
    public func serializingData() -> DownloadTask<Data> { serializingDownload(using: .data) }

    /// The contents of the file as text.
    public func serializingString(encoding: String.Encoding? = nil) -> DownloadTask<String> {
        serializingDownload(using: .string(encoding: encoding))
    }

    /// The contents of the file as a `Decodable` value.
    public func serializingDecodable<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, decoder: any DataDecoder = JSONDecoder()
    ) -> DownloadTask<Value> {
        serializingDownload(using: .decodable(of: type, decoder: decoder))
    }

    /// The contents of the file as a model.
    public func serializingModel<Value: JSONModel>(
        _ type: Value.Type = Value.self, at keyPath: [String] = []
    ) -> DownloadTask<Value> {
        serializingDownload(using: RouteModelSerializer<Value>(route: route, keyPath: keyPath))
    }
}
