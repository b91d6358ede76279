/// What a validation says.
public enum ValidationResult: Sendable {
    /// The answer is as it should be.
    case success
    /// The answer is refused; an error that is no `RouterError` becomes the `underlyingError` of one.
    case failure(any Error)

    /// The answer is as it should be, spelled like a success of Swift's `Result`.
    public static func success(_: Void) -> ValidationResult { .success }
}

extension Request {
    /// What a validation says.
    public typealias ValidationResult = RoutergenRuntime.ValidationResult
}
