import Testing

/// A spec, the files beside it, and what comes of it.
struct SpecCase: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var files: [String: String]
    var expected: String

    init(_ name: String, _ text: String, files: [String: String] = [:], expected: String) {
        self.name = name
        self.text = text
        self.files = files
        self.expected = expected
    }

    var testDescription: String { name }
}
