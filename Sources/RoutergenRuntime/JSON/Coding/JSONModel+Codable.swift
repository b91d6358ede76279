import Foundation

// The bridge between models and `Codable`, for all models and all coders.
//
// Reading asks the decoder for everything it has, writes that down as JSON and reads the model from it;
// writing goes the other way round. So a model has one meaning, whichever way it goes.

extension JSONModel {
    /// Reads the value from any decoder, as if the decoder's content were JSON.
    ///
    /// A decoder's own strategies for dates and data do not apply: the model says what is on the wire.
    /// It names the keys on the wire, too, so that a decoder must not change them
    /// (`keyDecodingStrategy` stays at its default).
    ///
    /// - Throws: `DecodingError`, whose underlying error is the `JSONError`.
    public init(from decoder: any Decoder) throws { try self.init(content: decoder) }

    /// Writes the value to any encoder, as if its JSON were written.
    ///
    /// - Throws: `EncodingError` when JSON cannot express the value (`NaN`).
    public func encode(to encoder: any Encoder) throws { try encode(content: encoder) }

    init(content decoder: any Decoder) throws {
        let reader = try DecoderContent.reader(of: decoder)
        do {
            try self.init(json: reader)
        } catch let error as JSONError {
            throw error.decodingError(Self.self, codingPath: decoder.codingPath)
        }
    }

    func encode(content encoder: any Encoder) throws {
        var writer = JSONWriter()
        write(json: &writer)
        if let error = writer.error {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: error.description,
                    underlyingError: error))
        }
        let options = JSONParsingOptions(maximumDepth: .max)
        let document = try JSONDocument(writer.bytes, options: options)
        try EncodableJSON(reader: JSONReader(document: document, index: 0)).encode(to: encoder)
    }
}

extension JSONError {
    /// The error as `Codable` has it.
    func decodingError(_ type: Any.Type, codingPath: [any CodingKey]) -> DecodingError {
        let error = resolved()
        var keys = error.path.map { component -> any CodingKey in
            switch component {
            case .key(let key): AnyCodingKey(stringValue: key)
            case .index(let index): AnyCodingKey(intValue: index)
            }
        }
        let missing = error.kind == .missingKey ? keys.popLast() : nil
        let context = DecodingError.Context(
            codingPath: codingPath + keys, debugDescription: error.description,
            underlyingError: error)
        if let missing { return .keyNotFound(missing, context) }
        return error.kind == .mismatch ? .typeMismatch(type, context) : .dataCorrupted(context)
    }
}
