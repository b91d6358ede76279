import RoutergenModel

/// The places where a value would contain itself, which Swift cannot lay out.
///
/// `Node { next: Node? }` closes a cycle at `next`; `Tree { children: [Tree] }` closes none, because
/// an array keeps its elements elsewhere.
struct ValueCycles {
    /// Fields of objects and elements of tuples, by their place, that need a box.
    private(set) var boxedFields: [TypeID: Set<Int>] = [:]
    /// Variants, by their place in the union, that need `indirect`.
    private(set) var indirectVariants: [TypeID: Set<Int>] = [:]

    private struct Edge {
        var index: Int
        var target: TypeID
    }

    /// Walks the types depth first and takes the edges that lead back to a type whose walk has not
    /// ended: without them no cycle is left.
    init(of model: APIModel, catalog: TypeCatalog) {
        var finished: Set<TypeID> = []
        var active: Set<TypeID> = []
        for root in model.types where !finished.contains(root.id) {
            var path = [(declaration: root, edges: Self.edges(of: root, catalog)[...])]
            active.insert(root.id)
            while let (declaration, edges) = path.last {
                guard let edge = edges.first else {
                    path.removeLast()
                    active.remove(declaration.id)
                    finished.insert(declaration.id)
                    continue
                }
                path[path.count - 1].edges = edges.dropFirst()
                if active.contains(edge.target) {
                    close(declaration, at: edge.index)
                } else if !finished.contains(edge.target), let next = catalog[edge.target] {
                    active.insert(next.id)
                    path.append((next, Self.edges(of: next, catalog)[...]))
                }
            }
        }
    }

    private mutating func close(_ declaration: TypeDeclaration, at index: Int) {
        if case .union = declaration.shape {
            indirectVariants[declaration.id, default: []].insert(index)
        } else {
            boxedFields[declaration.id, default: []].insert(index)
        }
    }

    private static func edges(of declaration: TypeDeclaration, _ catalog: TypeCatalog) -> [Edge] {
        let held: [TypeReference] =
            switch declaration.shape {
            case .object(let shape): shape.fields.map(\.type)
            case .union(let shape): shape.variants.map(\.type)
            case .tuple(let shape): shape.elements.map(\.type)
            case .enumeration, .alias, .newType: []
            }
        return held.enumerated().compactMap { index, type in
            catalog.heldInPlace(type).map { Edge(index: index, target: $0) }
        }
    }
}
