import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// Broken documents: an error or a right answer, never a crash, and never more than linear time.
struct JSONBadInputTests {
    @Test func refusesEveryTruncation() {
        let bytes = Array(Gallery.photoText.utf8)
        for count in 0..<bytes.count {
            #expect(throws: JSONError.self) { try Gallery.Photo(jsonData: Data(bytes[..<count])) }
        }
    }

    @Test func survivesEveryCorruptionOfOneByte() throws {
        let bytes = Array(#"{"a":[1,-2.5e1,"x\u00e9\n","é",true,null],"b":{"c":"d"}}"#.utf8)
        var accepted = 0
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var corrupted = bytes
                corrupted[index] = byte
                let data = Data(corrupted)
                guard let ours = try? JSON(jsonData: data) else {
                    // What Foundation takes and we refuse is text in another encoding, if anything.
                    continue
                }
                accepted += 1
                #expect(try JSON(jsonData: ours.jsonData()) == ours)
                let theirs = try JSONSerialization.jsonObject(with: data)
                #expect(
                    JSONRandomTests.isEqual(ours, theirs),
                    "\(String(decoding: data, as: UTF8.self))")
            }
        }
        // The letters and digits of strings and numbers may change; most other bytes may not.
        #expect(accepted > 500)
        #expect(accepted < bytes.count * 128)
    }

    @Test func survivesCorruptionsOfAModel() throws {
        let bytes = Array(Gallery.photoText.utf8)
        var random = SeededRandom(seed: 5)
        for _ in 0..<4_000 {
            var corrupted = bytes
            for _ in 0...random.next() % 3 {
                corrupted[Int(random.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            if let photo = try? Gallery.Photo(jsonData: Data(corrupted)) {
                #expect(try Gallery.Photo(jsonData: photo.jsonData()) == photo)
            }
        }
    }

    @Test func takesLargeDocumentsInLinearTime() throws {
        func seconds(_ text: String, _ body: (Data) throws -> Void) rethrows -> Double {
            let data = Data(text.utf8)
            let clock = ContinuousClock()
            let start = clock.now
            try body(data)
            let time = clock.now - start
            return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        }
        let megabytes = 20
        let comment = #"{"body":"some words of text, and more of them","parent":{"body":"x"}},"#
        func comments(_ bytes: Int) -> String {
            "[" + String(repeating: comment, count: bytes / comment.utf8.count) + #"{"body":""}]"#
        }
        func read(_ data: Data) throws {
            #expect(try [Gallery.Comment](jsonData: data).last?.body == "")
        }
        let small = try seconds(comments(megabytes * 1_000_000 / 10), read)
        let large = try seconds(comments(megabytes * 1_000_000), read)
        // Ten times the size takes ten times as long; thirty is far from the hundred of quadratic time.
        #expect(large < small * 30 + 1)
    }

    @Test(arguments: [
        "long number", "many keys", "equal keys", "similar keys", "long string", "unclosed",
        "escapes",
        "spaces", "long exponent", "wrong element",
    ])
    func staysLinearOnHostileDocuments(_ kind: String) throws {
        func text(_ size: Int) -> String {
            switch kind {
            case "long number":
                return String(repeating: "7", count: size) + "."
                    + String(repeating: "3", count: size)
            case "many keys":
                return "{"
                    + (0..<size / 12).map { "\"k\(1_000_000 + $0)\":1" }.joined(separator: ",")
                    + "}"
            case "similar keys":
                // Equal at both ends, where a cheap hash looks.
                return "{"
                    + (0..<size / 30).map { "\"aaaaaaaa\(1_000_000 + $0)bbbbbbbb\":1" }
                    .joined(separator: ",") + "}"
            case "equal keys":
                return "{" + String(repeating: "\"aaaaaaaa\":1,", count: size / 13) + "\"b\":2}"
            case "long string": return "\"" + String(repeating: "é", count: size / 2) + "\""
            case "unclosed": return String(repeating: "[[1],", count: size / 5)
            case "escapes":
                return "\"" + String(repeating: "\\ud83d\\ude00", count: size / 12) + "\""
            case "spaces": return String(repeating: " \n", count: size / 2) + "1"
            case "long exponent": return "1e" + String(repeating: "9", count: size)
            default: return "[" + String(repeating: "1,", count: size / 2) + "true]"
            }
        }
        func seconds(_ size: Int) -> Double {
            let data = Data(text(size).utf8)
            let clock = ContinuousClock()
            let start = clock.now
            _ = try? JSON(jsonData: data)
            _ = problem { try Double(jsonData: data) }
            _ = problem { try Int(jsonData: data) }
            _ = problem { try Decimal(jsonData: data) }
            _ = problem { try [Int](jsonData: data) }
            _ = problem { try Gallery.Comment(jsonData: data) }
            let time = clock.now - start
            return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        }
        let small = seconds(50_000)
        let large = seconds(500_000)
        #expect(large < small * 40 + 1, "\(small) and \(large) seconds")
    }
}

/// The answers of a real service.
@Suite(.enabled(if: SharedFolder.has("corpus/500px"), "../shared/corpus/500px is absent"))
struct JSONRecordedResponseTests {
    @Test func readsAllOfThem() throws {
        let files = SharedFolder.files(in: "corpus/500px", withExtension: "json")
        #expect(files.count == 22)
        for file in files {
            let data = try Data(contentsOf: file)
            let json = try JSON(jsonData: data)
            #expect(json.kind == .object)
            let theirs = try JSONSerialization.jsonObject(with: data)
            #expect(JSONRandomTests.isEqual(json, theirs), "\(file.lastPathComponent)")
            #expect(try JSONDecoder().decode(JSON.self, from: data) == json)
        }
    }
}
