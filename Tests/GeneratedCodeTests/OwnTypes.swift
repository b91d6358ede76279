import Foundation
import RoutergenRuntime

/// Types and protocols of an application, which the configurations of golden cases put in the place of
/// generated ones.
public nonisolated enum Ledger {
    /// What can be entered.
    public protocol Entry: Sendable {}

    /// An amount in the smallest unit.
    public struct Money: JSONModel, Hashable {
        public var cents: Int

        public init(cents: Int) {
            self.cents = cents
        }

        public init(json: JSONReader) throws {
            cents = try json.object("Money").required("cents")
        }

        public func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("cents", cents)
            json.endObject()
        }
    }

    public struct Percent: NewType {
        public var rawValue: Double

        public init(rawValue: Double) {
            self.rawValue = rawValue
        }
    }

    public struct Key: NewType {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

nonisolated extension Bookkeeping.Payment {
    public var description: String { "\(amount.cents) cents" }
}
