import RoutergenModel

/// Where an inline schema stands, which names its type: `Pet` + `owner` → `PetOwner`.
///
/// Most places hold texts and numbers, so a name is made only when somebody asks for it.
struct Place: Sendable {
    /// What is around a place.
    private indirect enum Surroundings {
        case name(String)
        case place(Place)
    }

    /// The word for it inside of its owner.
    let leaf: String
    private let surroundings: Surroundings

    init(_ leaf: String, in owner: String = "") {
        self.leaf = leaf
        surroundings = .name(owner)
    }

    private init(_ leaf: String, in place: Place) {
        self.leaf = leaf
        surroundings = .place(place)
    }

    func child(_ leaf: String) -> Place { Place(leaf, in: self) }

    /// Longer names are made of the first and the last words of the way.
    private static let longestName = 80

    var name: String {
        let owner = owner
        let name = owner.isEmpty ? leaf : owner + Self.capitalized(leaf)
        guard name.utf8.count > Self.longestName, name.count > Self.longestName else { return name }
        let path = path
        guard let first = path.first, path.count > 3 else { return name }
        return first + path.suffix(2).map(Self.capitalized).joined()
    }

    /// The name of what is around it; empty for what stands alone.
    var owner: String {
        switch surroundings {
        case .name(let name): name
        case .place(let place): place.name
        }
    }

    /// What has a name of its own on the way; nil for what has one itself.
    var root: String? {
        var root: Place?
        var next = surroundings
        while case .place(let place) = next {
            root = place
            next = place.surroundings
        }
        return root?.name
    }

    /// The words on the way from what has a name of its own: `Charge`, `source`, `owner`; empty for that itself.
    private var path: [String] {
        var words: [String] = []
        var next = self
        while case .place(let place) = next.surroundings {
            words.append(next.leaf)
            next = place
        }
        return words.isEmpty ? [] : [next.name] + words.reversed()
    }

    /// `list-for-org` → `ListForOrg`
    static func capitalized(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return capitalizedASCII(text) }
        return text.split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
    }

    /// The same for the usual case, without looking for characters of several bytes.
    private static func capitalizedASCII(_ text: String) -> String {
        var result: [UInt8] = []
        var startsWord = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                result.append(startsWord ? byte - 0x20 : byte)
                startsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.append(byte)
                startsWord = false
            default:
                startsWord = true
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
