import RoutergenModel

/// Where an inline schema stands, which names its type: `Pet` + `owner` → `PetOwner`.
struct Place: Hashable {
    /// The name of what is around it; empty for what stands alone.
    var owner: String
    /// The word for it inside of its owner.
    var leaf: String
    /// The words on the way from what has a name of its own: `Charge`, `source`, `owner`.
    private var path: [String] = []

    init(_ leaf: String, in owner: String = "") {
        self.owner = owner
        self.leaf = leaf
    }

    /// Longer names are made of the first and the last words of the way.
    private static let longestName = 80

    var name: String {
        let name = owner.isEmpty ? leaf : owner + Self.capitalized(leaf)
        guard name.count > Self.longestName, let first = path.first, path.count > 3 else {
            return name
        }
        return first + path.suffix(2).map(Self.capitalized).joined()
    }

    /// What has a name of its own on the way; nil for what has one itself.
    var root: String? { path.first }

    func child(_ leaf: String) -> Place {
        var child = Place(leaf, in: name)
        child.path = (path.isEmpty ? [name] : path) + [leaf]
        return child
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
