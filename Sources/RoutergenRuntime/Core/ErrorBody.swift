/// A described body of an error.
public struct ErrorBody: Sendable {
    /// The statuses that have this body.
    public var status: ResponseStatus
    /// The type of the value in the body.
    public var type: any JSONModel.Type
    /// Where the value is in the body's JSON; empty, the default, for the whole body.
    public var keyPath: [String]

    /// Describes the body of an error.
    public init(status: ResponseStatus, type: any JSONModel.Type, at keyPath: [String] = []) {
        self.status = status
        self.type = type
        self.keyPath = keyPath
    }

    /// The body of one status.
    public static func exactly(
        _ statusCode: Int, _ type: any JSONModel.Type, at keyPath: [String] = []
    ) -> ErrorBody {
        ErrorBody(status: .exactly(statusCode), type: type, at: keyPath)
    }

    /// The body of a hundred statuses: 4 stands for 400 to 499.
    public static func range(
        _ hundreds: Int, _ type: any JSONModel.Type, at keyPath: [String] = []
    ) -> ErrorBody {
        ErrorBody(status: .range(hundreds), type: type, at: keyPath)
    }

    /// The body of every status that is no success.
    public static func any(_ type: any JSONModel.Type, at keyPath: [String] = []) -> ErrorBody {
        ErrorBody(status: .any, type: type, at: keyPath)
    }
}
