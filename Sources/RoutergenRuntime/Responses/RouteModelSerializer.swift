import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a model, out of the route's envelope where it has one.
struct RouteModelSerializer<Value: JSONModel>: DataResponseSerializerProtocol {
    var route: Route?
    var keyPath: [String]

    func serialize(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) throws -> Value {
        if let envelope = route?.envelope, let data, !data.isEmpty {
            do throws(RouterError) {
                try envelope.check(data)
            } catch {
                if case .envelope = error.reason { throw error }
            }
        }
        let path = (route?.payloadPath ?? []) + keyPath
        let serializer = DataResponseSerializer<Value>.model(at: path)
        return try serializer.serialize(
            request: request, response: response, data: data, error: error)
    }
}
