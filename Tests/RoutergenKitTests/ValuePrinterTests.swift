import RoutergenKit
import RoutergenSyntax
import Testing

struct ValuePrinterTests {
    private enum Kind {
        case plain
        case text(String)
        case pair(first: Int, second: [Bool])
        case several(Int, Int)
        case inner(Inner)
    }

    private struct Inner {
        var number = 1.5
        var range = SourceRange(
            file: FileID(0), start: SourcePosition(line: 3, column: 5),
            end: SourcePosition(line: 3, column: 9))
    }

    private struct Vacant {
        var nothing: String?
        var no = false
    }

    private struct Wrapper {
        var value: String
        var range: SourceRange
    }

    private struct Outer {
        var name = "a \"quoted\"\n\u{1}é"
        var nothing: Int?
        var none: [Int] = []
        var no = false
        var certainlyNot: Bool? = false
        var vacant = Vacant()
        var vacancies = [Vacant()]
        var kinds: [Kind] = [
            .plain, .text("t"), .pair(first: 1, second: [true, false]), .several(2, 3),
            .inner(Inner()),
        ]
        var table = ["b": 2, "a": 1, "c": 3]
        var set: Set = [3, 1, 2]
        var optional: Inner? = Inner()
        var wrapper = Wrapper(value: "w", range: .startOfFile(FileID(0)))
    }

    private static let outline = #"""
        Outer
          name: "a \"quoted\"\n\u{1}é"
          certainlyNot: false
          vacancies:
            - Vacant
          kinds:
            - plain
            - text "t"
            - pair
              first: 1
              second:
                - true
                - false
            - several
              - 2
              - 3
            - inner Inner(number: 1.5) @3:5-3:9
          table:
            a: 1
            b: 2
            c: 3
          set:
            - 1
            - 2
            - 3
          optional: Inner(number: 1.5) @3:5-3:9
          wrapper: "w" @1:1

        """#

    @Test func printsAnOutlineWithPlaces() {
        #expect(ValuePrinter.text(Outer(), showsRanges: true) == Self.outline)
    }

    @Test func leavesPlacesOutOnRequest() {
        let expected = Self.outline.replacing(" @3:5-3:9", with: "").replacing(" @1:1", with: "")
        #expect(ValuePrinter.text(Outer(), showsRanges: false) == expected)
    }
}
