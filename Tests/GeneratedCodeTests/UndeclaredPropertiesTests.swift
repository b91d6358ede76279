import Foundation
import RoutergenRuntime
import Testing

/// What models do with properties that their schemas do not list, where they are told to keep them.
@Suite("Undeclared properties")
struct UndeclaredPropertiesTests {
    private func written<Model: JSONModel>(_ text: String, as type: Model.Type) throws -> String {
        String(decoding: try Model(jsonData: Data(text.utf8)).jsonData(), as: UTF8.self)
    }

    @Test(
        "are kept beside those that are listed",
        arguments: [
            #"{"id":1,"color":"red","size":{"width":1.50,"unit":null}}"#,
            #"{"id":1,"text":null,"author":{"name":"A","born":[1900]}}"#,
        ])
    func objects(text: String) throws {
        #expect(try written(text, as: Notes.Note.self) == text)
        let note = try Notes.Note(jsonData: Data(text.utf8))
        #expect(note.id == 1)
    }

    @Test("are those of the dictionary")
    func dictionary() throws {
        let note = try Notes.Note(jsonData: Data(#"{"id":1,"color":"red"}"#.utf8))
        #expect(note.additionalFields == ["color": "red"])
        #expect(Notes.Note(id: 1).additionalFields.isEmpty)
        let sent = Notes.Note(id: 1, additionalFields: ["color": "blue"])
        #expect(
            String(decoding: sent.jsonData(), as: UTF8.self)
                == #"{"id":1,"color":"blue"}"#)
    }

    @Test("are left out where the schema rules them out, and keep the type that it gives")
    func otherSchemas() throws {
        #expect(try written(#"{"id":1,"a":2}"#, as: Notes.Closed.self) == #"{"id":1}"#)
        #expect(try written(#"{"id":1,"a":"b"}"#, as: Notes.Texts.self) == #"{"id":1,"a":"b"}"#)
        #expect(throws: JSONError.self) { try written(#"{"a":1}"#, as: Notes.Texts.self) }
        let merged = #"{"id":1,"tags":["a"],"more":true}"#
        #expect(try written(merged, as: Notes.Merged.self) == merged)
    }

    @Test("decide nothing about the variant of a value")
    func variants() throws {
        let street = try Notes.Place(jsonData: Data(#"{"city":"Ulm","zip":1}"#.utf8))
        guard case .street(let value) = street else {
            Issue.record("\(street)")
            return
        }
        #expect(value.city == "Ulm")
        #expect(try written(#"{"y":1,"zip":1}"#, as: Notes.Place.self) == #"{"y":1,"zip":1}"#)
    }

    @Test(
        "hold a tag once",
        arguments: [
            #"{"kind":"cat","lives":7,"name":"Tom"}"#, #"{"kind":"dog","tricks":2,"name":"Rex"}"#,
        ])
    func tags(text: String) throws {
        #expect(try written(text, as: Notes.Pet.self) == text)
    }

    @Test("leave a listed property its name")
    func names() throws {
        let text = #"{"anything":{"a":1},"additionalFields":"x","more":1}"#
        #expect(try written(text, as: Notes.Shapes.self) == text)
        #expect(try Notes.Shapes(jsonData: Data(text.utf8)).additionalFields == "x")
    }

    @Test("are no part of forms, and fields of objects in a query only where they are given")
    func requests() throws {
        let form = try Notes.FormsRouter.sendForm(text: "a").asURLRequest()
        #expect(form.httpBody.map { String(decoding: $0, as: UTF8.self) } == "text=a")
        let filter = Notes.Filter(author: "A", additionalFields: ["year": 1900])
        let list = try Notes.NotesRouter.listNotes(filter: filter).asURLRequest()
        #expect(
            list.url?.absoluteString
                == "https://notes.example.com/notes?filter%5Bauthor%5D=A&filter%5Byear%5D=1900")
    }
}
