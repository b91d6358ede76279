import RoutergenSwift
import RoutergenSyntax

extension InterfaceReport {
    /// An object with the APIs; the keys stay what they are.
    var json: String {
        let apis = apis.map { api in
            Self.object([
                ("name", Self.text(api.name)),
                (
                    "counts",
                    Self.object(
                        InterfaceChange.Severity.allCases.map { severity in
                            let count = api.changes.count { $0.severity == severity }
                            return (
                                severity.rawValue, Self.node(Scalar("\(count)", isQuoted: false))
                            )
                        })
                ),
                ("changes", Node(.sequence(api.changes.map(Self.change)), range: Self.nowhere)),
            ])
        }
        let root = Self.object([("apis", Node(.sequence(apis), range: Self.nowhere))])
        return JSONText(root).text + "\n"
    }

    private static func change(_ change: InterfaceChange) -> Node {
        object([
            ("severity", text(change.severity.rawValue)),
            ("declaration", text(change.declaration)),
            ("subject", text(change.subject)),
            ("kind", text(change.difference.identifier)),
            ("message", text(change.words { "'\($0)'" })),
            ("reason", text(change.reason)),
        ])
    }

    /// Nodes want a place, and these have none.
    private static let nowhere = SourceRange.startOfFile(FileID(0))

    private static func object(_ entries: [(String, Node)]) -> Node {
        let entries = entries.map { Mapping.Entry(key: $0.0, keyRange: nowhere, value: $0.1) }
        return Node(.mapping(Mapping(entries)), range: nowhere)
    }

    private static func text(_ text: String) -> Node {
        node(Scalar(text, isQuoted: true))
    }

    private static func node(_ scalar: Scalar) -> Node {
        Node(.scalar(scalar), range: nowhere)
    }
}
