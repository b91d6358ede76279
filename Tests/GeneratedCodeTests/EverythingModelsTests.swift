import Foundation
import RoutergenRuntime
import Testing

/// The models of the API that uses every feature of the format, through JSON and through other coders.
@Suite("The models of every feature")
struct EverythingModelsTests {
    /// Every field, as the model writes it, with a parent that has only what is required.
    private static let full =
        #"{"id":"a1","created_at":"2024-02-29T11:00:00.5Z","kind":"hologram","name":"A \"book\" 👋","#
        + #""image_url":"https://x.example/p?q=%20","price":12.5,"weight":2,"ratio":0.1,"count":-7,"#
        + #""total":9007199254740993,"available":false,"released":"2024-02-29","#
        + #""checked_at":1709208000123,"modified":"Thu, 29 Feb 2024 12:00:00 GMT","#
        + #""printed":"2024-02-29 12:00:00","labels":["a",""],"counts":{"x":1,"y":-2},"#
        + #""matrix":[[1.5,null],[]],"thumbnail":"AQID","#
        + #""token":"123e4567-e89b-12d3-a456-426614174000","extra":{"z":1.0,"a":[null,true]},"#
        + #""parent":\#(parent),"media":[{"type":"photo","url":"/1"},"#
        + #"{"type":"video","url":"/2","seconds":3},{"type":"hologram","depth":[{}]}],"#
        + #""class":"c","self":"/items/a1","größe":42,"default":"d"}"#
    private static let parent =
        #"{"id":"p","created_at":"1970-01-01T00:00:00Z","kind":"+1","name":"","weight":1.5,"count":0,"#
        + #""available":true,"default":"standard"}"#

    private func item(_ text: String) throws -> Everything.Item {
        try Everything.Item(jsonData: Data(text.utf8))
    }

    private func text(_ model: some JSONModel) -> String {
        String(decoding: model.jsonData(), as: UTF8.self)
    }

    @Test("Each field has its type and its value")
    func fields() throws {
        let item = try item(Self.full)
        let noon = Date(timeIntervalSince1970: 1_709_208_000)
        #expect(item.id == .init("a1"))
        #expect(item.createdAt == noon.addingTimeInterval(-3_599.5))
        #expect(item.kind == .unknown("hologram"))
        #expect(item.name == "A \"book\" 👋")
        #expect(item.price == Decimal(string: "12.5"))
        #expect(item.weight == 2)
        #expect(item.ratio == 0.1)
        #expect(item.count == -7)
        #expect(item.total == 9_007_199_254_740_993)
        #expect(!item.available)
        #expect(item.released == Day(year: 2024, month: 2, day: 29))
        #expect(item.checkedAt == Date(timeIntervalSince1970: 1_709_208_000.123))
        #expect(item.modified == noon)
        #expect(item.printed == noon)
        #expect(item.labels == ["a", ""])
        #expect(item.counts == ["x": 1, "y": -2])
        #expect(item.matrix == [[1.5, nil], []])
        #expect(item.thumbnail == Data([1, 2, 3]))
        #expect(item.token == UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
        #expect(item.extra == ["z": 1, "a": [nil, true]])
        #expect(item.parent?.kind == .plus1)
        #expect(item.media?.count == 3)
        #expect(item.class == "c")
        #expect(item.link == URL(string: "/items/a1"))
        #expect(item.größe == 42)
        #expect(item.default == "d")
    }

