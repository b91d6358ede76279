/// How much a document may ask for, and what it may get wrong, before it is refused.
///
/// A few lines of YAML can stand for billions of nodes: `b: [*a, *a]`, `c: [*b, *b]` and so on.
/// The tree shares what aliases repeat, but every later stage walks all of it.
package struct ParseLimits: Sendable, Equatable {
    /// The largest file, in bytes.
    package var bytes: Int
    /// How deep sequences and mappings may nest, aliases expanded.
    package var depth: Int
    /// How many nodes aliases may add to those that are written in the file.
    package var aliasedNodes: Int
    /// What a key means that a mapping has twice. Refused, unless said otherwise.
    package var duplicateKeys: DuplicateKeys
    /// From which size in bytes two processors read a YAML file, each a piece of it, where that makes no
    /// difference to what is read.
    package var piecesFrom = 1 << 17

    package init(
        bytes: Int, depth: Int, aliasedNodes: Int, duplicateKeys: DuplicateKeys = .refused
    ) {
        self.bytes = bytes
        self.depth = depth
        self.aliasedNodes = aliasedNodes
        self.duplicateKeys = duplicateKeys
    }

    /// 256 MiB, 256 levels, a million nodes from aliases.
    package static let standard = ParseLimits(
        bytes: 256 << 20, depth: 256, aliasedNodes: 1_000_000)

    /// The same limits for documents of others, where a second key is a warning and the last one
    /// wins, as it does with most tools.
    package static let lenient = ParseLimits(
        bytes: 256 << 20, depth: 256, aliasedNodes: 1_000_000, duplicateKeys: .lastWins)
}
