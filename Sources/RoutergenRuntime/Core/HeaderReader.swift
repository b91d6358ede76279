import Foundation

/// Reads the headers of an answer as values of their types.
///
/// Headers are text (RFC 9110, section 5.5), so their values are read without quotes and braces: `12` is a
/// number where one is described and a text where that is. Lists are separated by commas (section 5.6.1),
/// on one line or several.
struct HeaderReader {
    let headers: HTTPHeaders

    /// The value of a header; nil where there is none.
    func value<Value: JSONModel>(_ name: String) throws(RouterError) -> Value? {
        guard let text = headers.value(for: name) else { return nil }
        let value: Value = try value(of: text, in: name)
        return value
    }

    /// The values of a header; nil where there is none.
    func list<Value: JSONModel>(_ name: String) throws(RouterError) -> [Value]? {
        let lines = headers.values(for: name)
        guard !lines.isEmpty else { return nil }
        var values: [Value] = []
        for item in lines.flatMap({ $0.split(separator: ",") }) {
            let text = item.trimmingCharacters(in: .whitespaces)
            if !text.isEmpty { values.append(try value(of: text, in: name)) }
        }
        return values
    }

    private func value<Value: JSONModel>(
        of text: String, in name: String
    ) throws(RouterError) -> Value {
        let string = JSON.string(text).jsonData()
        let raw = Data(text.utf8)
        // Only where any JSON fits is a number not a text.
        let readings = Value.self == JSON.self ? [raw, string] : [string, raw]
        var problem: (any Error)?
        for data in readings {
            do {
                return try Value(jsonData: data)
            } catch {
                problem = problem ?? error
            }
        }
        throw RouterError(
            .decodingFailed("the header '\(name)' is no \(Value.self)"), underlyingError: problem)
    }
}
