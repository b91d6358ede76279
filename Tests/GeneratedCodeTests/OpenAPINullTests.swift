import Foundation
import RoutergenRuntime
import Testing

/// Required × nullable in models of OpenAPI documents.
@Suite("Nulls of OpenAPI documents")
struct OpenAPINullTests {
    @Test(
        "An answer is written as it was read",
        arguments: [
            #"{"always":"a","orNull":null}"#,
            #"{"always":"a","orNull":null,"orBoth":null}"#,
            #"{"always":"a","orNull":"b","orAbsent":"c","orBoth":"d"}"#,
        ])
    func roundTrip(_ text: String) throws {
        let animal = try Objects30.Animal(jsonData: Data(text.utf8))
        #expect(String(decoding: animal.jsonData(), as: UTF8.self) == text)
        let coded = try JSONEncoder().encode(animal)
        #expect(try JSON(jsonData: coded) == JSON(jsonData: Data(text.utf8)))
    }

    @Test("Boxed, deprecated and free values keep their nulls, too")
    func otherFields() throws {
        let text = #"{"text":"a","reply":{"text":null,"reply":null},"old":null,"extra":null}"#
        let note = try Objects30.Note(jsonData: Data(text.utf8))
        #expect(note.reply?.nullFields.contains("text") == true)
        #expect(note.nullFields.contains("text") == false)
        #expect(String(decoding: note.jsonData(), as: UTF8.self) == text)
    }

    @Test("A null is sent on purpose, and a value counts more than a null")
    func sentOnPurpose() {
        var note = Objects30.Note(nullFields: ["text", "reply"])
        #expect(String(decoding: note.jsonData(), as: UTF8.self) == #"{"text":null,"reply":null}"#)
        note.text = "a"
        note.nullFields.remove("reply")
        #expect(String(decoding: note.jsonData(), as: UTF8.self) == #"{"text":"a"}"#)
    }
}
