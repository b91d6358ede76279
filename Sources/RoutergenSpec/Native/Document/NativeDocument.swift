import RoutergenSyntax

/// A native spec as it is written: every value with its place, names unresolved.
package struct NativeDocument: Sendable, Equatable {
    /// `routergen:`, nil where it is missing.
    package var version: Located<Int>?
    package var api: Located<String>?
    package var docs: Located<String>?
    /// The paths under `include:`, relative to this file.
    package var includes: [Located<String>] = []
    package var baseURL: Located<String>?
    /// Nil without `servers:`.
    package var servers: Located<[NativeServer]>?
    package var configuration: [NativeField] = []
    package var query: [NativeField] = []
    package var headers: [NativeField] = []
    package var envelope: NativeEnvelope?
    package var errors: [NativeResponse] = []
    /// Nil without `groups:` and `routes:`.
    package var groups: [NativeGroup]?
    package var securitySchemes: [NativeSecurityScheme] = []
    package var types: [NativeTypeDeclaration] = []
    /// The keys of the top level; a misspelt one counts as the key that it is near to.
    package var givenKeys: Set<String> = []
    /// Those of `types`, `auth`, `config` and `include` that are given and cannot be read: names that
    /// nothing declares may stand there.
    package var unreadableKeys: Set<String> = []
    /// False when a part was left out because of a mistake in it.
    package var isComplete = true
    /// The words of all values of a document that is not complete: what is named in a part that was
    /// left out looks unused and is not. Empty for a complete one.
    package var mentionedWords: Set<String> = []
    package var range: SourceRange

    package init(range: SourceRange) {
        self.range = range
    }
}
