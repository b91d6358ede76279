import Foundation
import RoutergenRuntime
import Testing

/// The bridge to `Codable`: the same meaning as the direct way, through every coder.
struct JSONCodableTests {
    /// A `Codable` type that somebody wrote by hand around models.
    struct Page: Codable, Equatable {
        var number: Int
        var photo: Gallery.Photo
        var sizes: [Gallery.ImageSize]
        var media: Gallery.Media
        var json: JSON
        var order: Gallery.Order
        var day: Day
        var byName: [String: Gallery.Feature]
    }

    private func page() throws -> Page {
        Page(
            number: 1, photo: try Gallery.Photo(text: Gallery.photoText), sizes: [.tiny, .small],
            media: .video(Gallery.Video(type: "video", seconds: 9)),
            json: ["a": [1, 2.5, nil, true, "x"], "b": [:], "c": []], order: .descending,
            day: try #require(Day("2009-12-15")), byName: ["a": .popular, "b": .unknown("new")])
    }

    @Test func modelsAreRootsOfJSONCoders() throws {
        let photo = try Gallery.Photo(text: Gallery.photoText)
        #expect(
            try JSONDecoder().decode(Gallery.Photo.self, from: Data(Gallery.photoText.utf8))
                == photo)
        let data = try JSONEncoder().encode(photo)
        #expect(try JSON(jsonData: data) == JSON(jsonData: photo.jsonData()))
        #expect(try JSONDecoder().decode(Gallery.Photo.self, from: data) == photo)
        #expect(try Gallery.Photo(jsonData: data) == photo)
    }

