import RoutergenModel
import RoutergenSyntax

/// The names of operations: their `operationId`, or method and path where there is none or where
/// another operation has it.
struct OperationNames {
    private var taken: Set<String> = []

    mutating func name(of operation: Operation, path: String) -> Name {
        guard let id = operation.operationID, !id.value.allSatisfy(\.isWhitespace) else {
            return made(operation, path)
        }
        guard taken.insert(id.value).inserted else {
            // The reader has reported it.
            return made(operation, path)
        }
        return Name(id.value, override: operation.codeName?.value, origin: id.range)
    }

    /// `GET /photos/{id}/comments` → `get_photos_id_comments`
    private mutating func made(_ operation: Operation, _ path: String) -> Name {
        let words = path.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let method = operation.method.value.lowercased()
        let wanted = ([method] + (words.isEmpty ? ["root"] : words)).joined(separator: "_")
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
