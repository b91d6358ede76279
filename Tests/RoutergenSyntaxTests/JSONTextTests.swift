import RoutergenSyntax
import Testing

/// Nodes written as JSON.
struct JSONTextTests {
    private static let yaml =
        #"{ a: [1, true, null, 'x y'], "b c": { d: "\"\n\\" }, e: [], f: {} }"#

    @Test func everyValueHasALineOfItsOwn() throws {
        let node = try #require(readYAML(Self.yaml).tree)
        #expect(
            JSONText(node).text == #"""
                {
                  "a": [
                    1,
                    true,
                    null,
                    "x y"
                  ],
                  "b c": {
                    "d": "\"\n\\"
                  },
                  "e": [],
                  "f": {}
                }
                """#)
    }

    @Test func compactTextHasNoSpacesBetweenTokens() throws {
        let node = try #require(readYAML(Self.yaml).tree)
        #expect(
            JSONText(node, isCompact: true).text
                == #"{"a":[1,true,null,"x y"],"b c":{"d":"\"\n\\"},"e":[],"f":{}}"#)
    }
}
