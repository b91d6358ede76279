import Foundation

/// The YAML and JSON files that a file mentions and that are there.
///
/// A plugin runs before the tool is built, so nobody is there who could read a description. What it
/// mentions may be what it needs: `$ref: parts/photo.yml#/Photo`, `include: [users.routes.yml]`.
struct Mentions {
    static let extensions: Set = ["yml", "yaml", "json"]

    /// Each file once, in the order of their extensions and then of the text.
    private(set) var files: [URL] = []

    private let folder: URL
    private let text: Data

    /// No path is longer, in bytes.
    private static let pathLimit = 4096
    private static let newline = UInt8(ascii: "\n")
    private static let quotes: Set = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    private static let delimiters = quotes.union(" \t\r\n,[]{}".utf8)

    init(of file: URL) {
        folder = file.deletingLastPathComponent()
        text = (try? Data(contentsOf: file)) ?? Data()
        for ending in Self.extensions.sorted() { find(Data(".\(ending)".utf8)) }
        files.removeAll { $0 == file.standardizedFileURL }
    }

    /// A file and all that it leads to.
    static func closure(of file: URL) -> [URL] {
        var found = [file.standardizedFileURL]
        var next = 0
        while next < found.count {
            found += Mentions(of: found[next]).files.filter { !found.contains($0) }
            next += 1
        }
        return found
    }

    private mutating func find(_ ending: Data) {
        var rest = text.startIndex..<text.endIndex
        while let match = text.range(of: ending, in: rest) {
            rest = match.upperBound..<text.endIndex
            let start = max(text.startIndex, match.lowerBound - Self.pathLimit)
            let before = text[start..<match.lowerBound]
            // In quotes a path may hold blanks.
            for starts in [Self.delimiters, Self.quotes] {
                let first = before.lastIndex { starts.contains($0) || $0 == Self.newline }
                let word = text[(first.map { $0 + 1 } ?? start)..<match.upperBound]
                add(String(decoding: word, as: UTF8.self))
            }
        }
    }

    private mutating func add(_ word: String) {
        for path in [word, word.removingPercentEncoding].compactMap(\.self) {
            let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
            guard !path.contains("://"), !files.contains(url),
                FileManager.default.fileExists(atPath: url.path)
            else { continue }
            files.append(url)
        }
    }
}
