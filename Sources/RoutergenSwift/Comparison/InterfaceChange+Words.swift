extension InterfaceChange {
    /// The difference for people: `the type is 'String?', was 'String'`.
    ///
    /// - Parameter code: puts marks around words of Swift.
    package func words(_ code: (String) -> String) -> String {
        switch difference {
        case .added: "the \(subject) is new"
        case .removed: "the \(subject) is gone"
        case .renamed(let name): "the \(subject) is called \(code(name)) now"
        case .accessChanged(let old, let new): "is \(code(new)), was \(code(old))"
        case .kindChanged(let old, let new): "is of the kind \(code(new)), was \(code(old))"
        case .typeChanged(let old, let new): "the type is \(code(new)), was \(code(old))"
        case .resultChanged(let old, let new):
            "the result is \(new.map(code) ?? "nothing"), was \(old.map(code) ?? "nothing")"
        case .conformanceAdded(let name): "conforms to \(code(name))"
        case .conformanceRemoved(let name): "does not conform to \(code(name)) any more"
        case .becameVariable: "is a \(code("var")), was a \(code("let"))"
        case .becameConstant: "is a \(code("let")), was a \(code("var"))"
        case .deprecated: "is deprecated"
        case .undeprecated: "is not deprecated any more"
        case .factChanged(let kind, let old, let new):
            switch (old, new) {
            case (let old?, let new?): "\(kind.rawValue): \(code(new)), was \(code(old))"
            case (nil, let new?): "\(kind.rawValue): \(code(new)), was not given"
            case (let old, nil): "\(kind.rawValue): not given any more, was \(code(old ?? ""))"
            }
        default: parameterWords(code)
        }
    }

    private func parameterWords(_ code: (String) -> String) -> String {
        switch difference {
        case .parameterAdded(let text): "takes \(code(text))"
        case .parameterRemoved(let text): "does not take \(code(text)) any more"
        case .parameterRenamed(let old, let new): "takes \(code(new)) in the place of \(code(old))"
        case .parameterTypeChanged(let name, let old, let new):
            "the type of \(code(name)) is \(code(new)), was \(code(old))"
        case .parametersReordered(let names):
            "takes its arguments in another order: \(names.map(code).joined(separator: ", "))"
        case .defaultAdded(let name, let value): "the default of \(code(name)) is \(code(value))"
        case .defaultRemoved(let name, let value):
            "\(code(name)) has no default any more, was \(code(value))"
        case .defaultChanged(let name, let old, let new):
            "the default of \(code(name)) is \(code(new)), was \(code(old))"
        default: ""
        }
    }
}

extension InterfaceChange.Difference {
    /// A word for programs, which stays the same.
    package var identifier: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .renamed: "renamed"
        case .accessChanged: "access-changed"
        case .kindChanged: "kind-changed"
        case .typeChanged: "type-changed"
        case .resultChanged: "result-changed"
        case .conformanceAdded: "conformance-added"
        case .conformanceRemoved: "conformance-removed"
        case .becameVariable: "became-variable"
        case .becameConstant: "became-constant"
        case .deprecated: "deprecated"
        case .undeprecated: "undeprecated"
        case .parameterAdded: "parameter-added"
        case .parameterRemoved: "parameter-removed"
        case .parameterRenamed: "parameter-renamed"
        case .parameterTypeChanged: "parameter-type-changed"
        case .parametersReordered: "parameters-reordered"
        case .defaultAdded: "default-added"
        case .defaultRemoved: "default-removed"
        case .defaultChanged: "default-changed"
        case .factChanged(let kind, _, _): "\(kind)-changed"
        }
    }
}
