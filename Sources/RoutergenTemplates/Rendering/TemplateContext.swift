import RoutergenSwift

extension RenderModel {
    /// The values that templates look names up in: every property under its own name.
    func templateContext(options: MustacheValue) -> MustacheValue {
        .object([
            "header": .string(header),
            "imports": .strings(imports),
            "access": .string(access),
            "namespace": .string(namespace),
            "file": .string(file),
            "documentation": .strings(documentation),
            "attribute": .null,
            "symbols": .object(symbols.mapValues(MustacheValue.string)),
            "server": server.map(\.templateContext) ?? .null,
            "configuration": configuration.templateContext,
            "routers": .list(.items(routers, \.templateContext)),
            "types": .list(.items(types, \.templateContext)),
            "client": client.templateContext,
            "clients": .list(.items(client.groups, \.templateContext)),
            "options": options,
        ])
    }
}

extension MustacheValue {
    static func strings(_ texts: [String]) -> MustacheValue {
        .list(texts.map(MustacheValue.string))
    }

    /// The context of a declaration with documentation.
    ///
    /// Every key of the documentation is set, since a name that is missing would be looked up in what
    /// stands around it.
    static func declaration(
        _ documentation: [String], attribute: String? = nil, _ members: [String: MustacheValue]
    ) -> MustacheValue {
        let documented: [String: MustacheValue] = [
            "documentation": .strings(documentation), "attribute": MustacheValue(attribute),
        ]
        return .object(members.merging(documented) { own, _ in own })
    }

    /// A list under its name, with a flag (`hasCases`) for what stands around a list.
    static func list(
        _ name: String, _ items: [MustacheValue]
    ) -> [String: MustacheValue] {
        [name: .list(items), flag(name): .bool(!items.isEmpty)]
    }

    /// Parameters, with a flag and the joined text (`page: Int = 1, rpp: Int = 50`).
    static func parameters(_ parameters: [RenderParameter]) -> [String: MustacheValue] {
        let items: [MustacheValue] = .items(parameters) { parameter in
            .object([
                "name": .string(parameter.name),
                "type": .string(parameter.type),
                "defaultValue": MustacheValue(parameter.defaultValue),
            ])
        }
        return list("parameters", items).merging([
            "parameterList": .string(parameters.map(\.text).joined(separator: ", "))
        ]) { own, _ in own }
    }

    /// Arguments, with a flag and the joined text (`"page", page`).
    static func arguments(_ arguments: [RenderArgument]) -> [String: MustacheValue] {
        let items: [MustacheValue] = .items(arguments) { argument in
            .object([
                "label": MustacheValue(argument.label),
                "value": .string(argument.value),
            ])
        }
        return list("arguments", items).merging([
            "argumentList": .string(arguments.map(\.text).joined(separator: ", "))
        ]) { own, _ in own }
    }

    /// The names that a pattern binds, with a flag and the joined text (`let page, let rpp`).
    static func bindings(_ names: [String]) -> [String: MustacheValue] {
        [
            "bindings": .strings(names), "hasBindings": .bool(!names.isEmpty),
            "bindingList": .string(names.map { "let \($0)" }.joined(separator: ", ")),
        ]
    }

    /// `hasCases` for `cases`
    private static func flag(_ name: String) -> String {
        "has" + name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension [MustacheValue] {
    /// The contexts of a list's items; each knows whether it is the first and the last.
    static func items<Item>(
        _ items: [Item], _ context: (Item) -> MustacheValue
    ) -> [MustacheValue] {
        items.enumerated().map { index, item in
            guard case .object(var members) = context(item) else { return context(item) }
            members["isFirst"] = .bool(index == 0)
            members["isLast"] = .bool(index == items.count - 1)
            return .object(members)
        }
    }
}

extension [String: MustacheValue] {
    /// Adds the keys of another part of a context.
    func adding(_ others: [String: MustacheValue]...) -> [String: MustacheValue] {
        others.reduce(self) { $0.merging($1) { own, _ in own } }
    }
}
