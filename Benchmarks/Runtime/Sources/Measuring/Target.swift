import Foundation

/// A figure and what it has to be.
struct Target {
    enum Limit {
        case atMost(Double)
        case atLeast(Double)
    }

    /// What is compared with what.
    let name: String
    /// How many times as much.
    let value: Double
    let limit: Limit

    var isMet: Bool {
        switch limit {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    /// On one line: `generated client / URLSession      0.41   at most 0.50   met`
    var report: String {
        let bound =
            switch limit {
            case .atMost(let limit): "at most " + Self.text(limit)
            case .atLeast(let limit): "at least " + Self.text(limit)
            }
        let padded = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        return "\(padded)\(Self.text(value))   \(bound)   \(isMet ? "met" : "MISSED")"
    }

    private static func text(_ value: Double) -> String { String(format: "%5.2f", value) }
}
