import RoutergenModel
import RoutergenSyntax

/// The type of a schema where it is used.
struct SchemaUse {
    /// Never optional.
    var type: TypeReference
    var isNullable: Bool

    init(_ type: TypeReference, isNullable: Bool = false) {
        self.type = type
        // JSON has null among its values.
        self.isNullable = isNullable && type != .json
    }

    /// The type where a missing value cannot be told from null.
    var valueType: TypeReference { isNullable ? .optional(type) : type }
}

/// What a schema becomes: a type that needs no declaration, or the shape of one that does.
enum LoweredSchema {
    case type(TypeReference)
    case shape(TypeDeclaration.Shape)
}

extension OpenAPILowering {
    /// How deep inline schemas may stand in one another.
    static let depthLimit = 100

    mutating func use(_ schema: Referable<SchemaObject>?, at place: Place) -> SchemaUse {
        guard let schema else { return SchemaUse(.json) }
        switch schema {
        case .inline(let schema):
            let use = SchemaUse(type(of: schema, at: place), isNullable: isNullable(schema))
            noteExamples(of: schema, as: use)
            return use
        case .reference(let reference):
            guard
                let resolved = resolver.resolve(reference, as: SchemaObject.self, &diagnostics)
            else { return SchemaUse(.json) }
            return SchemaUse(
                type(of: resolved, at: place),
                isNullable: reference.isNullable || isNullable(resolved))
        }
    }

    /// The type of a schema that a reference leads to.
    private mutating func type(
        of resolved: Resolved<SchemaObject>, at place: Place
    ) -> TypeReference {
        let schema = resolved.value
        guard let target = resolved.target else { return type(of: schema, at: place) }
        if let id = identities[target] { return .named(id) }
        if let known = targetTypes[target] { return known }
        guard openTargets.insert(target).inserted else {
            degrade(
                "endless-type", "the schema contains itself and nothing else; it stays JSON",
                at: schema.range)
            return .json
        }
        defer { openTargets.remove(target) }
        let found = declaredOrPlain(schema, target, at: targetPlace(target, else: place))
        noteExamples(of: schema, as: SchemaUse(found, isNullable: isNullable(resolved)))
        if identities[target] == nil { targetTypes[target] = found }
        return found
    }

    private func targetPlace(_ target: ReferenceTarget, else place: Place) -> Place {
        let own = target.place
        guard own.leaf.isEmpty else { return own }
        return self.name(of: target).map { Place($0) } ?? place
    }

    /// A schema outside of `components` gets a declaration where its shape needs one; the identity
    /// comes first, so that the schema may contain itself.
    private mutating func declaredOrPlain(
        _ schema: SchemaObject, _ target: ReferenceTarget, at place: Place
    ) -> TypeReference {
        if let reference = soleReference(schema) {
            return use(.reference(reference), at: place).type
        }
        let merged = merged(schema, through: [target])
        switch kind(of: merged) {
        case .any, .scalar, .array, .dictionary, .single: return type(ofMerged: merged, at: place)
        case .enumeration, .tuple, .object, .union, .scalars: break
        }
        let order = types.nextOrder()
        let id = types.reserve(Place.capitalized(place.name))
        identities[target] = id
        let shape: TypeDeclaration.Shape =
            switch lowered(merged, at: Place(id.name)) {
            case .type(let type): .alias(type)
            case .shape(let shape): shape
            }
        // What a reference leads to may be an inline schema that was met where it stands.
        if schema.codeName == nil, let known = types.inlineType(of: shape) {
            types.release(id)
            identities[target] = known
            return .named(known)
        }
        types.declare(
            TypeDeclaration(
                id: id, name: Name(id.name, override: schema.codeName?.value, origin: schema.range),
                documentation: documentation(schema), shape: shape),
            order: order)
        types.share(shape, as: id)
        return .named(id)
    }

    /// The type of a schema that stands where it is used.
    mutating func type(of schema: SchemaObject, at place: Place) -> TypeReference {
        if let reference = soleReference(schema) {
            return use(.reference(reference), at: place).type
        }
        return type(ofMerged: merged(schema), at: place)
    }

    mutating func type(ofMerged schema: SchemaObject, at place: Place) -> TypeReference {
        guard depth < Self.depthLimit else {
            degrade(
                "deep-schema", "schemas stand too deep in one another; this one stays JSON",
                at: schema.range)
            return .json
        }
        depth += 1
        defer { depth -= 1 }
        let order = types.nextOrder()
        switch lowered(schema, at: place) {
        case .type(let type): return type
        case .shape(let shape):
            return .named(
                types.inline(
                    InlineType(
                        shape: shape, place: place, documentation: documentation(schema),
                        codeName: schema.codeName?.value, origin: schema.range, order: order)))
        }
    }

    /// What a schema becomes whose `allOf` is merged.
    mutating func lowered(_ schema: SchemaObject, at place: Place) -> LoweredSchema {
        switch kind(of: schema) {
        case .any: return .type(.json)
        case .scalar(let type): return .type(type)
        case .enumeration(let values): return enumeration(values, schema)
        case .array(let items):
            switch items {
            case .schema(let items)?:
                return .type(.array(use(items, at: place.child("Item")).valueType))
            case .allowed?, nil: return .type(.array(.json))
            }
        case .tuple: return tuple(schema, at: place)
        case .dictionary: return .type(.dictionary(additionalType(schema, at: place) ?? .json))
        case .object: return .shape(.object(objectShape(schema, at: place)))
        case .single(let alternative): return single(alternative, schema, at: place)
        case .union(let alternatives): return union(alternatives, schema, at: place)
        case .scalars(let kinds):
            return union(
                kinds.map { types in
                    .inline(
                        schema.changed {
                            $0.types = types
                            $0.description = nil
                            $0.title = nil
                            $0.examples = []
                        })
                }, SchemaObject(range: schema.range), at: place)
        }
    }
}
