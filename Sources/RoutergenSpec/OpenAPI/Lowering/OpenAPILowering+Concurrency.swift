import RoutergenModel
import RoutergenSyntax

// Parts of a large document are lowered at the same time, the second one by a copy of the lowering: components have
// their identities before anything is lowered, so all that a part concerns another in is the inline types, which the
// copy's own lowering names and unifies once more (`DeclaredTypes.take`).
extension OpenAPILowering {
    /// From how many paths on it takes longer to lower a document than to begin a thread.
    private static let concurrentFrom = 50

    private var isLarge: Bool {
        // Examples are listed in the order in which they are met.
        examples == nil && document.paths.count >= Self.concurrentFrom
    }

    /// Lowers the components, and finds out what the operations are and what names their types.
    mutating func lowerComponentsAndPlaceOperations() -> ([PlacedOperation], OperationNames) {
        let place: @Sendable (inout OpenAPILowering) -> ([PlacedOperation], OperationNames) = {
            var names = OperationNames()
            let operations = $0.placedOperations(&names)
            return (operations, names)
        }
        guard isLarge else {
            lowerComponents()
            return place(&self)
        }
        return concurrently({ $0.lowerComponents() }, place).second
    }

    /// The routes of each operation.
    mutating func routes(of operations: [PlacedOperation]) -> [[Route]] {
        guard isLarge else { return operations.map { routes(of: $0) } }
        let middle = operations.count / 2
        let lower: @Sendable (ArraySlice<PlacedOperation>, inout OpenAPILowering) -> [[Route]] = {
            operations, lowering in
            operations.map { lowering.routes(of: $0) }
        }
        var (first, second, identities) = concurrently {
            lower(operations[..<middle], &$0)
        } _: {
            lower(operations[middle...], &$0)
        }
        if !identities.isEmpty {
            for operation in second.indices {
                for route in second[operation].indices {
                    second[operation][route].endpoint.mapNames { identities[$0] ?? $0 }
                }
            }
        }
        first += second
        return first
    }

    /// What a copy has made and found out.
    private struct Copy<Made: Sendable>: Sendable {
        var made: Made
        var types: DeclaredTypes
        var diagnostics: Diagnostics
        var used: Set<ReferenceTarget>
    }

    /// The results of two parts of the lowering that run at the same time, as if they ran one behind the other.
    ///
    /// The second part runs once more where the copy met something that the first part may have changed: a schema
    /// outside of the components that references lead to, a mistake, another file.
    ///
    /// - Returns: the results, and the identities of types that the second result has others for.
    private mutating func concurrently<First, Second: Sendable>(
        _ first: (inout OpenAPILowering) -> First,
        _ second: @escaping @Sendable (inout OpenAPILowering) -> Second
    ) -> (first: First, second: Second, identities: [TypeID: TypeID]) {
        // Nobody else has it, and it loads no files.
        nonisolated(unsafe) let copy = copy()
        let (made, others) = RoutergenSyntax.concurrently {
            first(&self)
        } _: { () -> Copy<Second>? in
            var lowering = copy
            let made = second(&lowering)
            guard lowering.isSelfContained(since: copy) else { return nil }
            return Copy(
                made: made, types: lowering.types, diagnostics: lowering.diagnostics,
                used: lowering.resolver.used)
        }
        guard let others else { return (made, second(&self), [:]) }
        diagnostics.report(others.diagnostics)
        resolver.used.formUnion(others.used)
        return (made, others.made, types.take(others.types))
    }

    private func copy() -> OpenAPILowering {
        var copy = self
        copy.resolver = resolver.copy
        copy.diagnostics = Diagnostics()
        copy.types.beginCopy()
        return copy
    }

    /// Whether nothing was declared but inline types, and nothing met that may be otherwise for somebody else.
    private func isSelfContained(since copy: OpenAPILowering) -> Bool {
        identities.count == copy.identities.count && targetTypes.count == copy.targetTypes.count
            && resolver.isSelfContained(since: copy.resolver)
    }
}
