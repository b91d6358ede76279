import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension RouterError: CustomStringConvertible, LocalizedError {
    /// What went wrong, with method and URL; credentials are left out.
    public var description: String {
        var text = reason.description
        if let underlyingError {
            text += ": \(underlyingError)"
        }
        if let request, let url = request.url {
            text += " (\(request.httpMethod ?? "GET") \(url.redactedDescription))"
        } else if let route {
            text += " (\(route.method) \(route.path))"
        }
        return text
    }

    /// What `description` says.
    public var errorDescription: String? { description }
}

extension RouterError.Reason: CustomStringConvertible {
    /// What went wrong, in one line.
    public var description: String {
        switch self {
        case .missingConfiguration(let name, let api):
            "the configuration of \(api) needs a value for '\(name)'"
        case .invalidURL(let text): "'\(URL.redactedDescription(of: text))' is not a usable URL"
        case .invalidMethod(let method): "\(method.debugDescription) is not an HTTP method"
        case .invalidHeader(let name):
            "the header \(name.debugDescription) has characters that HTTP does not allow"
        case .invalidParameter(let name, let problem): "the parameter '\(name)' \(problem)"
        case .bodyNotAllowed(let method): "a \(method) request cannot have a body"
        case .encodingFailed(let problem): problem
        case .fileUnreadable(let url): "the file \(url.path) cannot be read"
        case .fileNotWritten(let url): "the file \(url.path) cannot be written"
        case .requestCreationFailed: "the request could not be made"
        case .adaptationFailed: "the request could not be adapted"
        case .cancelled: "the request was cancelled"
        case .transport(let error): error.message
        case .unacceptableStatus(let status): "the server answered with status \(status)"
        case .unacceptableContentType(let type, let acceptable):
            "the server answered with content type \(type ?? "(none)")"
                + ", expected \(acceptable.joined(separator: ", "))"
        case .validationFailed: "the answer was refused"
        case .retryFailed(let error): "\(error.reason.description), and no retry was possible"
        case .envelope(let code, let message):
            "the server answered with code \(code?.description ?? "(none)")"
                + (message.map { ": \($0)" } ?? "")
        case .bodyTooLarge(let limit): "the body of the answer is longer than \(limit) bytes"
        case .missingBody: "the answer has no body"
        case .decodingFailed(let problem): problem
        case .endlessPages(let problem): problem
        case .serializationFailed: "the answer could not be read"
        }
    }
}
