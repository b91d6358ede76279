/// The fields of an object that are `null` rather than absent.
///
/// A property that may be both is an optional, because those who read an answer seldom care which of the two
/// it was. A model remembers the difference here, so that what was read is written the same way, and so
/// that `null` can be sent on purpose:
///
/// ```swift
/// let animal = try Animal(jsonData: Data(#"{"name": null}"#.utf8))
/// animal.name                                             // nil
/// animal.nullFields.contains("name")                      // true
/// Animal(nullFields: ["name"]).jsonData()                 // {"name":null}
/// ```
///
/// A field that has a value is written with it, whatever stands here. All lists of null fields are equal, so that
/// models with the same values are.
public struct NullFields: Sendable {
    /// The names of the fields on the wire. There are few, so that looking through all is fastest.
    private var keys: [StaticString] = []

    /// No field is `null`.
    public init() {}

    /// Whether the field of a name on the wire is `null` rather than absent.
    public func contains(_ key: StaticString) -> Bool {
        keys.contains { NullFields.areEqual($0, key) }
    }

    /// Notes that the field of a name on the wire is `null`.
    public mutating func insert(_ key: StaticString) {
        if !contains(key) { keys.append(key) }
    }

    /// Forgets that the field of a name on the wire is `null`, so that it is absent.
    public mutating func remove(_ key: StaticString) {
        keys.removeAll { NullFields.areEqual($0, key) }
    }

    private static func areEqual(_ left: StaticString, _ right: StaticString) -> Bool {
        left.withUTF8Buffer { left in right.withUTF8Buffer { left.elementsEqual($0) } }
    }
}

extension NullFields: ExpressibleByArrayLiteral {
    /// Takes the names of the fields on the wire.
    public init(arrayLiteral keys: StaticString...) {
        for key in keys { insert(key) }
    }
}

extension NullFields: Hashable {
    /// True: how a missing value travels is no part of it.
    public static func == (left: NullFields, right: NullFields) -> Bool { true }

    /// Adds nothing, as all are equal.
    public func hash(into hasher: inout Hasher) {}
}
