import Foundation
import RoutergenRuntime
import Testing

/// What models of OpenAPI documents read and write.
@Suite("Shapes of OpenAPI documents")
struct OpenAPIShapesTests {
    private static let text = #"""
        {"size":[1.5,"km"],"path":["a",2,["b",1],true,false],"level":2.5,"tree":[[],[[]]],\#
        "folders":{"a":{"b":{}}},"since":"2024-01-31","kind":"square","corners":4,\#
        "rule":{"type":"limit","limit":3}}
        """#

    @Test("Everything is read and written as it was")
    func roundTrip() throws {
        let shape = try Shapes.Shape(jsonData: Data(Self.text.utf8))
        #expect(shape.size.width == 1.5)
        #expect(shape.size.unit == "km")
        #expect(shape.path?.first == "a")
        #expect(shape.path?.second == 2)
        #expect(shape.path?.third?.first == "b")
        #expect(shape.path?.third?.third == nil)
        #expect(shape.path?.others == [true, false])
        #expect(shape.level == .case2_5)
        #expect(shape.tree?.rawValue.count == 2)
        #expect(shape.folders?.additionalFields["a"]?.additionalFields.keys.sorted() == ["b"])
        #expect(shape.rule?.limit == 3)
        #expect(String(decoding: shape.jsonData(), as: UTF8.self) == Self.text)
    }

    @Test("Properties that no schema declares are left out where nothing says that they are kept")
    func undeclaredProperties() throws {
        let rule = try Shapes.Rule(jsonData: Data(#"{"type":"limit","more":1}"#.utf8))
        #expect(String(decoding: rule.jsonData(), as: UTF8.self) == #"{"type":"limit"}"#)
        let folders = #"{"more":{}}"#
        let read = try Shapes.Folders(jsonData: Data(folders.utf8))
        #expect(String(decoding: read.jsonData(), as: UTF8.self) == folders)
    }

    @Test(
        "Values of several types, and one that is not listed",
        arguments: ["low", 1, true, "new"] as [JSON])
    func levels(_ value: JSON) throws {
        let level = try Shapes.Level(jsonData: value.jsonData())
        #expect(level.isKnown == (value != "new"))
        #expect(JSON(level) == value)
    }

    @Test("Defaults stand for what is missing and required")
    func defaults() throws {
        let shape = try Shapes.Shape(jsonData: Data(#"{"size":[1,"m"],"level":"low"}"#.utf8))
        #expect(shape.since == Day(year: 2024, month: 2, day: 29))
        #expect(shape.kind == .round)
        #expect(shape.corners == nil)
    }

    @Test("A place that is missing is named")
    func missingPlace() {
        let error = #expect(throws: JSONError.self) {
            try Shapes.Size(jsonData: Data("[1]".utf8))
        }
        #expect(error?.description.contains("expected array of 2 elements or more") == true)
    }
}
