import RoutergenSyntax

/// Follows references, to the same file and to others, reading each target once.
///
/// Mistakes on the way (a target that is missing, of another kind, in a circle, remote or outside
/// the folder of the root document) are reported at the reference. The problems of a component are
/// reported with its first use.
package struct ReferenceResolver {
    /// - Parameters:
    ///   - document: What `readOpenAPI` made of `root`.
    ///   - file: The file of the document.
    ///   - root: The tree of that file.
    package init(
        _ document: OpenAPIDocument, file: SourceFile, root: Node, loader: FileLoader,
        options: ReferenceOptions = ReferenceOptions()
    ) {
    }

    /// The object itself, or what its reference leads to; nil after an error was reported.
    package mutating func resolve<Value: ReferableObject>(
        _ object: Referable<Value>, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        nil
    }

    /// What a reference leads to; nil after an error was reported.
    package mutating func resolve<Value: ReferableObject>(
        _ reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        nil
    }

    /// A path item, joined with the one that its `$ref` names.
    package mutating func resolve(
        pathItem: Referable<PathItem>, _ diagnostics: inout Diagnostics
    ) -> Resolved<PathItem>? {
        nil
    }

    /// An operation with the parameters of its path item and its references followed.
    package mutating func resolve(
        _ operation: Operation, in pathItem: PathItem, _ diagnostics: inout Diagnostics
    ) -> ResolvedOperation {
        ResolvedOperation(operation: operation)
    }

    /// The schema that an entry of a discriminator's mapping means: a name of `components` or a
    /// reference (OpenAPI 3.2, "Discriminator Object").
    package mutating func resolve(
        mapping: Located<String>, _ diagnostics: inout Diagnostics
    ) -> Resolved<SchemaObject>? {
        nil
    }

    /// The scheme of a security requirement: a name of `components` or, since 3.2, a reference.
    package mutating func resolve(
        scheme: Located<String>, _ diagnostics: inout Diagnostics
    ) -> Resolved<SecuritySchemeObject>? {
        nil
    }

    /// Reports the problems of components that nothing referred to, as warnings.
    package func reportUnused(_ diagnostics: inout Diagnostics) {
    }
}
