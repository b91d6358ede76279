import Foundation

// Headers are text (RFC 9110, section 5.5), so their values are read without quotes and braces: `12` is a
// number where one is described and a text where that is. Lists are separated by commas (section 5.6.1),
// on one line or several.

extension RouteResponse {
    /// Reads a header that the description promises.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it is missing or does not fit.
    public func header<Value: JSONModel>(_ name: String) throws -> Value {
        guard let text = headers.value(for: name) else { throw missingHeader(name) }
        return try value(of: text, in: name)
    }

    /// Reads a header; nil where there is none.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it does not fit.
    public func headerIfPresent<Value: JSONModel>(_ name: String) throws -> Value? {
        try headers.value(for: name).map { try value(of: $0, in: name) }
    }

    /// Reads the values of a header that the description promises.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it is missing or a value does not fit.
    public func headerList<Value: JSONModel>(_ name: String) throws -> [Value] {
        guard let values: [Value] = try headerListIfPresent(name) else {
            throw missingHeader(name)
        }
        return values
    }

    /// Reads the values of a header; nil where there is none.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where a value does not fit.
    public func headerListIfPresent<Value: JSONModel>(_ name: String) throws -> [Value]? {
        let lines = headers.values(for: name)
        guard !lines.isEmpty else { return nil }
        return try lines.flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
            .map { try value(of: $0, in: name) }
    }

    private func missingHeader(_ name: String) -> RouterError {
        error(RouterError(.decodingFailed("the header '\(name)' is missing")))
    }

    private func value<Value: JSONModel>(of text: String, in name: String) throws -> Value {
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
        throw error(
            RouterError(
                .decodingFailed("the header '\(name)' is no \(Value.self)"),
                underlyingError: problem))
    }
}
