import RoutergenSyntax

/// What there is to know about a kind of object that references may lead to.
package struct ObjectKind<Object: Sendable>: Sendable {
    typealias Read =
        @Sendable (
            _ node: Node, _ what: () -> String, _ reader: inout OpenAPIReader
        ) -> Object?

    /// What it is, for messages: `a schema`.
    let words: String
    /// Where a document keeps such objects: `schemas` of `components`.
    let section: String
    /// Where a document of Swagger 2.0 keeps them.
    let swaggerSection: String
    /// Reads an object that stands here; nil after a problem was reported.
    let read: Read

    init(
        _ words: String, in section: String, swagger: String? = nil, read: @escaping Read
    ) {
        self.words = words
        self.section = section
        swaggerSection = swagger ?? section
        self.read = read
    }

    func section(in format: DescriptionFormat) -> String {
        format == .swagger2 ? swaggerSection : section
    }
}
