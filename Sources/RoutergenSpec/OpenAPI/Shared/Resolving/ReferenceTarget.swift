import RoutergenSyntax

/// The place that references lead to: the identity of a shared object.
///
/// Two references with the same target mean the same object, however each is written.
package struct ReferenceTarget: Sendable, Hashable {
    package var file: FileID
    /// The tokens of a JSON pointer, unescaped (RFC 6901): `["components", "schemas", "Pet"]`; empty
    /// for a whole file.
    package var pointer: [String]
}