    @Test("What is not there is nil or the default; null means the same")
    func defaults() throws {
        let short = try item(Self.parent)
        #expect(text(short) == Self.parent)
        let required = #""id":"p","created_at":"1970-01-01T00:00:00Z","kind":"+1","name":"""#
        #expect(try text(item("{\(required)}")) == Self.parent)
        let nulls = [
            "image_url", "price", "weight", "ratio", "count", "total", "available", "released",
            "checked_at", "modified", "printed", "labels", "counts", "matrix", "thumbnail", "token",
            "parent", "media", "class", "self", "größe", "default",
        ].map { "\"\($0)\":null" }.joined(separator: ",")
        #expect(try text(item("{\(nulls),\(required)}")) == Self.parent)
        let new = try Everything.NewItem(jsonData: Data(#"{"kind":"x","name":""}"#.utf8))
        #expect(new.labels == [])
        #expect(text(new) == #"{"kind":"x","name":"","labels":[]}"#)
    }

    @Test("Dates of every form, as servers write them")
    func dates() throws {
        let item = try item(
            #"{"id":"p","kind":"book","name":"","created_at":"2024-02-29t12:00:00.250+05:30","#
                + #""checked_at":1709208000123.5,"modified":"Thu, 29 Feb 2024 12:00:00 GMT"}"#
        )
        #expect(item.createdAt.timeIntervalSince1970 == 1_709_188_200.25)
        #expect(item.checkedAt?.timeIntervalSince1970 == 1_709_208_000.1235)
        #expect(item.modified?.timeIntervalSince1970 == 1_709_208_000)
        #expect(text(item).contains(#""created_at":"2024-02-29T06:30:00.25Z""#))
    }

    @Test("Written as it was read, by this runtime and by Foundation's coders")
    func roundTrips() throws {
        for original in [Self.full, Self.parent] {
            let item = try item(original)
            #expect(text(item) == original)

            let data = Data(original.utf8)
            let decoded = try JSONDecoder().decode(Everything.Item.self, from: data)
            #expect(try json(decoded) == JSON(jsonData: data))
            let encoded = try JSONEncoder().encode(item)
            #expect(try JSON(jsonData: encoded) == JSON(jsonData: data))

            for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
                let encoder = PropertyListEncoder()
                encoder.outputFormat = format
                let list = try PropertyListDecoder().decode(
                    Everything.Item.self, from: try encoder.encode(item))
                #expect(try json(list) == JSON(jsonData: data))
            }
        }
    }

    private func json(_ model: some JSONModel) throws -> JSON {
        try JSON(jsonData: model.jsonData())
    }

    @Test("A value made in code is written like one that was read")
    func memberwise() throws {
        let new = Everything.NewItem(kind: .plus1, name: "")
        #expect(text(new) == #"{"kind":"+1","name":"","labels":[]}"#)
        let media = [
            Everything.Media.video(.init(url: URL(fileURLWithPath: "/v"), seconds: 1))
        ]
        #expect(text(media) == #"[{"type":"video","url":"file:///v","seconds":1}]"#)
        #expect(try text([Everything.Media](jsonData: Data(text(media).utf8))) == text(media))
    }

    @Test("Values that the description does not list go back as they came")
    func unknownValues() throws {
        let kinds = #"["book","other thing","-1","","NEW","+1"]"#
        let read = try [Everything.Kind](jsonData: Data(kinds.utf8))
        #expect(read == [.book, .otherThing, .minus1, .unknown(""), .unknown("NEW"), .plus1])
        #expect(text(read) == kinds)
        #expect(Everything.Kind.allKnownCases.count == 5)

        let media = #"[{"type":"x","a":1.0},{"a":2},{"type":null},{}]"#
        let variants = try [Everything.Media](jsonData: Data(media.utf8))
        for variant in variants {
            guard case .unknown = variant else {
                Issue.record("\(variant)")
                continue
            }
        }
        #expect(text(variants) == media)

        // A closed enumeration refuses them, by name.
        let error = #expect(throws: JSONError.self) {
            try [Everything.Size](jsonData: Data("[1,3]".utf8))
        }
        #expect(error?.description.contains("[1]: ") == true)
    }

    @Test("Generations of parents, up to the depth that a document may have")
    func depth() throws {
        let start = String(Self.parent.dropLast())
        func nested(_ count: Int) -> String {
            String(repeating: start + ",\"parent\":", count: count - 1) + Self.parent
                + String(repeating: "}", count: count - 1)
        }
        var item = try item(nested(200))
        var count = 1
        while let parent = item.parent {
            item = parent
            count += 1
        }
        #expect(count == 200)
        let error = #expect(throws: JSONError.self) { try self.item(nested(201)) }
        #expect(error?.kind == .tooDeep)
    }
}
