import RoutergenSyntax
import TestSupport
import Testing

/// JSONTestSuite: `y_` files must be accepted, `n_` refused, `i_` is for the parser to decide.
@Suite(.enabled(if: SharedFolder.has("suites/json"), "../shared/suites/json is absent"))
struct JSONSuiteTests {
    private static let folder = "suites/json"

    @Test func acceptsWhatMustBeAccepted() throws {
        let names = try SharedFolder.names(in: Self.folder).filter { $0.hasPrefix("y_") }
        #expect(names.count == 95)
        for name in names where !Self.expectedDuplicates.contains(name) {
            let reading = readJSON(bytes: try SharedFolder.bytes("\(Self.folder)/\(name)"))
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
            let reading = readJSON(bytes: try SharedFolder.bytes("\(Self.folder)/\(name)"))
            #expect(reading.tree?.mapping?.entries.count == 1, "\(name)")
            #expect(
                reading.report == [
                    "1:10: error: duplicate key 'a'", "1:2: note: the first one is here",
                ], "\(name)")
        }
    }

    @Test func refusesWhatMustBeRefused() throws {
        let names = try SharedFolder.names(in: Self.folder).filter { $0.hasPrefix("n_") }
        #expect(names.count == 188)
        for name in names {
            let reading = readJSON(bytes: try SharedFolder.bytes("\(Self.folder)/\(name)"))
            #expect(reading.tree == nil, "\(name)")
            #expect(reading.diagnostics.hasErrors, "\(name)")
        }
    }

    /// What we decide: numbers of any size are read, as text that later stages judge; a text must be
    /// well-formed UTF-8 and stand for Unicode, so half surrogate pairs are refused; a byte order
    /// mark is skipped; nesting has a limit.
    private static let decisions: [String: Bool] = [
        "i_number_double_huge_neg_exp": true,
        "i_number_huge_exp": true,
        "i_number_neg_int_huge_exp": true,
        "i_number_pos_double_huge_exp": true,
        "i_number_real_neg_overflow": true,
        "i_number_real_pos_overflow": true,
        "i_number_real_underflow": true,
        "i_number_too_big_neg_int": true,
        "i_number_too_big_pos_int": true,
        "i_number_very_big_negative_int": true,
        "i_object_key_lone_2nd_surrogate": false,
        "i_string_1st_surrogate_but_2nd_missing": false,
        "i_string_1st_valid_surrogate_2nd_invalid": false,
        "i_string_UTF-16LE_with_BOM": false,
        "i_string_UTF-8_invalid_sequence": false,
        "i_string_UTF8_surrogate_U+D800": false,
        "i_string_incomplete_surrogate_and_escape_valid": false,
        "i_string_incomplete_surrogate_pair": false,
        "i_string_incomplete_surrogates_escape_valid": false,
        "i_string_invalid_lonely_surrogate": false,
        "i_string_invalid_surrogate": false,
        "i_string_invalid_utf-8": false,
        "i_string_inverted_surrogates_U+1D11E": false,
        "i_string_iso_latin_1": false,
        "i_string_lone_second_surrogate": false,
        "i_string_lone_utf8_continuation_byte": false,
        "i_string_not_in_unicode_range": false,
        "i_string_overlong_sequence_2_bytes": false,
        "i_string_overlong_sequence_6_bytes": false,
        "i_string_overlong_sequence_6_bytes_null": false,
        "i_string_truncated-utf-8": false,
        "i_string_utf16BE_no_BOM": false,
        "i_string_utf16LE_no_BOM": false,
        "i_structure_500_nested_arrays": false,
        "i_structure_UTF-8_BOM_empty_object": true,
    ]

    @Test func decidesTheRestOnPurpose() throws {
        let names = try SharedFolder.names(in: Self.folder).filter { $0.hasPrefix("i_") }
        #expect(names.count == 35)
        #expect(Self.decisions.count == 35)
        for name in names {
            let reading = readJSON(bytes: try SharedFolder.bytes("\(Self.folder)/\(name)"))
            let title = String(name.dropLast(".json".count))
            #expect((reading.tree != nil) == Self.decisions[title], "\(name)")
            #expect(reading.diagnostics.hasErrors == (reading.tree == nil), "\(name)")
        }
    }
}
