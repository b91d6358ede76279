extension Result {
    /// Whether there is a value.
    public var isSuccess: Bool {
        if case .success = self { true } else { false }
    }

    /// Whether there is an error.
    public var isFailure: Bool { !isSuccess }

    /// The value; nil when there is an error.
    public var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }

    /// The error; nil when there is a value.
    public var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
