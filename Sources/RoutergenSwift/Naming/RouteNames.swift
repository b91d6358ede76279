import RoutergenModel
import RoutergenSyntax

/// The names that the routes of a group want, where identifiers are for tools: without the words that
/// the group says already.
///
/// `repos/list-for-org` in the group `repos` is `listForOrg`, `PetsController_findAll` in `pets` is
/// `findAll`. A shorter name that two routes would share is given to neither.
struct RouteNames {
    private let groups: [EndpointGroup]
    /// Parallel to the groups and their endpoints.
    private let operations: [[OperationName]]
    /// What every identifier of the API begins with, squashed: `books` of `books.volumes.list`.
    private let commonPiece: String?

    init(model: APIModel) {
        groups = model.groups
        operations = groups.concurrentMap { $0.endpoints.map(Self.operation) }
        commonPiece = Self.commonPiece(of: operations.flatMap(\.self))
    }

    /// - Parameters:
    ///   - index: the place of the group in the model.
    ///   - members: names that no route can have.
    func requests(
        forGroupAt index: Int, members: [String: String], style: NameStyle
    ) -> [NameRequest] {
        func camel(_ name: String) -> String {
            style.lowerCamel(name, prefix: NameKind.route.prefix)
        }
        let group = groups[index]
        let operations = operations[index]
        let said = Self.squashedNames(of: group)
        let overrides = group.endpoints.map(\.name.override)
        let names = zip(overrides, operations).map { $0 ?? camel($1.preferred) }
        let short = zip(overrides, operations).map { override, operation in
            override
                ?? camel(
                    operation.isMadeFromPath
                        ? operation.preferred : shortened(operation.preferred, behind: said))
        }
        var wishes: [String: Int] = [:]
        for name in short { wishes[name, default: 0] += 1 }
        let all = Set(names)
        return group.endpoints.indices.map { index in
            let endpoint = group.endpoints[index]
            let (operation, name, wish) = (operations[index], names[index], short[index])
            let isFree =
                wishes[wish] == 1 && !all.contains(wish) && members[wish] == nil
                && !NameKind.route.forbidden.contains(wish)
            var request = NameRequest(
                name: endpoint.name, kind: .route, specifics: operation.others.map(camel),
                wanted: wish == name || isFree ? wish : name)
            if operation.isMadeFromPath {
                request.claim = operation.isShortened ? .shortened : .made
            }
            return request
        }
    }

    /// A route that sends another kind of body is called by the operation, with what tells it apart behind it.
    private static func operation(_ endpoint: Endpoint) -> OperationName {
        let identifier = endpoint.variantOf ?? endpoint.name.wire
        let operation = OperationName(
            identifier: identifier, method: endpoint.method, path: endpoint.path)
        let suffix = endpoint.name.wire.dropFirst(identifier.count)
        return operation.appending(String(suffix))
    }

    // MARK: - Words that are said already

    /// What a group is called, with and without its version.
    private static func squashedNames(of group: EndpointGroup) -> [String] {
        guard let name = group.name else { return [] }
        return [name.wire, GroupWords.withoutVersion(name.wire)].map(NameWords.squashed)
    }

    private func shortened(_ name: String, behind said: [String]) -> String {
        var rest = name[...]
        while let next = withoutHead(rest, behind: said) { rest = next }
        return String(rest)
    }

    /// The name without its first pieces, where those say nothing new.
    private func withoutHead(_ name: Substring, behind said: [String]) -> Substring? {
        var end = name.startIndex
        while let separator = Self.firstCharacter(of: name[end...], thatSeparates: true),
            let next = Self.firstCharacter(of: name[separator...], thatSeparates: false)
        {
            if name[next].isLetter,
                saysNothing(name[..<separator], before: name[next...], behind: said)
            {
                return name[next...]
            }
            end = next
        }
        return nil
    }

    /// Where the first character is that stands between words, or that stands in one.
    private static func firstCharacter(
        of text: Substring, thatSeparates isSeparator: Bool
    ) -> Substring.Index? {
        // Nearly every name is ASCII, whose bytes are found many times faster than characters.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.firstIndex { NameCharacter.isPart($0) != isSeparator }
        }
        return text.firstIndex { Self.isSeparator($0) == isSeparator }
    }

    private static func isSeparator(_ character: Character) -> Bool {
        !NameCharacter(character).isPart
    }

    private func saysNothing(
        _ head: Substring, before rest: Substring, behind said: [String]
    ) -> Bool {
        let word = NameWords.squashed(head)
        if word == commonPiece || said.contains(where: { says(word, $0) }) { return true }
        // `Brand_GetBrand`: a type, and a method that repeats it.
        guard let first = head.first, NameCharacter(first).isUppercase,
            let next = rest.first, NameCharacter(next).isUppercase,
            !head.contains(where: Self.isSeparator)
        else { return false }
        let words = NameWords.words(of: rest).map { $0.lowercased() }
        return NameWords.words(of: head).allSatisfy { part in
            words.contains { NameWords.isSameWord($0, part.lowercased()) }
        }
    }

    /// Whether a piece says no more than the group, perhaps as the name of a class of the server.
    private func says(_ word: String, _ group: String) -> Bool {
        !group.isEmpty
            && ["", "api", "service", "resource"].contains { ending in
                word.hasSuffix(ending)
                    && NameWords.isSameWord(String(word.dropLast(ending.count)), group)
            }
    }

    /// The first piece of all identifiers, unless it is what the requests do.
    private static func commonPiece(of operations: [OperationName]) -> String? {
        let pieces = operations.map { operation -> String? in
            let name = operation.preferred
            guard !operation.isMadeFromPath, let end = name.firstIndex(where: isSeparator) else {
                return nil
            }
            return NameWords.squashed(name[..<end])
        }
        let verbs: Set = [
            "get", "put", "post", "patch", "delete", "list", "fetch", "find", "read", "create",
            "update", "search", "query",
        ]
        guard pieces.count > 2, let first = pieces.first, let piece = first,
            !piece.isEmpty, !verbs.contains(piece), pieces.allSatisfy({ $0 == first })
        else { return nil }
        return piece
    }
}

extension OperationName {
    /// Whether words of the request are left out that a longer name has.
    fileprivate var isShortened: Bool { others.count > 1 }
}
