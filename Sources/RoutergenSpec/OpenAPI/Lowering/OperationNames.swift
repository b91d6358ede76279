import RoutergenModel
import RoutergenSyntax

/// The identifiers of operations and the words that name their inline types.
struct OperationNames {
    private var taken: Set<String> = []
    private var takenPlaces: Set<String> = []

    /// The `operationId`, or method and path where there is none or where another operation has it.
    mutating func name(of operation: Operation, path: String) -> Name {
        guard let id = operation.operationID, !id.value.isBlank else {
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

    /// `render` → `renderAsText`, for a route with another kind of body.
    ///
    /// - Parameter words: what is said behind the name: `as-text`.
    mutating func variant(of name: Name, _ words: String) -> Name {
        var variant = name
        var number = 1
        repeat {
            let suffix = number == 1 ? words : "\(words)-\(number)"
            let camel = Place.capitalized(suffix)
            let isCamel = name.wire.allSatisfy { $0.isLetter || $0.isNumber }
            let snake = suffix.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
            variant.wire = name.wire + (isCamel ? camel : "_\(snake)")
            variant.override = name.override.map { $0 + camel }
            number += 1
        } while !taken.insert(variant.wire).inserted
        return variant
    }

    /// What the names of an operation's inline types begin with: `GetCharge`.
    mutating func place(of name: Name, method: String, path: PathTemplate) -> Place {
        if let override = name.override { return Place(Place.capitalized(override)) }
        let title = OperationName(identifier: name.wire, method: method, path: path)
        // Nearly always the first one is free.
        let names = ([title.preferred] + title.others + [name.wire]).lazy.map(Place.capitalized)
        for name in names where takenPlaces.insert(name.lowercased()).inserted {
            return Place(name)
        }
        return Place(Place.capitalized(name.wire))
    }
}