    @Test func modelsArePartsOfHandWrittenTypes() throws {
        let page = try page()
        let data = try JSONEncoder().encode(page)
        #expect(try JSONDecoder().decode(Page.self, from: data) == page)
        #expect(try Gallery.Photo(jsonData: data, at: ["photo"]) == page.photo)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func modelsGoThroughPropertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws
    {
        let page = try page()
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let data = try encoder.encode(page)
        #expect(try PropertyListDecoder().decode(Page.self, from: data) == page)
        let photo = try encoder.encode(page.photo)
        #expect(try PropertyListDecoder().decode(Gallery.Photo.self, from: photo) == page.photo)
    }

    @Test func readsDatesAndDataOfPropertyLists() throws {
        let date = Date(timeIntervalSince1970: 1_260_870_045)
        let values: [String: Any] = [
            "id": 1, "name": "a", "rating": 1.5, "comments": [Any](), "taken_at": date,
            "thumbnail": Data([1, 2]), "nsfw": true,
            "owner": ["id": "u", "followers": 0, "last_seen": "Sun, 06 Nov 1994 08:49:37 GMT"],
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: values, format: .xml, options: 0)
        let photo = try PropertyListDecoder().decode(Gallery.Photo.self, from: data)
        #expect(photo.takenAt == date)
        #expect(photo.thumbnail == Data([1, 2]))
        #expect(photo.nsfw)
    }

    @Test func theCodersStrategiesDoNotMatter() throws {
        let photo = try Gallery.Photo(text: Gallery.photoText)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.dataEncodingStrategy = .deferredToData
        #expect(try JSON(jsonData: encoder.encode(photo)) == JSON(photo))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        #expect(try decoder.decode(Gallery.Photo.self, from: photo.jsonData()) == photo)
    }

    @Test func closedEnumsHaveOneImplementation() throws {
        func roundTrip<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
            let data = try JSONEncoder().encode([value])
            #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
            #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
        }
        try roundTrip(Gallery.ImageSize.small, "2")
        try roundTrip(Gallery.Order.descending, "\"desc\"")
        try roundTrip(Gallery.Feature.unknown("x"), "\"x\"")
        try roundTrip(Gallery.UserID("u"), "\"u\"")
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Gallery.ImageSize.self, from: Data("7".utf8))
        }
        #expect("\(error as Any)".contains("no case of ImageSize, found number 7"))
    }

    @Test func standardTypesKeepTheirOwn() throws {
        // Called by name, each of these has two candidates and must not be ambiguous.
        let decoder = JSONDecoder()
        #expect(try decoder.decode([Int?].self, from: Data("[1,null]".utf8)) == [1, nil])
        #expect(try decoder.decode([String: URL].self, from: Data("{\"a\":\"x\"}".utf8)).count == 1)
        struct Probe: Codable {
            let ints: [Int]
            let date: Date
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                ints = try [Int](from: container.superDecoder())
                date = try Date(from: container.superDecoder())
            }
            func encode(to encoder: any Encoder) throws { try ints.encode(to: encoder) }
        }
        let probe = try decoder.decode(Probe.self, from: Data("[[1,2],0]".utf8))
        #expect(probe.ints == [1, 2])
        #expect(probe.date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(try String(decoding: JSONEncoder().encode(probe), as: UTF8.self) == "[1,2]")
        #expect(
            try String(
                decoding: JSONEncoder().encode([Date(timeIntervalSinceReferenceDate: 5)]),
                as: UTF8.self) == "[5]")
    }

    @Test func mistakesAreDecodingErrorsWithThePath() throws {
        let text = Gallery.photoText.replacingOccurrences(of: "\"body\":\"c\"", with: "\"body\":7")
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                [String: [Gallery.Photo]].self, from: Data("{\"p\":[\(text)]}".utf8))
        }
        guard case .typeMismatch(_, let context)? = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(
            context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
                == ["p", "0", "comments", "0", "parent", "parent", "body"])
        #expect(
            (context.underlyingError as? JSONError)?.message == "expected string, found number 7")
        let missing = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Gallery.Comment.self, from: Data("{}".utf8))
        }
        guard case .keyNotFound(let key, _)? = missing else {
            Issue.record("\(missing as Any)")
            return
        }
        #expect(key.stringValue == "body")
    }

    @Test func whatIsNoNumberIsAnEncodingError() {
        struct Point: JSONModel {
            let x: Double
            init(x: Double) { self.x = x }
            init(json: JSONReader) throws { x = try json.object("Point").required("x") }
            func write(json: inout JSONWriter) {
                json.beginObject()
                json.field("x", x)
                json.endObject()
            }
        }
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Point(x: .nan)) }
        #expect(throws: Never.self) { try JSONEncoder().encode(Point(x: 0.1)) }
    }

    @Test(arguments: [
        "0", "-0", "1", "-9223372036854775808", "9223372036854775807", "18446744073709551615",
        "0.1", "1e300", "5e-324",
        "1.7976931348623157e308", "12345678901234567890123.45", "0.3333333333333333333333333333",
        "123456789.123456789123",
    ])
    func numbersStayExact(_ text: String) throws {
        let json = try JSON(text: "[\(text)]")
        #expect(try JSON(jsonData: JSONEncoder().encode(json)) == json)
        #expect(try JSONDecoder().decode(JSON.self, from: json.jsonData()) == json)
        let list = try PropertyListEncoder().encode(json)
        #expect(try PropertyListDecoder().decode(JSON.self, from: list) == json)
    }

    @Test func negativeZeroKeepsItsSign() throws {
        let zero = try #require(JSON.Number(-0.0))
        let data = try JSONEncoder().encode(JSON.number(zero))
        #expect(try Double(jsonData: data).sign == .minus)
        #expect(
            try JSONDecoder().decode(JSON.self, from: Data("-0.0".utf8)).doubleValue?.sign == .minus
        )
    }
}

/// A coder that has nothing but text, as those for XML and forms: `7` reads as string and as number.
struct JSONTextCoderTests {
    struct Settings: JSONModel, Equatable {
        let count: Int
        let ratio: Double
        let isOn: Bool
        let code: String
        let list: [Int]

        init(json: JSONReader) throws {
            let object = try json.object("Settings")
            count = try object.required("count")
            ratio = try object.required("ratio")
            isOn = try object.required("is_on")
            code = try object.required("code")
            list = try object.required("list")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("count", count)
            json.field("ratio", ratio)
            json.field("is_on", isOn)
            json.field("code", code)
            json.field("list", list)
            json.endObject()
        }
    }

    @Test func theModelDecidesWhatTextMeans() throws {
        let node = TextNode.fields([
            "count": .text("7"), "ratio": .text("0.5"), "is_on": .text("true"),
            "code": .text("007"),
            "list": .list([.text("1"), .text("2")]),
        ])
        let settings = try Settings(from: TextDecoder(node: node))
        #expect(
            settings.text == #"{"count":7,"ratio":0.5,"is_on":true,"code":"007","list":[1,2]}"#)
    }

    @Test func textThatDoesNotFitIsAnError() {
        let node = TextNode.fields(["count": .text("seven")])
        let error = #expect(throws: DecodingError.self) {
            try Settings(from: TextDecoder(node: node))
        }
        #expect("\(error as Any)".contains("count: expected integer, found string"))
    }
}

enum TextNode {
    case text(String)
    case list([TextNode])
    case fields([String: TextNode])
}
