import Foundation
import Measuring
import RoutergenRuntime

/// Documents of 100 MB, most of them made to be slow: ten times the size must not take a hundred times as long,
/// whether they are read or refused.
struct LargeDocuments {
    private static let small = 10_000_000
    private static let large = 100_000_000

    /// A kind of document: what it repeats, and what stands around that.
    private struct Kind: Sendable {
        let name: String
        let start: String
        let unit: @Sendable (Int) -> String
        let end: String
        let isAccepted: Bool

        func document(_ size: Int) -> Data {
            var text = Data(start.utf8)
            text.reserveCapacity(size + 1_000)
            var index = 0
            while text.count < size {
                text.append(contentsOf: unit(index).utf8)
                index += 1
            }
            text.append(contentsOf: end.utf8)
            return text
        }
    }

    private static let kinds = [
        Kind(
            name: "objects", start: "[",
            unit: { #"{"id":\#($0),"name":"a name","tags":["x","y"]},"# },
            end: "{}]", isAccepted: true),
        Kind(
            name: "one string", start: "\"",
            unit: { _ in String(repeating: "größer\\n", count: 1_000) },
            end: "\"", isAccepted: true),
        Kind(
            name: "keys of one object", start: "{",
            unit: { "\"aaaaaaaa\(1_000_000_000 + $0)\":1," },
            end: "\"b\":2}", isAccepted: true),
        Kind(
            name: "keys of equal hashes", start: "{",
            unit: { "\"aaaaaaaa\(100_000_000 + $0)bbbbbbbb\":1," }, end: "\"b\":2}",
            isAccepted: true),
        Kind(
            name: "equal keys", start: "{", unit: { _ in "\"aaaaaaaa\":1," }, end: "\"b\":2}",
            isAccepted: true),
        Kind(
            name: "one number", start: "1",
            unit: { _ in String(repeating: "1234567890", count: 1_000) },
            end: ".5e7", isAccepted: true),
        Kind(
            name: "brackets", start: "", unit: { _ in String(repeating: "[{\"a\":", count: 1_000) },
            end: "", isAccepted: false),
        Kind(
            name: "no end", start: "[", unit: { _ in String(repeating: "[1],", count: 1_000) },
            end: "",
            isAccepted: false),
    ]

    static func targets() throws -> [Target] {
        try kinds.map { kind in
            let small = try seconds(kind, Self.small)
            let large = try seconds(kind, Self.large)
            print(String(format: "parsing 100 MB, \(kind.name): %.2f s", large))
            return Target(
                name: "100 MB / 10 MB, \(kind.name)", value: large / small, limit: .atMost(20))
        }
    }

    /// The shorter of two times for parsing a document, and for reading a number that is not there.
    private static func seconds(_ kind: Kind, _ size: Int) throws -> Double {
        let document = kind.document(size)
        // All kinds are deeper than allowed or not deep at all, so that depth is no way out.
        let options = JSONParsingOptions(maximumDepth: kind.isAccepted ? 200 : .max)
        let times = try (0..<2).map { _ in
            let start = ContinuousClock.now
            let reader = try? JSONReader(parsing: document, options: options)
            guard (reader != nil) == kind.isAccepted else { throw WrongVerdict(kind: kind.name) }
            guard (try? reader?.model(Int.self, at: ["c"])) == nil else {
                throw WrongVerdict(kind: kind.name)
            }
            return start.duration(to: .now) / .seconds(1)
        }
        return times.min() ?? 0
    }
}

/// A document that is accepted and must not be, or the other way round.
private struct WrongVerdict: Error {
    let kind: String
}
