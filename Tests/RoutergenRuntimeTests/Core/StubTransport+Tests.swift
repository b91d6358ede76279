import Foundation
import RoutergenRuntime

extension StubTransport {
    typealias Answer = StubAnswer

    /// Answers after so many seconds.
    convenience init(
        delay: TimeInterval, _ answer: @escaping @Sendable (TransportRequest) -> StubAnswer
    ) {
        self.init { answer($0).delayed(by: delay) }
    }

    /// How many requests were cancelled while they ran, as soon as there is one.
    ///
    /// A transport hears of a cancellation beside the one who waits for the answer, or a little later.
    func cancellations() async throws -> Int {
        for _ in 0..<5_000 where cancellationCount == 0 {
            try await Task.sleep(for: .milliseconds(1))
        }
        return cancellationCount
    }
}

extension StubAnswer {
    /// An answer whose body comes in pieces.
    static func response(
        _ status: Int, headers: [(String, String)], body: [Data]
    ) -> StubAnswer {
        var fields = HTTPHeaders()
        for (name, value) in headers { fields.append(name: name, value: value) }
        var answer = StubAnswer.response(status, headers: fields)
        answer.body = body
        return answer
    }
}
