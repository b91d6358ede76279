import Foundation

/// Everything that a decoder has, as JSON.
///
/// `Decoder` has no way to ask what comes next, so each value is tried as one thing after another:
/// null, string, boolean, number, date and data, then object and array.
struct DecoderContent: Decodable {
    /// JSON text.
    private let text: [UInt8]

    /// Whether the decoder reads the same text as string and as number or boolean, as those for XML and
    /// forms do. Then the model decides what it is.
    private let readsTextAsScalars: Bool

    /// A reader over everything in a decoder.
    static func reader(of decoder: any Decoder) throws -> JSONReader {
        let content = try DecoderContent(from: decoder)
        let document = try JSONDocument(
            content.text, options: .standard, readsTextAsScalars: content.readsTextAsScalars)
        return JSONReader(document: document, index: 0)
    }

    init(from decoder: any Decoder) throws {
        if let scalar = try? DecoderScalar(decoder) {
            text = scalar.text
            readsTextAsScalars = scalar.isAmbiguous
        } else if let keyed = try? decoder.container(keyedBy: AnyCodingKey.self) {
            (text, readsTextAsScalars) = try Self.object(keyed)
        } else if var unkeyed = try? decoder.unkeyedContainer() {
            (text, readsTextAsScalars) = try Self.array(&unkeyed)
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "neither a scalar nor an object nor an array"))
        }
    }

    private static func object(
        _ container: KeyedDecodingContainer<AnyCodingKey>
    ) throws -> ([UInt8], Bool) {
        var isAmbiguous = false
        var writer = JSONWriter()
        writer.beginObject()
        for key in container.allKeys {
            let content = try container.decode(DecoderContent.self, forKey: key)
            isAmbiguous = isAmbiguous || content.readsTextAsScalars
            writer.member(key.stringValue, RawJSON(text: content.text))
        }
        writer.endObject()
        return (writer.bytes, isAmbiguous)
    }

    private static func array(
        _ container: inout any UnkeyedDecodingContainer
    ) throws -> ([UInt8], Bool) {
        var isAmbiguous = false
        var writer = JSONWriter()
        writer.beginArray()
        while !container.isAtEnd {
            let content = try container.decode(DecoderContent.self)
            isAmbiguous = isAmbiguous || content.readsTextAsScalars
            writer.value(RawJSON(text: content.text))
        }
        writer.endArray()
        return (writer.bytes, isAmbiguous)
    }
}
