import Foundation

/// Whether a `Provider` asks the server.
public enum StubBehavior: Sendable, Hashable {
    /// Asks the server.
    case never
    /// Answers with the endpoint's sample.
    case immediate
    /// Answers with the endpoint's sample after so many seconds, added to those that the sample waits itself.
    case delayed(seconds: TimeInterval)

    func delay(_ answer: StubAnswer) -> StubAnswer? {
        switch self {
        case .never: nil
        case .immediate: answer
        case .delayed(let seconds): answer.delayed(by: answer.delay + seconds)
        }
    }
}
