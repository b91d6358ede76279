import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// Random documents, the same in every run.
struct JSONRandomTests {
    @Test func agreesWithFoundation() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<1_500 {
            let json = Self.value(depth: 4, &random)
            let text = Self.text(of: json, &random)
            let ours = try JSON(text: text)
            #expect(ours == json, "\(text)")
            let theirs = try JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(Self.isEqual(ours, theirs), "\(text)")
            // What we write, Foundation reads as the same, whatever the layout.
            for options in [[], .pretty, .sortedKeys, [.pretty, .sortedKeys]]
                as [JSONWritingOptions]
            {
                let written = ours.jsonData(options)
                #expect(try JSON(jsonData: written) == ours)
                let read = try JSONSerialization.jsonObject(
                    with: written, options: .fragmentsAllowed)
                #expect(Self.isEqual(ours, read))
            }
        }
    }

    @Test func bridgesBothWays() throws {
        var random = SeededRandom(seed: 8)
        for _ in 0..<300 {
            let json: JSON = ["root": Self.value(depth: 4, &random)]
            let data = json.jsonData()
            #expect(try JSONDecoder().decode(JSON.self, from: data) == json)
            #expect(try JSON(jsonData: JSONEncoder().encode(json)) == json)
            let list = try PropertyListEncoder().encode(json)
            #expect(try PropertyListDecoder().decode(JSON.self, from: list) == json)
        }
    }

    @Test func bridgesDoubles() throws {
        var random = SeededRandom(seed: 9)
        let doubles = (0..<2_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        let json = try JSON(text: doubles.text)
        #expect(try JSONDecoder().decode(JSON.self, from: json.jsonData()).model() == doubles)
        #expect(try [Double](jsonData: JSONEncoder().encode(json)) == doubles)
        let list = try PropertyListEncoder().encode(json)
        #expect(try PropertyListDecoder().decode(JSON.self, from: list).model() == doubles)
    }

    /// JSON without numbers that `JSONSerialization` rounds: it reads through `Decimal`.
    static func value(depth: Int, _ random: inout SeededRandom) -> JSON {
        switch random.next() % (depth == 0 ? 5 : 7) {
        case 0: return .null
        case 1: return .bool(random.next() % 2 == 0)
        case 2:
            return .number(
                JSON.Number(Int64(bitPattern: random.next()) >> Int64(random.next() % 63)))
        case 3:
            let double = Double(Int32(truncatingIfNeeded: random.next())) / 64
            return JSON.Number(double).map(JSON.number) ?? .null
        case 4: return .string(string(&random))
        case 5: return .array((0..<random.next() % 5).map { _ in value(depth: depth - 1, &random) })
        default:
            var object = JSON.Object()
            for _ in 0..<random.next() % (random.next() % 10 == 0 ? 40 : 5) {
                object[string(&random)] = value(depth: depth - 1, &random)
            }
            return .object(object)
        }
    }

    static func string(_ random: inout SeededRandom) -> String {
        let letters: [Character] = [
            "a", "b", "z", " ", "\"", "\\", "/", "\n", "\u{1}", "\u{7F}", "é", "€", "😀", "\u{2028}",
            "{", ",", "0",
        ]
        let length = random.next() % (random.next() % 8 == 0 ? 60 : 8)
        return String((0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
    }

    /// A text of the value with white space and escapes that nobody needs.
    static func text(of json: JSON, _ random: inout SeededRandom) -> String {
        let space = ["", "", " ", "\n\t", "\r\n"][Int(random.next() % 5)]
        switch json {
        case .array(let elements):
            let texts = elements.map { text(of: $0, &random) }
            return "\(space)[\(texts.joined(separator: "\(space),"))\(space)]"
        case .object(let object):
            let texts = object.map {
                "\(quoted($0.key, &random))\(space):\(text(of: $0.value, &random))"
            }
            return "{\(space)\(texts.joined(separator: ",\(space)"))}\(space)"
        case .string(let string): return quoted(string, &random)
        default: return "\(space)\(json)\(space)"
        }
    }

    static func quoted(_ string: String, _ random: inout SeededRandom) -> String {
        var text = ""
        for scalar in string.unicodeScalars {
            if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || random.next() % 4 == 0 {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }

    static func isEqual(_ ours: JSON, _ theirs: Any) -> Bool {
        switch ours {
        case .null: return theirs is NSNull
        case .bool(let bool): return (theirs as? NSNumber)?.boolValue == bool
        case .number(let number):
            guard let theirs = theirs as? NSNumber else { return false }
            return number.integer(Int64.self).map { $0 == theirs.int64Value }
                ?? (number.double == theirs.doubleValue)
        case .string(let string): return theirs as? String == string
        case .array(let elements):
            guard let theirs = theirs as? [Any], theirs.count == elements.count else {
                return false
            }
            return zip(elements, theirs).allSatisfy(isEqual)
        case .object(let object):
            guard let theirs = theirs as? [String: Any], theirs.count == object.count else {
                return false
            }
            return object.allSatisfy { field in
                theirs[field.key].map { isEqual(field.value, $0) } ?? false
            }
        }
    }
}
