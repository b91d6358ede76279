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
        if let envelope = route?.envelope, let data {
            do throws(RouterError) {
                _ = try envelope.open(data)
            } catch let failure {
                // The code says more than the status that a validation has complained about.
                if case .envelope(let code, _) = failure.reason, error == nil || code != nil {
                    throw failure
                }
            }
        }
        let path = (route?.payloadPath ?? []) + keyPath
        let serializer = DataResponseSerializer<Value>.model(at: path)
        return try serializer.serialize(
            request: request, response: response, data: data, error: error)
    }
}
