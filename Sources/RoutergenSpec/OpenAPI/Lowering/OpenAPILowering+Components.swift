import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// Gives every schema of `components` its identity, before anything refers to it.
    ///
    /// A component that is a reference to a schema elsewhere, such as that of another file, is its name:
    /// `Order: { $ref: order.yml }` makes the type `Order`.
    mutating func nameComponents() {
        let schemas = document.components.schemas
        for component in schemas {
            identities[target(component.pointer)] = types.reserve(component.name.value)
        }
        var ignored = Diagnostics()
        for component in schemas {
            guard case .reference(let reference) = component.object,
                let elsewhere = resolver.resolve(
                    reference, as: SchemaObject.self, &ignored)?.target,
                identities[elsewhere] == nil
            else { continue }
            identities[elsewhere] = identities[target(component.pointer)]
        }
    }

    /// Finds the components that build on others, for base types that tell their subtypes apart by
    /// a discriminator.
    mutating func findSubtypes() {
        let schemas = document.components.schemas
        guard schemas.contains(where: { $0.object.inlineValue?.discriminator != nil }) else {
            return
        }
        for component in schemas {
            guard let schema = component.object.inlineValue else { continue }
            let subtype = Subtype(component: component, target: target(component.pointer))
            var seen: Set<ReferenceTarget> = []
            for part in schema.allOf {
                for target in ancestors(part, depth: 0) where seen.insert(target).inserted {
                    children[target, default: []].append(subtype)
                }
            }
        }
    }

    /// The components that a part of `allOf` leads to, and those that they build on.
    private mutating func ancestors(
        _ part: Referable<SchemaObject>, depth: Int
    ) -> [ReferenceTarget] {
        var ignored = Diagnostics()
        guard depth < 16, let reference = part.reference,
            let resolved = resolver.resolve(reference, as: SchemaObject.self, &ignored),
            let target = resolved.target
        else { return [] }
        return [target]
            + resolved.value.allOf.flatMap { ancestors($0, depth: depth + 1) }
    }

    mutating func lowerComponents() {
        for component in document.components.schemas {
            let target = target(component.pointer)
            guard let id = identities[target] else { continue }
            lower(component, target, as: id)
        }
    }

    private mutating func lower(
        _ component: Component<SchemaObject>, _ target: ReferenceTarget, as id: TypeID
    ) {
        let order = types.nextOrder()
        let name: Name
        var documentation = Documentation()
        let shape: TypeDeclaration.Shape
        switch component.object {
        case .reference(let reference):
            var codeName: String?
            if let (schema, elsewhere) = named(reference, as: id) {
                codeName = schema.codeName?.value
                documentation = self.documentation(schema)
                shape = declaredShape(schema, elsewhere, at: Place(id.name))
            } else {
                shape = .alias(use(component.object, at: Place(component.name.value)).type)
            }
            name = Name(component.name.value, override: codeName, origin: component.name.range)
            documentation.text =
                text(summary: reference.summary, description: reference.description)
                ?? documentation.text
        case .inline(let schema):
            name = Name(
                component.name.value, override: schema.codeName?.value,
                origin: component.name.range)
            documentation = self.documentation(schema)
            shape = declaredShape(schema, target, at: Place(id.name))
            noteExamples(of: schema, as: SchemaUse(.named(id), isNullable: isNullable(schema)))
        }
        types.declare(
            TypeDeclaration(id: id, name: name, documentation: documentation, shape: shape),
            order: order)
    }

    /// What a reference leads to, where the component with the reference is the name of that.
    private mutating func named(
        _ reference: ReferenceObject, as id: TypeID
    ) -> (SchemaObject, ReferenceTarget)? {
        var ignored = Diagnostics()
        let resolved = resolver.resolve(reference, as: SchemaObject.self, &ignored)
        guard let resolved, let target = resolved.target, identities[target] == id else {
            return nil
        }
        return (resolved.value, target)
    }

    private mutating func declaredShape(
        _ schema: SchemaObject, _ target: ReferenceTarget, at place: Place
    ) -> TypeDeclaration.Shape {
        if let reference = soleReference(schema) {
            return .alias(use(.reference(reference), at: place).type)
        }
        openTargets.insert(target)
        defer { openTargets.remove(target) }
        let merged = merged(schema, through: [target])
        if let union = unionOfSubtypes(merged, target, at: place) { return union }
        switch lowered(merged, at: place) {
        case .type(let type): return .alias(type)
        case .shape(let shape): return shape
        }
    }

    /// A base type with a discriminator stands for its subtypes: what a server sends under its name
    /// is one of them.
    private mutating func unionOfSubtypes(
        _ schema: SchemaObject, _ target: ReferenceTarget, at place: Place
    ) -> TypeDeclaration.Shape? {
        guard let discriminator = schema.discriminator, schema.oneOf.isEmpty,
            schema.anyOf.isEmpty, let subtypes = children[target], !subtypes.isEmpty
        else { return nil }
        let mapping = mappedTags(discriminator)
        var variants: [UnionShape.Variant] = []
        if discriminator.mapping.isEmpty, case .shape(let base) = lowered(schema, at: place) {
            let id = types.inline(
                InlineType(
                    shape: base, place: place.child("Base"), documentation: documentation(schema),
                    origin: schema.range, order: types.nextOrder()))
            variants.append(
                UnionShape.Variant(
                    name: Name(self.name(of: target) ?? place.name, origin: schema.range),
                    type: .named(id)))
        }
        for subtype in subtypes {
            guard let id = identities[subtype.target] else { continue }
            let tags = mapping[subtype.target] ?? [subtype.component.name.value]
            variants += tags.map {
                UnionShape.Variant(
                    name: Name($0, origin: subtype.component.name.range), type: .named(id))
            }
        }
        return .union(UnionShape(tag: discriminator.propertyName.value, variants: variants))
    }

    /// The values of a discriminator by the schema that each stands for.
    mutating func mappedTags(_ discriminator: DiscriminatorObject) -> [ReferenceTarget: [String]] {
        var tags: [ReferenceTarget: [String]] = [:]
        for entry in discriminator.mapping {
            var found = Diagnostics()
            guard let target = resolver.resolve(mapping: entry.value, &found)?.target else {
                diagnostics.warning(
                    "unknown-mapping",
                    "the mapping of '\(entry.name.value)' leads to no schema, so the value is "
                        + "treated as unknown", at: entry.value.range)
                continue
            }
            tags[target, default: []].append(entry.name.value)
        }
        return tags
    }

    // MARK: - Targets

    /// What a target is called: by the last word of the way to it, or by its file where that is all of it.
    func name(of target: ReferenceTarget?) -> String? {
        guard let target else { return nil }
        if let name = target.schemaName { return name }
        guard target.file != file, let path = resolver.files[target.file]?.path else { return nil }
        let name = path.split(separator: "/").last ?? ""
        let stem = name.prefix { $0 != "." }
        return stem.isEmpty ? nil : String(stem)
    }

    /// `/components/schemas/a~1b` of the document.
    func target(_ pointer: String) -> ReferenceTarget {
        ReferenceTarget(file: file, pointer: JSONPointer.tokens(pointer))
    }
}

extension ReferenceTarget {
    /// The name of the schema, response or parameter that stands there; nil for a whole file.
    var schemaName: String? {
        pointer.last
    }

    /// What names a schema that stands anywhere: `…/Pet/properties/owner` is `PetOwner`.
    var place: Place {
        let noise: Set<String> = [
            "components", "schemas", "definitions", "$defs", "properties", "responses",
            "parameters", "requestBodies", "content", "schema", "paths", "headers", "allOf",
            "oneOf", "anyOf", "application/json",
        ]
        let words = zip(pointer, [""] + pointer)
            .filter { token, owner in
                let isStatus = owner == "responses" && Int(token) != nil
                return !isStatus && !noise.contains(token)
            }
            .map { token, _ in token == "items" ? "Item" : token }
            .map { Int($0) == nil ? $0 : "Option\($0)" }
        guard let leaf = words.last else { return Place("") }
        let owner = words.dropLast().suffix(3).map(Place.capitalized).joined()
        return Place(owner.isEmpty ? leaf : Place.capitalized(leaf), in: owner)
    }
}
