import RoutergenSyntax
import Testing

/// JSONTestSuite: `y_` files must be accepted, `n_` refused, `i_` is for the parser to decide.
@Suite(.enabled(if: Shared.isPresent, Shared.absence))
struct JSONSuiteTests {
    private static let folder = "suites/json"

    @Test func acceptsWhatMustBeAccepted() throws {
        let names = try Shared.names(in: Self.folder).filter { $0.hasPrefix("y_") }
        #expect(names.count == 95)
        for name in names where !Self.expectedDuplicates.contains(name) {
            let reading = readJSON(bytes: try Shared.bytes("\(Self.folder)/\(name)"))
            #expect(reading.tree != nil, "\(name)")
            #expect(reading.report == [], "\(name)")
        }
    }

    /// RFC 8259, section 4: names SHOULD be unique, and what readers make of others is
    /// unpredictable. A description with such names is a mistake, so it is refused, with a tree.
    private static let expectedDuplicates = [
        "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
    ]

    @Test func reportsDuplicateNames() throws {
        for name in Self.expectedDuplicates {
            let reading = readJSON(bytes: try Shared.bytes("\(Self.folder)/\(name)"))
            #expect(reading.tree?.mapping?.entries.count == 1, "\(name)")
            #expect(
                reading.report == [
                    "1:10: error: duplicate key 'a'", "1:2: note: the first one is here",
                ], "\(name)")
        }
    }

    @Test func refusesWhatMustBeRefused() throws {
        let names = try Shared.names(in: Self.folder).filter { $0.hasPrefix("n_") }
        #expect(names.count == 188)
        for name in names {
            let reading = readJSON(bytes: try Shared.bytes("\(Self.folder)/\(name)"))
            #expect(reading.tree == nil, "\(name)")
            #expect(reading.report.count >= 1, "\(name)")
            print(name, reading.report)
        }
    }
    @Test func i() throws {
        let names = try Shared.names(in: Self.folder).filter { $0.hasPrefix("i_") }
        for name in names {
            let reading = readJSON(bytes: try Shared.bytes("\(Self.folder)/\(name)"))
            print(name, reading.tree != nil, reading.report)
        }
    }
}
