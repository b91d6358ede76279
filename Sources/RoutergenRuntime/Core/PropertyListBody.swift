import Foundation

/// An XML property list as a body.
enum PropertyListBody {
    /// A value of a type that is not known here.
    struct Field: Encodable {
        var value: any Encodable

        func encode(to encoder: any Encoder) throws {
            try value.encode(to: encoder)
        }
    }

    static func encoded(_ value: some Encodable) throws(RouterError) -> Data {
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            return try encoder.encode(value)
        } catch {
            throw RouterError(
                .encodingFailed("the body is no property list"), underlyingError: error)
        }
    }
}
