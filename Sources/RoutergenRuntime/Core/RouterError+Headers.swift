import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension RouterError {
    /// The headers of the answer in the order of their names; empty where no answer came. Lines of one name are
    /// one, with commas between their values.
    public var headers: HTTPHeaders {
        let fields = response?.allHeaderFields ?? [:]
        var headers: [String: String] = [:]
        for case (let name as String, let value as String) in fields { headers[name] = value }
        return HTTPHeaders(headers)
    }

    /// Reads a header of the answer; nil where there is none.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it does not fit.
    public func headerIfPresent<Value: JSONModel>(_ name: String) throws -> Value? {
        do throws(RouterError) {
            return try HeaderReader(headers: headers).value(name)
        } catch {
            throw adding(error)
        }
    }

    /// Reads the values of a header of the answer; nil where there is none.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where a value does not fit.
    public func headerListIfPresent<Value: JSONModel>(_ name: String) throws -> [Value]? {
        do throws(RouterError) {
            return try HeaderReader(headers: headers).list(name)
        } catch {
            throw adding(error)
        }
    }

    /// Another error about the same exchange.
    private func adding(_ error: RouterError) -> RouterError {
        error.adding(route: route, request: request, response: response, data: data)
    }
}
