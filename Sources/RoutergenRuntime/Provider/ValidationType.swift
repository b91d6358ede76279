/// Which answers a `Provider` takes for failures.
public enum ValidationType: Sendable, Hashable {
    /// None: every answer of a server is one.
    case none
    /// Those that the description of the route calls no success; their content types count, too.
    case described
    /// Those whose status is not from 200 to 299.
    case successCodes
    /// Those whose status is not from 200 to 399.
    case successAndRedirectCodes
    /// Those whose status is not among these.
    case customCodes([Int])

    func validate(_ request: DataRequest) {
        request.unvalidated()
        switch self {
        case .none: break
        case .described: request.validate()
        case .successCodes: request.validate(statusCode: 200..<300)
        case .successAndRedirectCodes: request.validate(statusCode: 200..<400)
        case .customCodes(let codes): request.validate(statusCode: codes)
        }
    }
}
