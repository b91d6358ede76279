import Foundation
import RoutergenRuntime
import Testing

struct JSONValueTests {
    @Test func keepsOrderAndNumberText() throws {
        let text = #"{"z":1.0,"a":[1e2,-0,12345678901234567890123456789.5],"m":{"y":"","b":null}}"#
        let json = try JSON(text: text)
        #expect(json.description == text)
        #expect(json.objectValue?.keys == ["z", "a", "m"])
    }

    @Test func readsPartsAndConverts() throws {
        let json: JSON = ["photo": ["id": 42, "tags": ["sea", "sky"], "price": 1.5, "on": true]]
        let photo = try #require(json["photo"])
        #expect(photo["id"]?.intValue == 42)
        #expect(photo["tags"]?[1]?.stringValue == "sky")
        #expect(photo["tags"]?[2] == nil && photo["tags"]?["x"] == nil && photo[0] == nil)
        #expect(photo["price"]?.doubleValue == 1.5)
        #expect(photo["price"]?.decimalValue == Decimal(string: "1.5"))
        #expect(photo["price"]?.intValue == nil)
        #expect(photo["on"]?.boolValue == true)
        #expect(photo["none"]?.isNull == nil)
        #expect(photo["tags"]?.arrayValue?.count == 2)
        #expect(photo.kind == .object)
    }

    @Test func changesInPlace() {
        var json: JSON = nil
        json["a"] = [1, 2]
        json["a"]?[0] = "x"
        json["b"] = "y"
        json["a"]?[1] = JSON?.none
        json["a"]?[9] = 1
        #expect(json.description == #"{"a":["x"],"b":"y"}"#)
        json["a"] = JSON?.none
        #expect(json.description == #"{"b":"y"}"#)
        json["b"] = .some(nil)
        #expect(json.description == #"{"b":null}"#)
    }

    @Test func comparesMeaning() throws {
        #expect(try JSON(text: #"{"a":1.0,"b":[100]}"#) == JSON(text: #"{"b":[1e2],"a":1}"#))
        #expect(
            try JSON(text: #"{"a":1.0,"b":[100]}"#).hashValue
                == JSON(text: #"{"b":[1e2],"a":1}"#).hashValue)
        #expect(JSON.number(JSON.Number(1)) != "1")
        #expect(try JSON(text: "[1,2]") != JSON(text: "[2,1]"))
        #expect(try JSON(text: "-0") == 0)
        #expect(try JSON(text: "0.0012e5") == 120)
        #expect(try JSON(text: "9007199254740993") != JSON(text: "9007199254740992"))
        #expect(JSON.null != false)
    }

    @Test(arguments: ["0", "-1", "1.5e-7", "100000000000000000000"])
    func takesNumbersAsText(_ text: String) {
        #expect(JSON.Number(text: text)?.text == text)
    }

    @Test(arguments: ["", "01", "1.", "NaN", " 1", "1 ", "+1", "\"1\"", "[1]", "1,2", "0x1"])
    func refusesTextThatIsNoNumber(_ text: String) {
        #expect(JSON.Number(text: text) == nil)
    }

    @Test func refusesDoublesThatAreNoNumbers() {
        #expect(JSON.Number(Double.nan) == nil && JSON.Number(-Double.infinity) == nil)
        #expect(JSON.Number(Decimal.nan) == nil)
        #expect(JSON.Number(0.1)?.text == "0.1" && JSON.Number(3.0)?.text == "3")
    }

    @Test func convertsToAndFromModels() throws {
        let comment = Gallery.Comment(body: "a", parent: Gallery.Comment(body: "b"))
        let json = JSON(comment)
        #expect(json == ["body": "a", "parent": ["body": "b"]])
        #expect(try json.model(Gallery.Comment.self) == comment)
        #expect(
            problem { try JSON(["body": 1]).model(Gallery.Comment.self) }
                == "body: expected string, found number 1 (in Comment, line 1, column 9, byte 8)")
    }

    @Test func findsKeysOfWideObjects() {
        var object = JSON.Object()
        for key in 0..<1_000 { object["k\(key)"] = JSON.number(JSON.Number(key)) }
        #expect(object["k999"] == 999)
        object["k500"] = nil
        #expect(object["k500"] == nil && object["k501"] == 501 && object.count == 999)
        object["\u{E9}"] = 1
        object["e\u{301}"] = 2
        #expect(object.count == 1_001 && object["\u{E9}"] == 1 && object == object)
        object["k0"] = "changed"
        #expect(object.first?.value == "changed")
    }
}
