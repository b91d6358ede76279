import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// In a list, keys are foreseen from the element before, and equal texts are made into a value once.
struct JSONForeseenKeyTests {
    /// Whether the parser looks at the second and third of three like elements as at the first.
    @Test(arguments: [
        #"{"a":1,"b":2,"a":3}"#, #"{"a":1,"b":2,"\u0061":3}"#,
        #"{"c":0,"x":{"a":1,"b":2,"a":3},"a":3}"#,
        #"{"b":[{"a":1,"a":2},{"a":1,"a":2}],"a":3}"#, #"{"b":[],"a":3}"#,
        #"{"b":[[{"z":1,"y":{}}]],"a":3}"#,
        #"{"k0":0,"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"a":7,"a":3}"#,
    ])
    func settlesEveryElementAlike(_ element: String) throws {
        let others = [
            #"{"b":1,"a":3}"#, #"{"a":3}"#, "{}", "7", "null", "[]", element + "," + element,
        ]
        for other in others {
            let text = "[" + [element, other, element, element].joined(separator: ",") + "]"
            for duplicates in [JSONParsingOptions.DuplicateKeys.lastWins, .firstWins] {
                let options = JSONParsingOptions(duplicateKeys: duplicates)
                let alone = try JSON(text: element, options: options)
                let list = try JSON(text: text, options: options).arrayValue ?? []
                #expect(list.first == alone && list.last == alone && list.dropLast().last == alone)
                for index in [0, list.count - 2, list.count - 1] where element.contains("\"a\":3}")
                {
                    let expected = try Int(text: element, at: ["a"], options: options)
                    let value = try Int(text: text, at: ["\(index)", "a"], options: options)
                    #expect(value == expected)
                }
            }
        }
    }

    @Test(arguments: ["a", "\\u0061"])
    func refusesDuplicatesInLaterElements(_ key: String) {
        let text = #"[{"a":1,"b":2},{"a":1,"b":2},{"a":1,""# + key + #"":2}]"#
        let options = JSONParsingOptions(duplicateKeys: .refused)
        #expect(
            problem { try JSON(text: text, options: options) }
                .hasPrefix("invalid JSON: the key \"a\" appears twice (line 1, column "))
    }

    @Test func keepsTextsApartThatDifferInOneByte() throws {
        // Of one length, and equal at both ends.
        let texts = (0..<600).map { "https://example.com/people/\($0 % 150 + 1_000)/followers" }
        let document = "[" + texts.map { #"["\#($0)","\#($0)"]"# }.joined(separator: ",") + "]"
        let strings = try [[String]](text: document)
        let urls = try [[URL]](text: document)
        #expect(strings == texts.map { [$0, $0] })
        #expect(urls.map { $0.map(\.absoluteString) } == strings)
        #expect(urls.allSatisfy { $0.allSatisfy { $0 == URL(string: $0.absoluteString) } })
    }
}
