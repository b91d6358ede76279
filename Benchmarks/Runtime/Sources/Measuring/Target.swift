import Foundation

/// A figure and what it has to be.
public struct Target {
    /// What a figure has to be.
    public enum Limit {
        /// No more than that.
        case atMost(Double)
        /// No less than that.
        case atLeast(Double)
    }

    /// What is compared with what.
    public let name: String
    /// How many times as much.
    public let value: Double
    /// What it has to be.
    public let limit: Limit

    /// A figure and its limit.
    public init(name: String, value: Double, limit: Limit) {
        self.name = name
        self.value = value
        self.limit = limit
    }

    /// Whether the figure is what it has to be.
    public var isMet: Bool {
        switch limit {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    /// On one line: `generated client / URLSession      0.41   at most 0.50   met`
    public var report: String {
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

extension [Double] {
    /// The middle one by size; zero where there is none.
    public var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
