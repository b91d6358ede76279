// The operators of `Response` for sequences of answers, such as those of a timer that asks again and again.
extension AsyncSequence where Element == Response, Self: Sendable {
    /// The answers; the first one with another status throws.
    public func filter(
        statusCodes: some RangeExpression<Int> & Sendable
    ) -> AsyncThrowingMapSequence<Self, Response> {
        map { try $0.filter(statusCodes: statusCodes) }
    }

    /// The answers; the first one with another status throws.
    public func filter(statusCode: Int) -> AsyncThrowingMapSequence<Self, Response> {
        map { try $0.filter(statusCode: statusCode) }
    }

    /// The answers; the first one with a status that is not from 200 to 299 throws.
    public func filterSuccessfulStatusCodes() -> AsyncThrowingMapSequence<Self, Response> {
        map { try $0.filterSuccessfulStatusCodes() }
    }

    /// The answers; the first one with a status that is not from 200 to 399 throws.
    public func filterSuccessfulStatusAndRedirectCodes() -> AsyncThrowingMapSequence<Self, Response>
    {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }

    /// The bodies as JSON of any form.
    public func mapJSON(
        failsOnEmptyData: Bool = true
    ) -> AsyncThrowingMapSequence<Self, JSON> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }

    /// The bodies as text, or texts in their JSON.
    public func mapString(
        atKeyPath keyPath: String? = nil
    ) -> AsyncThrowingMapSequence<Self, String> {
        map { try $0.mapString(atKeyPath: keyPath) }
    }

    /// The bodies as values, or values in their JSON.
    public func map<Value: Decodable & Sendable>(
        _ type: Value.Type, atKeyPath keyPath: String? = nil,
        using decoder: (any DataDecoder)? = nil, failsOnEmptyData: Bool = true
    ) -> AsyncThrowingMapSequence<Self, Value> {
        map {
            try $0.map(
                type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
        }
    }
}
