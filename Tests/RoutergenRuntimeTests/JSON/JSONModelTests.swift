import Foundation
import RoutergenRuntime
import Testing

struct JSONModelTests {
    @Test func readsAndWritesEveryField() throws {
        let photo = try Gallery.Photo(text: Gallery.photoText)
        #expect(photo.id == 42)
        #expect(photo.name == "Sea \"and\" \u{1} sky 😀")
        #expect(photo.imageURL?.relativeString == "/graphics/userpic.png")
        #expect(photo.takenAt == Date(timeIntervalSince1970: 1_260_888_045.123))
        #expect(photo.expires == Date(timeIntervalSince1970: 1_700_000_000.5))
        #expect(photo.day == Day(year: 2009, month: 12, day: 15))
        #expect(photo.price == Decimal(string: "12345678901234567890.12345"))
        #expect(photo.feature == .unknown("fresh"))
        #expect(photo.feature?.isKnown == false)
        #expect(photo.size == .small)
        #expect(photo.owner.id == Gallery.UserID("u7"))
        #expect(photo.owner.followers == .max)
        #expect(photo.owner.lastSeen == Date(timeIntervalSince1970: 784_111_777))
        #expect(photo.comments.first?.parent?.parent?.body == "c")
        #expect(photo.labels == ["a": "1", "b": "2"])
        #expect(photo.thumbnail == Data([1, 2, 3, 4]))
        #expect(photo.extra?["z"]?[1] == 2.5)
        // Byte for byte: declaration order, the number's own text in `extra`, escapes as few as possible.
        #expect(photo.text == Gallery.photoText)
        #expect(try Gallery.Photo(text: photo.text) == photo)
    }

