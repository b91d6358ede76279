import RoutergenModel
import RoutergenSyntax

/// The members that keys such as `Photo.image_url` and `*.image_url` mean.
struct MemberSearch<Place> {
    /// The word for an owner and for a member in messages: `schema`, `property`.
    let owner: String
    let member: String
    /// The members by their own name, then by that of their owner.
    private var places: [String: [String: [Place]]] = [:]
    private var owners: Set<String> = []

    init(owner: String, member: String) {
        self.owner = owner
        self.member = member
    }

    /// Takes in a member with every name that its owner has.
    mutating func add(_ place: Place, called name: String, in names: [String]) {
        for owner in names { places[name, default: [:]][owner, default: []].append(place) }
    }

    /// Takes in an owner, which may have no members.
    mutating func add(owners names: [String]) {
        owners.formUnion(names)
    }

    /// What a key means; empty after an error was reported.
    ///
    /// - Parameter api: a name that may stand in front: `Stripe.Charge.amount`.
    func places(
        of key: Located<String>, api: String, _ diagnostics: inout Diagnostics
    ) -> [Place] {
        let found = find(key.value)
        if !found.isEmpty { return found }
        if key.value.hasPrefix(api + ".") {
            let found = find(String(key.value.dropFirst(api.count + 1)))
            if !found.isEmpty { return found }
        }
        report(key, &diagnostics)
        return []
    }

    private func find(_ key: String) -> [Place] {
        for (owner, member) in MemberKey.readings(of: key) {
            guard let byOwner = places[member] else { continue }
            if owner == "*" { return byOwner.sorted { $0.key < $1.key }.flatMap(\.value) }
            if let found = byOwner[owner] { return found }
        }
        return []
    }

    private func report(_ key: Located<String>, _ diagnostics: inout Diagnostics) {
        let readings = MemberKey.readings(of: key.value)
        guard let first = readings.first else {
            diagnostics.error(
                "member-key",
                "'\(shortened(key.value))' is no \(member) of a \(owner)", at: key.range,
                suggestion: "write it as '\(owner.capitalized).\(member)'")
            return
        }
        let known = readings.last { owners.contains($0.owner) }
        let message =
            if let known {
                "\(owner) '\(known.owner)' has no \(member) '\(shortened(known.member))'"
            } else if first.owner == "*" {
                "no \(owner) has a \(member) '\(shortened(first.member))'"
            } else {
                "the description has no \(owner) '\(shortened(first.owner))'"
            }
        diagnostics.error(
            "unmatched-name", message, at: key.range,
            suggestion: near(known ?? first, isKnown: known != nil))
    }

    /// The owner or the member that is likely meant.
    private func near(_ reading: (owner: String, member: String), isKnown: Bool) -> String? {
        guard isKnown || reading.owner == "*" else {
            return suggestion(for: reading.owner, among: owners)
        }
        let members = places.filter { reading.owner == "*" || $0.value[reading.owner] != nil }
        return suggestion(for: reading.member, among: members.keys)
    }
}

extension String {
    /// `schema` → `Schema`
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
