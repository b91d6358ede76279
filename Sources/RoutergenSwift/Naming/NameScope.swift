import RoutergenModel
import RoutergenSyntax

/// Gives the names of one scope, no two the same.
///
/// 1. A name that generated code needs for itself is not given: `Client` becomes `ClientModel`.
/// 2. Of those who want the same name, it goes to the one whose author asked for it with `name:`, then
///    to the one who is called so already, then to one with a name of its own before one that is called
///    by its request, then to the first of the description.
/// 3. The others take a more specific name where there is one (`queryID`), then a number:
///    `imageURL2`. Nobody gets a name that another one wants, so names depend only on those
///    who want the same.
struct NameScope {
    let style: NameStyle
    let options: SwiftOptions
    /// Names that generated code needs, each with what it is: `the generated client`.
    private let reserved: [String: String]
    /// The same for names from around the scope, which many scopes share.
    private let outer: [String: String]
    private var given: Set<String> = []
    /// The number that the next name of a stem gets.
    private var numbers: [String: Int] = [:]

    init(
        style: NameStyle, options: SwiftOptions, reserved: [String: String] = [:],
        outer: [String: String] = [:]
    ) {
        self.style = style
        self.options = options
        self.reserved = reserved
        self.outer = outer
    }

    /// The names in the order of the requests.
    mutating func resolve(
        _ requests: [NameRequest], _ diagnostics: inout Diagnostics
    ) -> [SwiftIdentifier] {
        let candidates = requests.map { candidate(for: $0, &diagnostics) }
        let winners = winners(among: candidates, of: requests)
        let wanted = Set(candidates.map(\.text))
        given.formUnion(winners.keys)
        return zip(requests, candidates).enumerated().map { index, pair in
            let (request, candidate) = pair
            let winner = winners[candidate.text]
            if winner == index { return SwiftIdentifier(candidate.text) }
            let name = alternative(for: request, candidate, avoiding: wanted)
            given.insert(name)
            report(
                request, candidate, called: name, winner: winner.map { requests[$0] },
                winnerRank: winner.map { candidates[$0].rank }, &diagnostics)
            return SwiftIdentifier(name)
        }
    }

    /// A name that nobody of the description asked for, so nobody is told: `popularPhotosRoute`.
    mutating func give(_ wanted: String, orElse specific: String? = nil) -> SwiftIdentifier {
        let name = firstFree([wanted] + (specific.map { [$0] } ?? []), avoiding: [])
        given.insert(name)
        return SwiftIdentifier(name)
    }

    private struct Candidate {
        enum Rank: Int, Comparable {
            case override
            case exact
            case derived
            case made
            case shortened

            static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
        }

        var text: String
        var rank: Rank
    }

    private func candidate(
        for request: NameRequest, _ diagnostics: inout Diagnostics
    ) -> Candidate {
        if let override = request.name.override {
            let text = override.canonicallyComposed
            if isUsable(text, request, &diagnostics) {
                return Candidate(text: text, rank: .override)
            }
        }
        let kind = request.kind
        let wire = request.name.wire
        let text =
            request.wanted
            ?? (kind.isType
                ? style.upperCamel(wire, prefix: kind.prefix)
                : style.lowerCamel(wire, prefix: kind.prefix))
        let rank: Candidate.Rank =
            switch request.claim {
            case .chosen: text == wire ? .exact : .derived
            case .made: .made
            case .shortened: .shortened
            }
        return Candidate(text: text, rank: rank)
    }

    private func isUsable(
        _ override: String, _ request: NameRequest, _ diagnostics: inout Diagnostics
    ) -> Bool {
        let message: String
        if !SwiftIdentifier.isValid(override) {
            message = "'\(override)' is not a Swift identifier"
        } else if request.kind.forbidden.contains(override) {
            message = "no \(request.kind.title) can be called '\(override)' in Swift"
        } else if let owner = reservation(of: override) {
            message = "'\(override)' is the name of \(owner)"
        } else {
            return true
        }
        diagnostics.error(
            "invalid-name", message, at: request.name.overrideOrigin ?? request.name.origin)
        return false
    }