    @Test func readsFieldsInAnyOrderAndLeavesOutWhatIsNil() throws {
        let text = """
            {"comments":[],"unknown":{"id":7},"rating":5,"owner":{"last_seen":"06 Nov 1994 08:49 GMT",
             "id":"a","followers":0},"name":"","description":null,"id":1,"image_url":""}
            """
        let photo = try Gallery.Photo(text: text)
        #expect(photo.id == 1)
        #expect(photo.imageURL == nil)
        #expect(
            photo.text == """
                {"id":1,"name":"","nsfw":false,"rating":5,"owner":{"id":"a","followers":0,\
                "last_seen":"Sun, 06 Nov 1994 08:49:00 GMT"},"comments":[]}
                """)
    }

    struct Mistake {
        let old: String
        let new: String
        /// What the value that is wrong stands behind; empty: the whole document.
        var anchor = ""
        let message: String
        let model: String
    }

    @Test(arguments: [
        Mistake(
            old: #""id":42"#, new: #""id":"42""#, anchor: #""id":"#,
            message: #"id: expected integer, found string "42""#, model: "Photo"),
        Mistake(
            old: #""name":"#, new: #""nam":"#, message: "name: the required field is missing",
            model: "Photo"),
        Mistake(
            old: "18446744073709551615", new: "-1", anchor: #""followers":"#,
            message: "owner.followers: does not fit in UInt64, found number -1", model: "User"),
        Mistake(
            old: #""c""#, new: "[]", anchor: #"{"body":"b","parent":{"body":"#,
            message: "comments[0].parent.parent.body: expected string, found array",
            model: "Comment"),
        Mistake(
            old: #""size":2"#, new: #""size":7"#, anchor: #""size":"#,
            message: "size: no case of ImageSize, found number 7", model: "Photo"),
        Mistake(
            old: #""nsfw":true"#, new: #""nsfw":1"#, anchor: #""nsfw":"#,
            message: "nsfw: expected boolean, found number 1", model: "Photo"),
        Mistake(
            old: "2009-12-15T14:40:45.123Z", new: "yesterday", anchor: #""taken_at":"#,
            message: #"taken_at: expected date (RFC 3339), found string "yesterday""#,
            model: "Photo"),
        Mistake(
            old: #""2009-12-15""#, new: #""2009-02-29""#, anchor: #""day":"#,
            message: #"day: expected day (yyyy-MM-dd), found string "2009-02-29""#, model: "Photo"),
        Mistake(
            old: "AQIDBA==", new: "AQIDBA=", anchor: #""thumbnail":"#,
            message: #"thumbnail: expected base64 string, found string "AQIDBA=""#, model: "Photo"),
        Mistake(
            old: #"{"id":"u7""#, new: #"[{"id":"u7""#, anchor: #""owner":"#,
            message: "invalid JSON: expected ',' or ']', found the end of the document", model: ""),
    ])
    func namesPathPlaceAndModel(of mistake: Mistake) throws {
        let text = Gallery.photoText.replacingOccurrences(of: mistake.old, with: mistake.new)
        #expect(text != Gallery.photoText)
        let error = #expect(throws: JSONError.self) { try Gallery.Photo(text: text) }
        if mistake.model.isEmpty {
            #expect(error?.kind == .syntax)
            return
        }
        let end = text.range(of: mistake.anchor)?.upperBound ?? text.startIndex
        let offset = text.utf8.distance(from: text.startIndex, to: end)
        #expect(
            error?.description
                == "\(mistake.message) (in \(mistake.model), line 1, column \(offset + 1), byte \(offset))"
        )
    }

    @Test func givesThePartsOfAnErrorToPrograms() throws {
        let error = #expect(throws: JSONError.self) {
            try [Gallery.Comment](text: "[{\"body\":\"\"},\n {\"body\":1}]")
        }
        #expect(error?.kind == .mismatch)
        #expect(error?.path == [.index(1), .key("body")])
        #expect(error?.message == "expected string, found number 1")
        #expect(error?.model == "Comment")
        #expect(error?.byteOffset == 23)
        #expect(error?.line == 2)
        #expect(error?.column == 10)
        #expect(error?.localizedDescription == error?.description)
    }

    @Test func shortensWhatItQuotes() {
        let long = String(repeating: "x", count: 1_000)
        #expect(
            problem { try Int(text: "\"\(long)\"") }
                == "expected integer, found string \"\(long.prefix(40))…\" (line 1, column 1, byte 0)"
        )
    }

    @Test func readsAtAKeyPath() throws {
        let text = "{\"data\":{\"list\":[{\"n\":1},{\"n\":2}]},\"x\":null}"
        #expect(try Int(text: text, at: ["data", "list", "1", "n"]) == 2)
        #expect(try [JSON](text: text, at: ["data", "list"]).count == 2)
        #expect(try Int?(text: text, at: ["x"]) == nil)
        #expect(
            problem { try Int(text: text, at: ["data", "item", "n"]) }
                == "data.item: nothing is at data.item.n of the document (line 1, column 9, byte 8)"
        )
        #expect(
            problem { try Int(text: text, at: ["data", "list", "2"]) }
                == "data.list.2: nothing is at data.list.2 of the document (line 1, column 17, byte 16)"
        )
        #expect(
            problem { try Int(text: text, at: ["x", "y"]) }
                == "x.y: nothing is at x.y of the document (line 1, column 40, byte 39)")
        #expect(
            problem { try Int(text: text, at: ["data", "list"]) }
                == "data.list: expected integer, found array (line 1, column 17, byte 16)")
    }

    @Test func readsFragments() throws {
        #expect(try String(text: " \"a\" ") == "a")
        #expect(try Bool(text: "true"))
        #expect(try Int?(text: "null") == nil)
        #expect(try [Int?](text: "[1,null]") == [1, nil])
        #expect([1, nil].text == "[1,null]")
        #expect(try [String: [Int]](text: "{\"b\":[],\"a\":[1]}").text == "{\"a\":[1],\"b\":[]}")
        #expect(String?.none.text == "null")
    }

    @Test func tellsAbsentNullAndValueApart() throws {
        let change = Gallery.Change(name: .null, size: .value(.tiny))
        #expect(change.text == "{\"name\":null,\"size\":1}")
        #expect(try Gallery.Change(text: change.text) == change)
        #expect(Gallery.Change().text == "{}")
        #expect(try Gallery.Change(text: "{}") == Gallery.Change())
        #expect(Patch.value(1).value == 1 && Patch<Int>.null.value == nil)
    }

    @Test func writesNullForNilWhereAsked() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.nullableField("a", Int?.none)
        writer.nullableField("b", 1)
        writer.nullableField("c", nil, .unixSeconds)
        writer.field("d") { json in
            json.beginArray()
            json.value(1)
            json.null()
            json.endArray()
        }
        writer.endObject()
        #expect(
            String(decoding: writer.data(), as: UTF8.self)
                == "{\"a\":null,\"b\":1,\"c\":null,\"d\":[1,null]}")
    }

    @Test func requiredFieldsMayBeNullOnlyForOptionals() throws {
        let object = try JSONReader(parsing: Data("{\"a\":null}".utf8)).object("Test")
        let value: Int? = try object.required("a")
        #expect(value == nil)
        #expect(throws: JSONError.self) { try object.required("a") as Int }
        #expect(throws: JSONError.self) { try object.required("b") as Int? }
        #expect(try object.optional("b") as Int? == nil)
    }

    @Test(arguments: [
        "http://example.com/a?b=c#d", "/graphics/userpic.png", "a", "//host/x", "mailto:a@b.c",
        "?q=1",
    ])
    func readsURLs(_ text: String) throws {
        #expect(try URL(text: "\"\(text)\"").relativeString == text)
        #expect(try URL(text: "\"\(text)\"").text == "\"\(text)\"")
    }

    @Test func readsTheEmptyURLAsNil() throws {
        #expect(try [URL?](text: "[\"\",\"a\",null]").map { $0 == nil } == [true, false, true])
        #expect(
            problem { try URL(text: "\"\"") }
                == "expected URL, found string \"\" (line 1, column 1, byte 0)")
        #expect(try [String?](text: "[\"\"]") == [""])
    }

    @Test(
        arguments: [
            ("", []), ("AQ==", [1]), ("AQ", [1]), ("AQI=", [1, 2]), ("AQI", [1, 2]),
            ("AR==", [1]), ("AQL", [1, 2]),
            ("-_-_", [251, 255, 191]),
            ("+/+/", [251, 255, 191]),
        ] as [(String, [UInt8])])
    func readsBase64(_ text: String, _ bytes: [UInt8]) throws {
        let data = try Data(text: "\"\(text)\"")
        #expect(data == Data(bytes))
        #expect(try Data(text: data.text) == data)
    }

    @Test(arguments: ["A", "AQ=", "AQI==", "AQID=", "A Q=", "AQ==AQ==", "====", "é"])
    func refusesWhatIsNoBase64(_ text: String) {
        #expect(throws: JSONError.self) { try Data(text: "\"\(text)\"") }
    }

    @Test func readsUUIDs() throws {
        let text = "\"0b49a1c4-4e0e-4d0b-8f3a-6f7f0a1b2c3d\""
        #expect(try UUID(text: text.uppercased()).text == text)
        #expect(throws: JSONError.self) { try UUID(text: "\"0b49a1c4\"") }
    }

    @Test(arguments: ["1", "0", "\"true\"", "null", "[]"])
    func refusesWhatIsNoBoolean(_ text: String) {
        #expect(throws: JSONError.self) { try Bool(text: text) }
    }
}
