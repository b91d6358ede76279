import Foundation

/// An event of a `text/event-stream` (HTML standard, section 9.2).
public struct ServerSentEvent: Sendable, Hashable {
    /// What to send as `Last-Event-ID` when the stream breaks: the last ID that the stream gave, which may be that of
    /// an earlier event. Nil where it gave none, or an empty one.
    public var id: String?
    /// The type of the event; `message` where the stream names none.
    public var event: String
    /// The lines of the data, joined with line feeds.
    public var data: String

    /// Makes an event.
    public init(id: String? = nil, event: String = "message", data: String) {
        self.id = id
        self.event = event
        self.data = data
    }

    /// The data, read as JSON.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it is none, or does not fit.
    public func model<Value: JSONModel>(of type: Value.Type = Value.self) throws -> Value {
        try read(type) { try Value(jsonData: $0) }
    }

    /// The data, read by a decoder.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it does not fit.
    public func decoded<Value: Decodable>(
        as type: Value.Type = Value.self, decoder: any DataDecoder = JSONDecoder()
    ) throws -> Value {
        try read(type) { try decoder.decode(Value.self, from: $0) }
    }

    private func read<Value>(
        _ type: Value.Type, _ decode: (Data) throws -> Value
    ) throws -> Value {
        do {
            return try decode(Data(data.utf8))
        } catch {
            throw RouterError(
                .decodingFailed("the data of the event '\(event)' is no \(type)"),
                underlyingError: error)
        }
    }
}
