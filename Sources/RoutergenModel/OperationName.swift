/// What an operation is called by, where its identifier is one for tools.
///
/// An `operationId` that a person chose (`listPets`) is taken as it is. Others repeat the request
/// or the structure of the server's code, which says nothing to a caller:
///
///     GetChargesCharge            GET /v1/charges/{charge}   get_charge
///     read_item_items__id__get    GET /items/{id}            read_item
///     getPetUsingGET              GET /pets/{id}             getPet
///     PetsController_findAll      GET /pets                  Pets_findAll
package struct OperationName: Sendable, Equatable {
    /// The name, in words of the description.
    package private(set) var preferred: String
    /// Longer names for where another operation has the preferred one, the better one first.
    package private(set) var others: [String]
    /// Whether the words are those of the request, so that nobody chose them.
    package let isMadeFromPath: Bool

    package init(identifier: String, method: String, path: PathTemplate) {
        let words = PathWords(method: method, path: path)
        isMadeFromPath = words.spell(identifier)
        var names: [String]
        if isMadeFromPath {
            names = [words.short, words.long, words.full]
        } else if let function = Self.function(in: identifier, method, path) {
            names = [function, identifier]
        } else {
            names = [Self.withoutController(identifier)]
        }
        let first = names.removeFirst()
        preferred = first
        others = names.filter { $0 != first }
    }

    /// The same name with words behind it: `_as_text`.
    package func appending(_ words: String) -> OperationName {
        var result = self
        result.preferred += words
        result.others = others.map { $0 + words }
        return result
    }

    /// The name of the function that answers, before what frameworks put behind it: the path and the
    /// method (FastAPI), or the method (Springfox).
    private static func function(
        in identifier: String, _ method: String, _ path: PathTemplate
    ) -> String? {
        let method = method.lowercased()
        var ends = ["Using" + method.uppercased()]
        if identifier.hasSuffix("_" + method) {
            let slug = path.description.map { NameCharacter($0).isPart ? $0 : "_" }
            ends.insert(String(slug) + "_" + method, at: 0)
        }
        for end in ends where identifier.hasSuffix(end) && identifier.count > end.count {
            return String(identifier.dropLast(end.count))
        }
        return nil
    }

    /// `PetsController_findAll` → `Pets_findAll`
    private static func withoutController(_ identifier: String) -> String {
        let word = "Controller"
        // Before the letters are looked at one by one.
        guard identifier.utf8.contains(UInt8(ascii: "C")) else { return identifier }
        let head = identifier.prefix { NameCharacter($0).isPart }
        guard head.hasSuffix(word), head.count > word.count, head.endIndex < identifier.endIndex
        else { return identifier }
        return String(head.dropLast(word.count)) + identifier[head.endIndex...]
    }
}
