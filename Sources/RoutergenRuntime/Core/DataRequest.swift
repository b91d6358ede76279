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
public final class DataRequest: Request, @unchecked Sendable {
    /// Judges an answer; the body is nil when none came.
    public typealias Validation =
        @Sendable (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

    /// The body of the answer, as far as it has come; nil before the head has come.
    public var data: Data? {
        mutable.withLock { $0.response == nil ? nil : $0.data }
    }

    /// The answer and the error of the request, judged by the first so many validations.
    ///
    /// Runs on `queue` only, so that each validation is asked once.
    func outcome(validationCount: Int) -> Outcome {
        let state = mutable.withLock { $0 }
        var error = state.error
        if error == nil, let response = state.response {
            error = refusal(of: response, state.data, validationCount: validationCount, state)
        } else if error == nil {
            let problem = TransportError(.badServerResponse, "the exchange ended without an answer")
            error = RouterError(.transport(problem), route: route, request: request)
        }
        return Outcome(
            route: route, request: request, response: state.response, headers: state.headers,
            data: state.response == nil ? nil : state.data, error: error, timeline: state.timeline)
    }

    private func refusal(
        of response: HTTPURLResponse, _ data: Data, validationCount: Int, _ state: MutableState
    ) -> RouterError? {
        if let refusal = state.refusal {
            return refusal.index < validationCount ? refusal.error : nil
        }
        guard state.validatedCount < validationCount else { return nil }
        for index in state.validatedCount..<validationCount {
            guard case .failure(let error) = state.validators[index](request, response, data)
            else { continue }
            let refusal = RouterError.wrapping(error, as: .validationFailed)
                .adding(route: route, request: request, response: response, data: data)
                .decodingBody()
            mutable.withLock { $0.refusal = (index, refusal) }
            return refusal
        }
        mutable.withLock { $0.validatedCount = validationCount }
        return nil
    }

    /// Everything about a request that is over.
    struct Outcome: Sendable {
        var route: Route?
        var request: URLRequest?
        var response: HTTPURLResponse?
        var headers: HTTPHeaders
        var data: Data?
        var error: RouterError?
        var timeline: Timeline
    }
}
