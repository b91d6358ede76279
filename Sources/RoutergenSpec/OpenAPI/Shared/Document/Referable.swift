import RoutergenSyntax

/// An object that stands here, or a reference to one that stands elsewhere.
///
/// OpenAPI 3.2, "Reference Object": where the tables of the specification say `X Object | Reference
/// Object`. Boxed, so that an object may contain its own kind.
package indirect enum Referable<Value: Sendable>: Sendable {
    case inline(Value)
    case reference(ReferenceObject)
}

extension Referable {
    /// The object, when it stands here.
    package var inlineValue: Value? {
        guard case .inline(let value) = self else { return nil }
        return value
    }

    /// The reference, when the object stands elsewhere.
    package var reference: ReferenceObject? {
        guard case .reference(let reference) = self else { return nil }
        return reference
    }
}
