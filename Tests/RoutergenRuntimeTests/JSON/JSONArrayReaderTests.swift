import Foundation
import RoutergenRuntime
import Testing

/// `[1.5, "km"]`, perhaps with a note and with numbers behind it.
private struct Distance: JSONModel, Equatable {
    var value: Double
    var unit: String?
    var note: String?
    var others: [Int]

    init(value: Double, unit: String?, note: String? = nil, others: [Int] = []) {
        self.value = value
        self.unit = unit
        self.note = note
        self.others = others
    }

    init(json: JSONReader) throws {
        let array = try json.array("Distance")
        value = try array.required(0)
        unit = try array.required(1)
        note = try array.optional(2)
        others = try array.others(from: 3)
    }

    func write(json: inout JSONWriter) {
        json.beginArray()
        json.element(value)
        json.element(unit)
        json.elementIfPresent(note)
        json.elements(others)
        json.endArray()
    }
}

@Suite("Arrays whose places have types of their own")
struct JSONArrayReaderTests {
    @Test(
        "are read and written",
        arguments: [
            (#"[1.5,"km"]"#, Distance(value: 1.5, unit: "km")),
            ("[2,null]", Distance(value: 2, unit: nil)),
            (#"[2,"m","far",1,2]"#, Distance(value: 2, unit: "m", note: "far", others: [1, 2])),
        ])
    fileprivate func roundTrip(_ text: String, _ value: Distance) throws {
        #expect(try Distance(jsonData: Data(text.utf8)) == value)
        #expect(String(decoding: value.jsonData(), as: UTF8.self) == text)
    }

    @Test(
        "say what does not fit",
        arguments: [
            (
                "[1]",
                "expected array of 2 elements or more, found array (in Distance, line 1, column 1, byte 0)"
            ),
            ("{}", "expected array, found object (in Distance, line 1, column 1, byte 0)"),
            (
                #"["x","km"]"#,
                #"[0]: expected number, found string "x" (in Distance, line 1, column 2, byte 1)"#
            ),
        ])
    func mistakes(_ text: String, _ message: String) {
        let error = #expect(throws: JSONError.self) { try Distance(jsonData: Data(text.utf8)) }
        #expect(error?.description == message)
    }
}
