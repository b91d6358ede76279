extension RouteResponse {
    /// Reads a header that the description promises.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it is missing or does not fit.
    public func header<Value: JSONModel>(_ name: String) throws -> Value {
        guard let value: Value = try headerIfPresent(name) else { throw missingHeader(name) }
        return value
    }

    /// Reads a header; nil where there is none.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it does not fit.
    public func headerIfPresent<Value: JSONModel>(_ name: String) throws -> Value? {
        do throws(RouterError) {
            return try HeaderReader(headers: headers).value(name)
        } catch {
            throw self.error(error)
        }
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
        do throws(RouterError) {
            return try HeaderReader(headers: headers).list(name)
        } catch {
            throw self.error(error)
        }
    }

    private func missingHeader(_ name: String) -> RouterError {
        error(RouterError(.decodingFailed("the header '\(name)' is missing")))
    }
}
