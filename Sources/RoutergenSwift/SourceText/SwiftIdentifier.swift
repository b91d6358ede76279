/// A name in Swift source, without backticks; the place where it is written decides about those.
package struct SwiftIdentifier: Sendable, Hashable {
    /// The bare name: `default`.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Behind `let`, `var`, `func`, `case`, `struct`, in a pattern: `` `default` ``.
    package var declaration: String {
        ReservedWords.declarations.contains(name) ? "`\(name)`" : name
    }

    /// A reference without anything in front: `` `default` = 1 ``.
    package var expression: String {
        ReservedWords.expressions.contains(name) ? "`\(name)`" : name
    }

    /// Behind a dot: `.default`, but `` .`init` ``.
    package var member: String {
        ReservedWords.members.contains(name) ? "`\(name)`" : name
    }

    /// In front of a colon, in a declaration or a call: `default:`, but `` `inout`: ``.
    package var label: String {
        ReservedWords.labels.contains(name) ? "`\(name)`" : name
    }

    /// The name of a parameter that is its label as well: `in: Int`.
    package var parameter: String { label }
}
