import RoutergenModel
import RoutergenSyntax

/// The names of operations: their `operationId`, or method and path where there is none or where
/// another operation has it.
struct OperationNames {
    private var taken: Set<String> = []
    private var places: [String: SourceRange] = [:]

    init(_ document: OpenAPIDocument) {}

    mutating func name(
        of operation: Operation, path: String, _ diagnostics: inout Diagnostics
    ) -> Name {
        guard let id = operation.operationID, !id.value.allSatisfy(\.isWhitespace) else {
            return made(operation, path)
        }
        guard taken.insert(id.value).inserted else {
            let name = made(operation, path)
            diagnostics.warning(
                "duplicate-operation-id",
                "another operation is called '\(id.value)' already; this one is called "
                    + "'\(name.wire)'", at: id.range,
                notes: places[id.value].map { [Diagnostic.Note("the first stands here", at: $0)] }
                    ?? [])
            return name
        }
        places[id.value] = id.range
        return Name(id.value, override: operation.codeName?.value, origin: id.range)
    }

    /// `GET /photos/{id}/comments` → `get_photos_id_comments`
    private mutating func made(_ operation: Operation, _ path: String) -> Name {
        let words = path.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let wanted = ([operation.method.value.lowercased()] + words).joined(separator: "_")
        var name = wanted
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(wanted)_\(number)"
            number += 1
        }
        return Name(
            name, override: operation.codeName?.value, origin: operation.method.range)
    }
}
