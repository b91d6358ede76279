import Foundation

/// How far a request of a `Provider` is, and its answer once it is there.
public struct ProgressResponse: Sendable {
    /// How much has been sent or received; nil with the answer.
    public let progressObject: TransferProgress?
    /// The answer; nil before that.
    public let response: Response?

    init(progress: TransferProgress? = nil, response: Response? = nil) {
        progressObject = progress
        self.response = response
    }

    /// From 0 to 1: 1 with the answer, and 0 as long as the length is unknown.
    public var progress: Double { completed ? 1 : progressObject?.fractionCompleted ?? 0 }
    /// Whether the answer is there.
    public var completed: Bool { response != nil }
}
