/// The statuses that an answer of a description stands for.
public enum ResponseStatus: Sendable, Hashable {
    /// One status.
    case exactly(Int)
    /// A hundred statuses: 2 stands for 200 to 299.
    case range(Int)
    /// 200 to 299.
    case success
    /// Every status.
    case any

    /// Whether a status is one of them.
    public func contains(_ statusCode: Int) -> Bool {
        switch self {
        case .exactly(let status): statusCode == status
        case .range(let hundreds): statusCode / 100 == hundreds
        case .success: 200..<300 ~= statusCode
        case .any: true
        }
    }
}
