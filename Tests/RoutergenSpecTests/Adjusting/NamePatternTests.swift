import RoutergenModel
import Testing

@Suite("A pattern of names")
struct NamePatternTests {
    @Test(
        "means names that are the same but for its asterisks",
        arguments: [
            ("Photo", ["Photo"], ["photo", "Photos", ""]),
            ("*", ["", "Photo", "/a/b"], []),
            ("Photo*", ["Photo", "PhotoPage"], ["MyPhoto"]),
            ("*Request", ["Request", "PhotoRequest", "RequestRequest"], ["RequestBody"]),
            ("/a/*/c", ["/a/b/c", "/a/b/b/c", "/a//c"], ["/a/c", "/a/b/cd"]),
            ("a*b*c", ["abc", "aXbYc", "abbcc", "abcbc"], ["ab", "acb", "abcd"]),
            ("**a", ["a", "ba"], ["ab"]),
            ("a*", ["a*", "aé"], ["b"]),
        ] as [(String, [String], [String])])
    func matches(_ text: String, _ names: [String], _ others: [String]) {
        let pattern = NamePattern(text, origin: .nowhere)
        for name in names { #expect(pattern.matches(name), "\(name)") }
        for name in others { #expect(!pattern.matches(name), "\(name)") }
    }

    /// Going back to every asterisk in turn would take 2 to the power of 24 steps here.
    @Test("takes no longer for many asterisks")
    func manyWildcards() {
        let pattern = NamePattern(String(repeating: "a*", count: 24) + "b", origin: .nowhere)
        #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    }
}
