import RoutergenModel

/// The places where a value is kept behind a reference instead of in place.
///
/// That is where a value would contain itself, which Swift cannot lay out: `Node { next: Node? }` closes
/// a cycle at `next`; `Tree { children: [Tree] }` closes none, because an array keeps its elements
/// elsewhere. And it is where a value would be too large: in a description whose types hold each other, a
/// value in which nothing is boxed can take hundreds of kilobytes, more than a thread's stack, and
/// compilers take minutes over it. Who uses the types sees nothing of either.
///
/// A model with shared storage is one reference, whatever is in it, and so needs nothing of this.
struct ValueLayout {
    /// Fields of objects and elements of tuples, by their place, that need a box.
    private(set) var boxedFields: [TypeID: Set<Int>] = [:]
    /// Variants, by their place in the union, that need `indirect`.
    private(set) var indirectVariants: [TypeID: Set<Int>] = [:]

    private let catalog: TypeCatalog
    private let sharedStorage: SharedStorage
    /// How much a value of a type takes in place, in words.
    private var sizes: [TypeID: Int] = [:]

    /// The most that a value takes in place, in words, unless its own simple fields take more.
    static let largestValue = 256
    /// The most that a value takes inside of another one: copying it is written out for every type that holds it.
    static let largestPart = 32

    private struct Edge {
        var index: Int
        var target: TypeID
    }

    /// Walks the types depth first. An edge that leads back to a type whose walk has not ended closes a
    /// cycle; without them no cycle is left, so that at the end of a type's walk the sizes of all that it
    /// holds are known.
    init(of model: APIModel, catalog: TypeCatalog, sharedStorage: SharedStorage) {
        self.catalog = catalog
        self.sharedStorage = sharedStorage
        var active: Set<TypeID> = []
        for root in model.types where sizes[root.id] == nil {
            var path = [(declaration: root, edges: edges(of: root)[...])]
            active.insert(root.id)
            while let (declaration, edges) = path.last {
                guard let edge = edges.first else {
                    path.removeLast()
                    active.remove(declaration.id)
                    limitSize(of: declaration)
                    continue
                }
                path[path.count - 1].edges = edges.dropFirst()
                if active.contains(edge.target) {
                    keepElsewhere(edge.index, of: declaration)
                } else if sizes[edge.target] == nil, let next = catalog[edge.target] {
                    active.insert(next.id)
                    path.append((next, self.edges(of: next)[...]))
                }
            }
        }
    }

    private mutating func keepElsewhere(_ index: Int, of declaration: TypeDeclaration) {
        if case .union = declaration.shape {
            indirectVariants[declaration.id, default: []].insert(index)
        } else {
            boxedFields[declaration.id, default: []].insert(index)
        }
    }

    private func edges(of declaration: TypeDeclaration) -> [Edge] {
        held(by: declaration).enumerated().compactMap { index, type in
            catalog.heldInPlace(type).flatMap { target in
                sharedStorage.contains(target) ? nil : Edge(index: index, target: target)
            }
        }
    }

    /// The types of what a value holds.
    private func held(by declaration: TypeDeclaration) -> [TypeReference] {
        if sharedStorage.contains(declaration.id) { return [] }
        return switch declaration.shape {
        case .object(let shape): shape.fields.map(\.type)
        case .union(let shape): shape.variants.map(\.type)
        case .tuple(let shape): shape.elements.map(\.type)
        case .enumeration, .alias, .newType: []
        }
    }
}

// MARK: - Sizes

extension ValueLayout {
    /// Settles how much a type takes, and boxes its largest fields where that is too much.
    private mutating func limitSize(of declaration: TypeDeclaration) {
        var parts = held(by: declaration).map { size(of: $0) }
        switch declaration.shape {
        case .object, .tuple:
            for index in boxedFields[declaration.id] ?? [] { parts[index] = 1 }
            var total = parts.reduce(0, +)
            let largest = edges(of: declaration).map(\.index)
                .sorted { (parts[$1], $0) < (parts[$0], $1) }
            for index in largest
            where parts[index] > Self.largestPart
                || (total > Self.largestValue && parts[index] > 1)
            {
                total -= parts[index] - 1
                keepElsewhere(index, of: declaration)
            }
            sizes[declaration.id] = max(total, 1)
        case .union:
            for index in parts.indices where parts[index] > Self.largestPart {
                keepElsewhere(index, of: declaration)
            }
            for index in indirectVariants[declaration.id] ?? [] { parts[index] = 1 }
            sizes[declaration.id] = 1 + (parts.max() ?? 0)
        case .enumeration: sizes[declaration.id] = 3
        case .alias, .newType: sizes[declaration.id] = 0
        }
    }

    /// How much a value takes in place, in words of eight bytes, roughly.
    private func size(of type: TypeReference) -> Int {
        if let id = catalog.heldInPlace(type) {
            return sharedStorage.contains(id) ? 1 : sizes[id] ?? 1
        }
        return switch catalog.value(type) {
        case .integer, .number, .boolean, .date, .url, .array, .dictionary: 1
        case .string, .uuid, .bytes: 2
        case .decimal, .day, .json, .file, .external: 3
        case .decimalText: 5
        case .optional, .named: 1
        }
    }
}
