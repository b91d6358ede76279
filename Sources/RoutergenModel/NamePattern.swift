import RoutergenSyntax

/// The names that a rule of the configuration is about: one name as the description writes it, or several
/// with `*`, which stands for any text, slashes and periods too.
///
///     Photo        the schema Photo
///     *Request     every schema whose name ends in Request
///     /photos/*    /photos/{id} and /photos/{id}/comments
package struct NamePattern: Sendable, Equatable {
    package var text: String
    /// Where the rule stands.
    package var origin: SourceRange

    package init(_ text: String, origin: SourceRange) {
        self.text = text
        self.origin = origin
    }

    /// Whether the pattern may mean several names.
    package var hasWildcard: Bool { text.contains("*") }

    package func matches(_ name: String) -> Bool {
        name == text || (hasWildcard && matchesWildcards(Array(name.utf8)))
    }

    /// Goes through the name once; after a mistake the last `*` takes one byte more.
    private func matchesWildcards(_ name: [UInt8]) -> Bool {
        let pattern = Array(text.utf8)
        var place = 0
        var next = 0
        var retry: (pattern: Int, name: Int)?
        while next < name.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                retry = (place + 1, next)
                place += 1
            } else if place < pattern.count, pattern[place] == name[next] {
                place += 1
                next += 1
            } else if let last = retry {
                retry = (last.pattern, last.name + 1)
                place = last.pattern
                next = last.name + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
