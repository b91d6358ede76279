extension SwiftMember {
    init(of planned: RenderProperty) {
        self.init(
            kind: .property, name: planned.name, type: planned.type,
            isMutable: planned.introducer == "var", deprecation: planned.attribute,
            identity: planned.wireName,
            facts: planned.wireName.map { [SwiftFact(.rawValue, "\"\($0)\"")] } ?? [])
    }

    init(of planned: RenderInitializer) {
        self.init(kind: .initializer, name: "init", parameters: planned.parameters)
    }

    init(of planned: RenderEnumerationCase) {
        self.init(
            kind: .enumerationCase, name: planned.name, identity: planned.value,
            facts: [SwiftFact(.rawValue, planned.value)])
    }

    /// An answer of several.
    init(of planned: RenderOutcome) {
        self.init(
            kind: .enumerationCase, name: planned.name, type: planned.type,
            identity: planned.pattern, facts: [SwiftFact(.statuses, planned.pattern)])
    }

    init(of planned: RenderVariant, tag: String?) {
        self.init(
            kind: .enumerationCase, name: planned.name, type: planned.type, identity: planned.type,
            facts: tag == nil ? [] : [SwiftFact(.rawValue, planned.tagValue)])
    }

    /// An endpoint.
    init(of planned: RenderCase) {
        let values = Dictionary(
            planned.route.arguments.map { ($0.label ?? "", $0.value) },
            uniquingKeysWith: { first, _ in first })
        let facts: [(SwiftFact.Kind, label: String)] = [
            (.method, "method"), (.path, "path"), (.security, "security"), (.accepts, "accepts"),
            (.statuses, "statuses"), (.errors, "errors"), (.envelope, "envelope"),
            (.timeout, "timeout"), (.allowsRetry, "allowsRetry"),
        ]
        self.init(
            kind: .enumerationCase, name: planned.name, parameters: planned.parameters,
            deprecation: planned.attribute,
            identity: "\(values["method"] ?? "") \(values["path"] ?? "")",
            facts: facts.compactMap { kind, label in values[label].map { SwiftFact(kind, $0) } })
    }
}

extension SwiftType {
    /// A declared type.
    init(of planned: RenderType) {
        self.init(kind: .structure, name: planned.name, conformances: planned.conformances)
        switch planned.shape {
        case .structure(let structure), .tuple(let structure):
            members = structure.properties.map(SwiftMember.init(of:))
            members += structure.initializer.map { [SwiftMember(of: $0)] } ?? []
            isMadeByPrograms = structure.properties.contains { $0.introducer == "var" }
        case .enumeration(let enumeration):
            kind = enumeration.unknownCase == nil ? .closedEnumeration : .openEnumeration
            underlyingType = enumeration.rawType
            members = enumeration.cases.map(SwiftMember.init(of:))
        case .union(let union):
            kind = .union
            members = union.variants.map { SwiftMember(of: $0, tag: union.tag) }
        case .alias(let alias):
            kind = .alias
            underlyingType = alias.target
        case .newType(let newType):
            kind = .newType
            underlyingType = newType.rawType
        }
    }
}
