import Foundation

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<JSON> {
    /// The body as JSON of any form.
    public static var json: Self { .model(of: JSON.self, at: []) }
}

extension DataRequest {
    /// Calls a handler with the body as JSON of any form.
    @discardableResult
    public func responseJSON(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DataResponse<JSON>) -> Void
    ) -> Self {
        response(queue: queue, responseSerializer: .json, completionHandler: completionHandler)
    }

    /// The body as JSON of any form.
    public func serializingJSON() -> DataTask<JSON> {
        DataTask(self, DataResponseSerializer.json)
    }
}
