import Foundation
import RoutergenRuntime

/// Types and protocols of an application, which the configurations of golden cases put in the place of
/// generated ones.
public nonisolated enum Ledger {
    /// What can be entered.
    public protocol Entry: Sendable {}

    /// An amount of money.
    public struct Money: JSONModel, Hashable {
        /// In the smallest unit.
        public var cents: Int

        /// Makes an amount.
        public init(cents: Int) {
            self.cents = cents
        }

        /// Reads an object with one field.
        public init(json: JSONReader) throws {
            cents = try json.object("Money").required("cents")
        }

        /// Writes an object with one field.
        public func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("cents", cents)
            json.endObject()
        }
    }

    /// A part of a hundred.
    public struct Percent: NewType {
        /// From 0 to 100.
        public var rawValue: Double

        /// Makes a part of a hundred.
        public init(rawValue: Double) {
            self.rawValue = rawValue
        }
    }

    /// What an entry is known by.
    public struct Key: NewType {
        /// As it travels.
        public var rawValue: String

        /// Makes a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

nonisolated extension Bookkeeping.Payment {
    /// What `CustomStringConvertible` needs.
    public var description: String { "\(amount.cents) cents" }
}
