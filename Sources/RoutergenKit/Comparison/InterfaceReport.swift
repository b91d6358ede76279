import RoutergenSwift

/// What changed in the generated code of one or several APIs.
package struct InterfaceReport: Sendable, Equatable {
    /// The changes of one API, the most severe first.
    package struct API: Sendable, Equatable {
        package var name: String
        package var changes: [InterfaceChange]
    }

    package enum Format: String, Sendable, CaseIterable {
        case text
        case markdown
        case json
    }

    package private(set) var apis: [API]

    /// Compares APIs of the same name; a single one is compared with the single other one, whatever they are
    /// called.
    package init(old: [RenderModel], new: [RenderModel]) {
        let old = old.map(SwiftInterface.init(of:))
        let new = new.map(SwiftInterface.init(of:))
        if let before = old.first, let after = new.first, old.count == 1, new.count == 1 {
            apis = [API(name: before.namespace, changes: interfaceChanges(from: before, to: after))]
            return
        }
        apis = old.map { before in
            API(
                name: before.namespace,
                changes: new.first { $0.namespace == before.namespace }
                    .map { interfaceChanges(from: before, to: $0) }
                    ?? [Self.removal(of: before.namespace)])
        }
        apis += new.filter { after in !old.contains { $0.namespace == after.namespace } }
            .map { API(name: $0.namespace, changes: [Self.addition(of: $0.namespace)]) }
    }

    /// The changes of all APIs.
    package var changes: [InterfaceChange] { apis.flatMap(\.changes) }

    package func text(as format: Format) -> String {
        switch format {
        case .text: plainText
        case .markdown: markdown
        case .json: json
        }
    }

    private static func removal(of name: String) -> InterfaceChange {
        InterfaceChange(
            .breaking, name, "namespace", .removed, "code that names it does not compile")
    }

    private static func addition(of name: String) -> InterfaceChange {
        InterfaceChange(.compatible, name, "namespace", .added, "nobody uses it yet")
    }
}

extension InterfaceReport.API {
    /// `2 breaking changes, 1 risky change`
    var summary: String {
        let counts = InterfaceChange.Severity.allCases.compactMap { severity -> String? in
            let count = changes.count { $0.severity == severity }
            guard count > 0 else { return nil }
            return "\(count) \(severity.rawValue) \(count == 1 ? "change" : "changes")"
        }
        return counts.isEmpty ? "no change" : counts.joined(separator: ", ")
    }
}
