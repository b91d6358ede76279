import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// JSONTestSuite: `y_` must be accepted, `n_` refused, and `i_` is ours to decide.
@Suite(.enabled(if: SharedFolder.has("suites/json"), "../shared/suites/json is absent"))
struct JSONSuiteTests {
    static let files = SharedFolder.files(in: "suites/json", withExtension: "json")

    /// What RFC 8259 leaves open, decided.
    ///
    /// Numbers of any size are accepted as JSON, because their text is kept; they are refused by the type
    /// that they do not fit. Text that is not well-formed UTF-8 is refused, and so are halves of surrogate
    /// pairs, which have no UTF-8 either, unless `loneSurrogates` is `.replaced`. A byte order mark is ignored.
    /// More than 200 levels are refused unless `maximumDepth` says otherwise.
    static let accepted: Set<String> = [
        "i_number_double_huge_neg_exp", "i_number_huge_exp", "i_number_neg_int_huge_exp",
        "i_number_pos_double_huge_exp", "i_number_real_neg_overflow", "i_number_real_pos_overflow",
        "i_number_real_underflow", "i_number_too_big_neg_int", "i_number_too_big_pos_int",
        "i_number_very_big_negative_int",
        "i_structure_UTF-8_BOM_empty_object",
    ]
    static let acceptedWithReplacement: Set<String> = [
        "i_object_key_lone_2nd_surrogate", "i_string_1st_surrogate_but_2nd_missing",
        "i_string_1st_valid_surrogate_2nd_invalid",
        "i_string_incomplete_surrogate_and_escape_valid",
        "i_string_incomplete_surrogate_pair", "i_string_incomplete_surrogates_escape_valid",
        "i_string_invalid_lonely_surrogate", "i_string_invalid_surrogate",
        "i_string_inverted_surrogates_U+1D11E", "i_string_lone_second_surrogate",
    ]
    static let refused: Set<String> = [
        "i_string_UTF-16LE_with_BOM", "i_string_UTF-8_invalid_sequence",
        "i_string_UTF8_surrogate_U+D800", "i_string_invalid_utf-8", "i_string_iso_latin_1",
        "i_string_lone_utf8_continuation_byte", "i_string_not_in_unicode_range",
        "i_string_overlong_sequence_2_bytes", "i_string_overlong_sequence_6_bytes",
        "i_string_overlong_sequence_6_bytes_null", "i_string_truncated-utf-8",
        "i_string_utf16BE_no_BOM", "i_string_utf16LE_no_BOM", "i_structure_500_nested_arrays",
    ]

    @Test func theSuiteIsWhole() {
        let groups = Dictionary(grouping: Self.files) { $0.lastPathComponent.prefix(2) }
        #expect(groups.mapValues(\.count) == ["y_": 95, "n_": 188, "i_": 35])
        let open = Set((groups["i_"] ?? []).map(Self.name))
        #expect(open == Self.accepted.union(Self.acceptedWithReplacement).union(Self.refused))
        #expect(Self.accepted.count == 11)
        #expect(Self.acceptedWithReplacement.count == 10)
        #expect(Self.refused.count == 14)
    }

    @Test(arguments: files)
    func decides(_ file: URL) throws {
        let name = Self.name(file)
        let isAccepted = name.hasPrefix("y_") || Self.accepted.contains(name)
        #expect(Self.accepts(file, .standard) == isAccepted)
        #expect(
            Self.accepts(file, JSONParsingOptions(loneSurrogates: .replaced))
                == (isAccepted || Self.acceptedWithReplacement.contains(name)))
    }

    private static func name(_ file: URL) -> String {
        file.deletingPathExtension().lastPathComponent
    }

    private static func accepts(_ file: URL, _ options: JSONParsingOptions) -> Bool {
        guard let data = try? Data(contentsOf: file) else {
            Issue.record("\(file.path) cannot be read")
            return false
        }
        guard let json = try? JSON(jsonData: data, options: options) else { return false }
        // What was accepted is written so that it reads back the same.
        #expect((try? JSON(jsonData: json.jsonData())) == json)
        return true
    }
}
