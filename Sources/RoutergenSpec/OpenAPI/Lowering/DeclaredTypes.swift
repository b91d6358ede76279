import RoutergenModel
import RoutergenSyntax

/// The types of a document while they are found: declared ones by their names, inline ones named
/// from where they stand and unified where they are the same.
struct DeclaredTypes {
    private var declarations: [TypeID: (order: Int, declaration: TypeDeclaration)] = [:]
    private var inlineTypes: [ShapeKey: TypeID] = [:]
    /// Where each inline type stands.
    private var places: [TypeID: [Place]] = [:]
    /// Names in use, as they are compared.
    private var taken: Set<String> = []
    private var lastOrder = 0
    /// What a copy does to inline types from `beginCopy` on; nil in the table that it is a copy of.
    private var steps: [Step]?
    /// The last place in the list of types when the copy was made.
    private var orderAtCopy = 0

    /// A change of inline types.
    private enum Step {
        case inline(InlineType, as: TypeID)
        case withdraw(TypeID)
    }

    /// Declared types by their first mention.
    func inOrder(where isWanted: (TypeDeclaration) -> Bool = { _ in true }) -> [TypeDeclaration] {
        var places: [(order: Int, id: TypeID)] = []
        for (id, (order, declaration)) in declarations where isWanted(declaration) {
            places.append((order, id))
        }
        // Not the declarations themselves, which are large to move.
        return places.sorted { $0.order < $1.order }.compactMap { self[$0.id] }
    }

    subscript(id: TypeID) -> TypeDeclaration? {
        declarations[id]?.declaration
    }

    /// The place in the list of types of what begins now; what it contains follows.
    mutating func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    /// A name that no other type has.
    mutating func reserve(_ wanted: String) -> TypeID {
        var name = wanted.isEmpty ? "Value" : wanted
        var number = 2
        while !taken.insert(Self.compared(name)).inserted {
            name = "\(wanted)\(number)"
            number += 1
        }
        return TypeID(name)
    }

    mutating func declare(_ declaration: TypeDeclaration, order: Int) {
        declarations[declaration.id] = (order, declaration)
    }

    /// Gives a declaration another shape.
    mutating func change(_ id: TypeID, to shape: TypeDeclaration.Shape) {
        declarations[id]?.declaration.shape = shape
    }

    /// The identity of an inline type: that of one with the same shape, or a new one.
    mutating func inline(_ type: InlineType) -> TypeID {
        let id = identity(of: type)
        steps?.append(.inline(type, as: id))
        return id
    }

    private mutating func identity(of type: InlineType) -> TypeID {
        let key = ShapeKey(type.shape)
        if let id = inlineTypes[key] {
            places[id]?.append(type.place)
            return id
        }
        let id = reserve(type.place.name)
        inlineTypes[key] = id
        places[id] = [type.place]
        declare(
            TypeDeclaration(
                id: id, name: Name(id.name, override: type.codeName, origin: type.origin),
                documentation: type.documentation, shape: type.shape, owner: type.place.root),
            order: type.order)
        return id
    }

    /// The inline type of a shape, if there is one already.
    func inlineType(of shape: TypeDeclaration.Shape) -> TypeID? {
        inlineTypes[ShapeKey(shape)]
    }

    /// Gives a reserved name back that nothing is declared under.
    mutating func release(_ id: TypeID) {
        taken.remove(Self.compared(id.name))
    }

    /// The declaration of a reference's target, for inline schemas that are the same.
    mutating func share(_ shape: TypeDeclaration.Shape, as id: TypeID) {
        let key = ShapeKey(shape)
        if inlineTypes[key] == nil { inlineTypes[key] = id }
    }

    /// Takes back an inline type that stands in one place only and is not needed there after all.
    mutating func withdraw(_ id: TypeID) {
        steps?.append(.withdraw(id))
        guard places[id]?.count == 1, let shape = declarations[id]?.declaration.shape else {
            return
        }
        places[id] = nil
        declarations[id] = nil
        inlineTypes[ShapeKey(shape)] = nil
        taken.remove(Self.compared(id.name))
    }

    // MARK: - Copies

    /// Makes a copy remember what it does to inline types, for `take`.
    mutating func beginCopy() {
        steps = []
        orderAtCopy = lastOrder
    }

    /// Finds the inline types that a copy has found, in the same order, as if both parts of the document had
    /// been looked at here, one behind the other.
    ///
    /// - Returns: the identities that types of the copy have here, where those are others.
    mutating func take(_ copy: DeclaredTypes) -> [TypeID: TypeID] {
        var identities: [TypeID: TypeID] = [:]
        let shift = lastOrder - copy.orderAtCopy
        for step in copy.steps ?? [] {
            switch step {
            case .inline(var type, let id):
                type.order += shift
                if !identities.isEmpty { type.shape.mapNames { identities[$0] ?? $0 } }
                let own = inline(type)
                identities[id] = own == id ? nil : own
            case .withdraw(let id): withdraw(identities[id] ?? id)
            }
        }
        lastOrder = copy.lastOrder + shift
        return identities
    }

    // MARK: - Names

    /// New names for inline types that stand in several places: `Direction` instead of
    /// `ListIssuesDirection`, where the places agree on the word and nobody else has it.
    func sharedNames() -> [TypeID: TypeID] {
        var wanted: [String: [TypeID]] = [:]
        for (id, places) in places {
            guard let first = places.first, Set(places.map(\.owner)).count > 1,
                places.allSatisfy({ $0.leaf == first.leaf }), !Self.weakWords.contains(first.leaf)
            else { continue }
            let name = Place.capitalized(first.leaf)
            guard name.first?.isLetter == true, !taken.contains(Self.compared(name)) else {
                continue
            }
            wanted[name, default: []].append(id)
        }
        var names: [TypeID: TypeID] = [:]
        for (name, ids) in wanted {
            guard let id = ids.first, ids.count == 1 else { continue }
            names[id] = TypeID(name)
        }
        return names
    }

    /// Words that say nothing without their owner.
    private static let weakWords: Set<String> = [
        "Item", "Value", "Request", "Response", "DefaultResponse", "item", "value", "data", "type",
        "Data", "Type",
    ]

    /// Names that would become the same in code are compared as equal.
    private static func compared(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
        }
        // The same for the usual case, without looking for characters of several bytes.
        let bytes = name.utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
