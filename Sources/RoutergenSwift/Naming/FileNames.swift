/// Gives file names that are different on every disk: case-insensitive ones too.
struct FileNames {
    private let namespace: String
    private var given: Set<String> = []

    init(namespace: SwiftIdentifier) {
        self.namespace = Self.shortened(namespace.name)
    }

    /// `Five100px.swift`, or `Five100px+Photo.swift` for a declaration inside.
    mutating func file(for declaration: SwiftIdentifier? = nil) -> String {
        let stem = declaration.map { "\(namespace)+\(Self.shortened($0.name))" } ?? namespace
        var name = stem
        var number = 2
        while !given.insert(name.lowercased()).inserted {
            name = "\(stem)\(number)"
            number += 1
        }
        return "\(name).swift"
    }

    /// File systems allow 255 bytes for a whole name.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > 100 else { return name }
        var result = ""
        var bytes = 0
        for character in name {
            bytes += character.utf8.count
            guard bytes <= 100 else { break }
            result.append(character)
        }
        return result
    }
}
