import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The protocols that the user gives to declared types, as generated code writes them.
    ///
    /// A rule with `*` concerns the types that can conform; one that names a type which cannot is a
    /// mistake. What `Hashable` needs of the types inside of a type is given to them as well.
    func plannedConformances(_ diagnostics: inout Diagnostics) -> [TypeID: [String]] {
        guard !options.conformances.isEmpty else { return [:] }
        var wanted: [TypeID: [String]] = [:]
        for rule in options.conformances {
            let matching = model.types.filter { rule.types.matches($0.name.wire) }
            if matching.isEmpty, !rule.isShared { reportUnmatched(rule, &diagnostics) }
            for declaration in matching {
                for name in rule.protocols {
                    switch conformance(of: declaration, to: Self.plain(name.value)) {
                    case .possible: wanted[declaration.id, default: []].append(name.value)
                    case .implied: break
                    case .impossible(let reason):
                        guard !rule.types.hasWildcard else { continue }
                        diagnostics.error("conformance", reason, at: name.range)
                    }
                }
            }
        }
        completeHashing(&wanted)
        return wanted.mapValues(written)
    }

    private enum Conformance {
        case possible
        /// Every type of the kind conforms already.
        case implied
        /// The reason, as a sentence.
        case impossible(String)
    }

    private func conformance(
        of declaration: TypeDeclaration, to name: String
    ) -> Conformance {
        let what = "'\(declaration.name.wire)'"
        switch declaration.shape {
        case .alias:
            return .impossible("\(what) is another name for a type and cannot conform to '\(name)'")
        case .enumeration(let shape):
            return conformance(ofRawValue: what, isClosed: !isOpen(shape, declaration.id), to: name)
        case .newType:
            return conformance(ofRawValue: what, isClosed: nil, to: name)
        case .object, .tuple, .union: break
        }
        switch name {
        case "Sendable": return .implied
        case "Codable", "Decodable", "Encodable", "JSONModel", "ParameterValue":
            return usage.holdingFiles.contains(declaration.id)
                ? .impossible("\(what) holds files, which are no JSON") : .implied
        case "Identifiable":
            let hasIdentity = names[declaration.id]?.fields.contains { $0.property.name == "id" }
            return hasIdentity == true
                ? .possible
                : .impossible("\(what) has no property 'id', which 'Identifiable' needs")
        case "CaseIterable": return .impossible("\(what) has no list of values")
        default: return .possible
        }
    }

    /// - Parameter isClosed: whether an enum has only listed values; nil for what is no enum.
    private func conformance(
        ofRawValue what: String, isClosed: Bool?, to name: String
    ) -> Conformance {
        switch name {
        case "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "JSONModel",
            "ParameterValue", "RawRepresentable", "Sendable":
            .implied
        case "Identifiable":
            .impossible("\(what) has no property 'id', which 'Identifiable' needs")
        case "CaseIterable":
            switch isClosed {
            case true?: .implied
            case false?:
                .impossible(
                    "\(what) keeps values that are not listed, so it has no list of all; "
                        + "'allKnownCases' is that of the listed ones")
            case nil: .impossible("\(what) has no list of values")
            }
        default: .possible
        }
    }

    private func reportUnmatched(_ rule: ConformanceRule, _ diagnostics: inout Diagnostics) {
        let name = rule.types.text
        diagnostics.error(
            "unmatched-name",
            rule.types.hasWildcard
                ? "no schema of the description matches '\(name)'"
                : "the description has no schema '\(name)'",
            at: rule.types.origin,
            suggestion: suggestion(for: name, among: model.types.map(\.name.wire)))
    }
}

// MARK: - Hashing

extension Planner {
    /// Swift compares and hashes a value by comparing and hashing what is in it.
    private func completeHashing(_ wanted: inout [TypeID: [String]]) {
        for name in ["Hashable", "Equatable"] {
            let roots = model.types.flatMap { declaration -> [TypeReference] in
                let own = (wanted[declaration.id] ?? []).map(Self.plain)
                if own.contains(name) { return [.named(declaration.id)] }
                // The identity of a value is hashable.
                guard name == "Hashable", own.contains("Identifiable") else { return [] }
                return identity(of: declaration).map { [$0] } ?? []
            }
            for id in catalog.reachable(from: roots) where canSynthesize(id) {
                wanted[id, default: []].append(name)
            }
        }
    }

    private func canSynthesize(_ id: TypeID) -> Bool {
        switch catalog[id]?.shape {
        case .object, .union: true
        default: false
        }
    }

    private func identity(of declaration: TypeDeclaration) -> TypeReference? {
        guard case .object(let shape) = declaration.shape,
            let fieldNames = names[declaration.id]?.fields
        else { return nil }
        return zip(shape.fields, fieldNames).first { $0.1.property.name == "id" }?.0.type
    }

    /// Each protocol once, without what another one implies, in the order in which they were asked for.
    private func written(_ protocols: [String]) -> [String] {
        let plain = protocols.map(Self.plain)
        var seen: Set<String> = plain.contains("Hashable") ? ["Equatable"] : []
        return plain.filter { seen.insert($0).inserted }.map { name in
            OuterNames.modules[name] == nil ? name : names.outer(name)
        }
    }

    /// `Swift.Hashable` is `Hashable`, which generated code qualifies where it has to.
    private static func plain(_ name: String) -> String {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, OuterNames.modules[parts[1]] == parts[0] else { return name }
        return parts[1]
    }
}