    /// For each wanted name the request that gets it.
    private func winners(
        among candidates: [Candidate], of requests: [NameRequest]
    ) -> [String: Int] {
        var winners: [String: Int] = [:]
        for (index, candidate) in candidates.enumerated() {
            let text = candidate.text
            guard owner(of: text, requests[index].kind) == nil, !given.contains(text) else {
                continue
            }
            if let other = winners[text], candidates[other].rank <= candidate.rank { continue }
            winners[text] = index
        }
        return winners
    }

    private func reservation(of name: String) -> String? {
        reserved[name] ?? outer[name]
    }

    /// What has a name that is not to be given; nil for other names.
    private func owner(of name: String, _ kind: NameKind) -> String? {
        if let owner = reservation(of: name) { return owner }
        guard kind.forbidden.contains(name) else { return nil }
        return OuterNames.moduleNames.contains(name) ? "the name of a module" : "a word of Swift"
    }

    private mutating func alternative(
        for request: NameRequest, _ candidate: Candidate, avoiding wanted: Set<String>
    ) -> String {
        if owner(of: candidate.text, request.kind) != nil {
            let suffixed = candidate.text + request.kind.suffix
            return firstFree([suffixed] + request.specifics, avoiding: wanted)
        }
        return firstFree(request.specifics + [candidate.text], avoiding: wanted)
    }

    /// The first of the names that is free, or the last with a number behind it.
    private mutating func firstFree(_ names: [String], avoiding wanted: Set<String>) -> String {
        func isFree(_ name: String) -> Bool {
            !given.contains(name) && !wanted.contains(name) && reservation(of: name) == nil
        }
        if let name = names.first(where: isFree) { return name }
        var stem = names.last ?? ""
        if let last = stem.unicodeScalars.last, IdentifierCharacters.isASCIIDigit(last) {
            stem += "_"
        }
        var number = numbers[stem] ?? 2
        while !isFree("\(stem)\(number)") { number += 1 }
        numbers[stem] = number + 1
        return "\(stem)\(number)"
    }

    private var isNative: Bool { !options.shortensNames }

    private func report(
        _ request: NameRequest, _ candidate: Candidate, called name: String, winner: NameRequest?,
        winnerRank: Candidate.Rank?, _ diagnostics: inout Diagnostics
    ) {
        guard request.claim == .chosen || !request.specifics.contains(name) else { return }
        let title = request.kind.title
        let wire = request.name.wire
        guard let winner else {
            guard request.kind.warnsOfSuffix(isNative: isNative) else { return }
            let owner = owner(of: candidate.text, request.kind) ?? "taken"
            diagnostics.warning(
                "reserved-name",
                "\(title) '\(wire)' is called '\(name)' in Swift: '\(candidate.text)' is \(owner)",
                at: request.name.origin, suggestion: request.kind.advice("it", isNative: isNative))
            return
        }
        let bothOverride = candidate.rank == .override && winnerRank == .override
        // The same parameter in path and query is no mistake; it only needs two names.
        let isMistake = bothOverride || options.collisionSeverity == .error
        let isError = isMistake && (bothOverride || winner.name.wire != wire)
        var message =
            "\(title) '\(wire)' and \(winner.kind.title) '\(winner.name.wire)'"
            + " both become '\(candidate.text)' in Swift"
        if !isError { message += "; the first is called '\(name)'" }
        diagnostics.report(
            Diagnostic(
                id: "name-collision", severity: isError ? .error : .warning,
                range: request.name.overrideOrigin ?? request.name.origin, message: message,
                notes: [
                    .init(
                        "\(winner.kind.title) '\(winner.name.wire)' is here", at: winner.name.origin
                    )
                ],
                suggestion: request.kind.advice("one of them", isNative: isNative)))
    }
}
