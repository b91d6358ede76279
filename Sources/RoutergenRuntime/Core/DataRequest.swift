import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose answer is collected in memory.
///
/// Validations and handlers may be added at any time, also when the request is over. A handler sees the
/// validations that stand before it in the chain.
///
/// Unchecked as `Request` is: it adds no stored property.
public class DataRequest: Request, @unchecked Sendable {
    /// Judges an answer; the body is nil when none came.
    public typealias Validation =
        @Sendable (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

    init(
        session: Session, route: Route?, initialRequest: Result<URLRequest, RouterError>,
        interceptor: (any RequestInterceptor)?
    ) {
        super.init(
            session: session, route: route, initialRequest: initialRequest,
            interceptor: interceptor,
            sink: DataSink(limit: session.configuration.maximumResponseSize))
    }

    /// The body of the answer, as far as it has come; nil before the head has come.
    public var data: Data? { response == nil ? nil : sink.data }

    /// Adds a validation; the first one that fails decides.
    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        add { request, urlRequest, response in validation(urlRequest, response, request.sink.data) }
        return self
    }
}
