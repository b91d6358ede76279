import Foundation
import RoutergenRuntime
import Testing

struct NullFieldsTests {
    private struct Stay: JSONModel, Hashable {
        var from: Date?
        var note: String?
        var nullFields: NullFields

        init(json: JSONReader) throws {
            let object = try json.object("Stay")
            from = try object.nullableDate("from", .unixSeconds)
            note = try object.nullable("note")
            nullFields = object.nullFields
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("from", from, .unixSeconds, nullFields)
            json.field("note", note, nullFields)
            json.endObject()
        }
    }

    @Test(arguments: [
        "{}", #"{"from":null}"#, #"{"note":null}"#, #"{"from":null,"note":null}"#,
        #"{"from":7,"note":"a"}"#,
    ])
    func writeWhatWasRead(_ text: String) throws {
        #expect(try Stay(text: text).text == text)
    }

    @Test func areNoPartOfEquality() throws {
        let absent = try Stay(text: "{}")
        let null = try Stay(text: #"{"note":null}"#)
        #expect(absent == null)
        #expect(Set([absent, null]).count == 1)
    }

    @Test func holdEachNameOnce() {
        var fields: NullFields = ["a", "a", "ab"]
        #expect(fields.contains("a") && fields.contains("ab") && !fields.contains("b"))
        fields.remove("a")
        #expect(!fields.contains("a") && fields.contains("ab"))
    }

    @Test func namesAValueThatDoesNotFit() {
        #expect(problem { try Stay(text: #"{"note":1}"#) }.contains("Stay"))
        #expect(problem { try Stay(text: #"{"from":"x"}"#) }.contains("Stay"))
    }
}
