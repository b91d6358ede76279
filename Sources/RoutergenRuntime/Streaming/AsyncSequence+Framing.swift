import Foundation

// Frames of a stream of bytes. They ask for bytes only when they have no frame left, so that a slow reader slows the
// server down.
extension AsyncSequence where Element == Data {
    /// The frames that a framing finds.
    public func framed<Framing: StreamFraming>(
        by framing: Framing
    ) -> FramedSequence<Self, Framing> {
        FramedSequence(self, framing: framing)
    }

    /// Text in UTF-8 as it arrives; `UTF8Framing` says more.
    public func text() -> FramedSequence<Self, UTF8Framing> {
        framed(by: UTF8Framing())
    }

    /// Lines of text in UTF-8, without their ends; `LineFraming` says more.
    ///
    /// - Parameter maximumLength: of a line, in bytes; a longer one is an error.
    public func lines(
        maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, LineFraming> {
        framed(by: LineFraming(maximumLength: maximumLength))
    }

    /// Models, one a line (JSON Lines).
    public func jsonLines<Value: JSONModel>(
        of type: Value.Type = Value.self, maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, JSONLineFraming<Value>> {
        framed(by: JSONLineFraming(maximumLength: maximumLength, decode: reading()))
    }

    /// `Decodable` values, one a line (JSON Lines).
    public func jsonLines<Value: Decodable & Sendable>(
        decoding type: Value.Type, decoder: any DataDecoder = JSONDecoder(),
        maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, JSONLineFraming<Value>> {
        framed(by: JSONLineFraming(maximumLength: maximumLength, decode: decoding(with: decoder)))
    }

    /// Models of a JSON text sequence (RFC 7464, `application/json-seq`).
    public func jsonSequence<Value: JSONModel>(
        of type: Value.Type = Value.self, maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, JSONSequenceFraming<Value>> {
        framed(by: JSONSequenceFraming(maximumLength: maximumLength, decode: reading()))
    }

    /// `Decodable` values of a JSON text sequence (RFC 7464, `application/json-seq`).
    public func jsonSequence<Value: Decodable & Sendable>(
        decoding type: Value.Type, decoder: any DataDecoder = JSONDecoder(),
        maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, JSONSequenceFraming<Value>> {
        framed(
            by: JSONSequenceFraming(maximumLength: maximumLength, decode: decoding(with: decoder)))
    }

    /// Events of one `text/event-stream`; `Session.eventSource` also connects again where it breaks.
    ///
    /// - Parameter maximumLength: of a line, and of the data of an event, in bytes; a longer one is an error.
    public func serverSentEvents(
        maximumLength: Int = standardMaximumFrameLength
    ) -> FramedSequence<Self, ServerSentEventFraming> {
        framed(by: ServerSentEventFraming(maximumLength: maximumLength))
    }
}

private func reading<Value: JSONModel>() -> @Sendable (Data) throws -> Value {
    { try Value(jsonData: $0) }
}

private func decoding<Value: Decodable & Sendable>(
    with decoder: any DataDecoder
) -> @Sendable (Data) throws -> Value {
    { try decoder.decode(Value.self, from: $0) }
}
