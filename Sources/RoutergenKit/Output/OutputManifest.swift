import RoutergenTemplates

/// What the tool wrote to a folder: a file in that folder, to be checked in with the others.
///
/// It tells which files are made no more, and which of them somebody changed by hand.
///
///     [Photos from photos.routes.yml]
///     89f1c5f2e5e2b8a3 Models/Photos+Photo.swift
package struct OutputManifest: Sendable, Equatable {
    /// Whose files they are. Several descriptions may share a folder.
    package struct Owner: Sendable, Hashable, Comparable {
        /// The namespace of the code.
        package let namespace: String
        /// The name of the description's file, without its folder.
        package let description: String

        package init(namespace: String, description: String) {
            self.namespace = namespace
            self.description = description
        }

        package static func < (left: Owner, right: Owner) -> Bool {
            (left.namespace, left.description) < (right.namespace, right.description)
        }

        fileprivate var line: String { "[\(namespace) from \(description)]" }
    }

    /// Hidden, so that a package does not wonder what to do with it.
    package static let fileName = ".routergen-manifest"

    /// For each file below the folder the hashes of what it may hold. They are several while files are
    /// being written, and where two branches were merged.
    private(set) var files: [Owner: [String: Set<String>]] = [:]

    /// Reads a manifest. Lines that mean nothing, such as those of a conflict, are passed over: what they
    /// do not say is not known.
    init(_ text: String) {
        var owner: Owner?
        for line in text.split(separator: "\n") {
            if let next = Self.owner(line) {
                owner = next
            } else if let owner, let (path, hash) = Self.file(line) {
                files[owner, default: [:]][path, default: []].insert(hash)
            }
        }
    }

    package var text: String {
        var text = "# What routergen wrote to this folder. Check it in with the other files.\n"
        for (owner, files) in files.sorted(by: { $0.key < $1.key }) where !files.isEmpty {
            text += "\n\(owner.line)\n"
            for (path, hashes) in files.sorted(by: { $0.key < $1.key }) {
                for hash in hashes.sorted() { text += "\(hash) \(path)\n" }
            }
        }
        return text
    }

    /// The paths of everything that somebody owns.
    func paths(of owner: Owner) -> Set<String> {
        Set(files[owner, default: [:]].keys)
    }

    /// Whether a file holds something else than what was written to it; nil for one that is not listed.
    func isEdited(_ path: String, _ bytes: [UInt8]) -> Bool? {
        let hashes = files.values.compactMap { $0[path] }.reduce(into: Set()) { $0.formUnion($1) }
        return hashes.isEmpty ? nil : !hashes.contains(Self.digits(StableHash(bytes)))
    }

    /// Says what somebody owns from now on.
    mutating func replace(_ files: [GeneratedFile], of owner: Owner) {
        self.files[owner] = Dictionary(
            files.map { ($0.path, [Self.digits(StableHash($0.text))]) }, uniquingKeysWith: { $1 })
    }

    /// What both say, for the time in which some files are written and others are not yet.
    func joined(with other: OutputManifest) -> OutputManifest {
        var result = self
        result.files.merge(other.files) { own, others in
            own.merging(others) { $0.union($1) }
        }
        return result
    }

    private static func owner(_ line: Substring) -> Owner? {
        guard line.hasPrefix("["), line.hasSuffix("]") else { return nil }
        let words = line.dropFirst().dropLast().split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[1] == "from" else { return nil }
        return Owner(namespace: String(words[0]), description: String(words[2]))
    }

    private static func file(_ line: Substring) -> (path: String, hash: String)? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].utf8.count == 16, words[0].allSatisfy(\.isHexDigit) else {
            return nil
        }
        return (String(words[1]), String(words[0]))
    }

    /// Always 16 of them.
    private static func digits(_ hash: StableHash) -> String {
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
