import RoutergenSyntax
import TestSupport
import Testing

/// yaml-test-suite: what is valid must give the suite's tree, what is not must be refused.
///
/// Cases where we do otherwise are listed with the reason; a listed case that passes fails the test.
@Suite(.enabled(if: SharedFolder.has("suites/yaml"), "../shared/suites/yaml is absent"))
struct YAMLSuiteTests {
    @Test func readsValidDocuments() throws {
        let valid = try YAMLSuiteCase.all().filter { !$0.mustFail }
        #expect(valid.count == 312)
        var compared = (json: 0, events: 0)
        for example in valid where YAMLSuiteExceptions.reason(example.name) == nil {
            let reading = readYAML(example.yaml)
            #expect(!reading.diagnostics.hasErrors, "\(example.name): \(reading.report)")
            guard let tree = reading.tree else { continue }
            if let json = example.json, !Self.otherJSON.contains(example.name) {
                let expected = try #require(readJSON(json).tree, "\(example.name)")
                #expect(isSame(tree, expected), "\(example.name): \(tree.outline)")
                compared.json += 1
            }
            if let events = example.tree {
                let expected = try #require(EventTree.read(events), "\(example.name)")
                #expect(tree.outline == expected.outline, "\(example.name)")
                compared.events += 1
            }
        }
        #expect(compared == (json: 212, events: 214))
    }

    /// The suite's own JSON says that `!` alone is null; YAML 1.2.2, section 6.9.1, that it is a
    /// string, as its events do.
    private static let otherJSON = ["UKK6-3"]

    @Test func refusesInvalidDocuments() throws {
        let invalid = try YAMLSuiteCase.all().filter(\.mustFail)
        #expect(invalid.count == 94)
        for example in invalid where YAMLSuiteExceptions.reason(example.name) == nil {
            let reading = readYAML(example.yaml)
            #expect(reading.tree == nil, "\(example.name)")
            #expect(reading.diagnostics.hasErrors, "\(example.name)")
        }
    }

    @Test func listsOnlyWhatDiffers() throws {
        let examples = try YAMLSuiteCase.all()
        var listed = 0
        for example in examples {
            guard let reason = YAMLSuiteExceptions.reason(example.name) else { continue }
            listed += 1
            let tree = readYAML(example.yaml).tree
            switch reason {
            case .refused:
                #expect(!example.mustFail && tree == nil, "\(example.name)")
            case .accepted:
                #expect(example.mustFail && tree != nil, "\(example.name)")
            case .readOtherwise:
                let actual = try #require(tree, "\(example.name)")
                let expected = try #require(example.tree.flatMap(EventTree.read))
                #expect(actual.outline != expected.outline, "\(example.name)")
            }
        }
        #expect(listed == YAMLSuiteExceptions.count)
    }
}
