import Foundation
import RoutergenRuntime
import Testing

@Suite("Unions without a tag, and fields that no model lists")
struct JSONUnionTests {
    private struct Cat: JSONModel {
        let name: String
        let lives: Int?

        init(json: JSONReader) throws {
            let object = try json.object("Cat")
            name = try object.required("name")
            lives = try object.optional("lives")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("name", name)
            json.field("lives", lives)
            json.endObject()
        }
    }

    private struct Dog: JSONModel {
        let name: String
        let loud: Bool?
        let others: [String: Int]

        init(json: JSONReader) throws {
            let object = try json.object("Dog")
            name = try object.required("name")
            loud = try object.optional("loud")
            others = try object.others(than: ["name", "loud"])
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("name", name)
            json.field("loud", loud)
            json.members(others)
            json.endObject()
        }
    }

    private enum Pet: JSONModel {
        case number(Int)
        case cat(Cat)
        case dog(Dog)
        case unknown(JSON)

        init(json: JSONReader) throws {
            let variant: Pet? = json.bestMatch([
                { .number(try Int(json: $0)) },
                { .cat(try Cat(json: $0)) },
                { .dog(try Dog(json: $0)) },
            ])
            self = try variant ?? .unknown(JSON(json: json))
        }

        func write(json: inout JSONWriter) {
            switch self {
            case .number(let value): value.write(json: &json)
            case .cat(let value): value.write(json: &json)
            case .dog(let value): value.write(json: &json)
            case .unknown(let value): value.write(json: &json)
            }
        }

        var word: String {
            switch self {
            case .number: "number"
            case .cat: "cat"
            case .dog: "dog"
            case .unknown: "unknown"
            }
        }
    }

    @Test(
        "are read as the variant that keeps the most, and written back",
        arguments: [
            ("{\"name\":\"Tom\"}", "cat"), ("{\"name\":\"Tom\",\"lives\":9}", "cat"),
            ("{\"name\":\"Rex\",\"loud\":true}", "dog"), ("{\"name\":\"Rex\",\"age\":3}", "dog"),
            ("7", "number"), ("{\"title\":1}", "unknown"), ("[]", "unknown"),
        ])
    func unions(_ text: String, _ word: String) throws {
        let pet: Pet = try JSONReader(parsing: Data(text.utf8)).model()
        #expect(pet.word == word)
        var writer = JSONWriter()
        pet.write(json: &writer)
        #expect(String(decoding: writer.data(), as: UTF8.self) == text)
    }

    @Test("keep the values of keys that are not listed, sorted")
    func others() throws {
        let text = "{\"b\":2,\"name\":\"Rex\",\"a\":1}"
        let dog: Dog = try JSONReader(parsing: Data(text.utf8)).model()
        #expect(dog.others == ["a": 1, "b": 2])
        var writer = JSONWriter()
        dog.write(json: &writer)
        #expect(
            String(decoding: writer.data(), as: UTF8.self) == "{\"name\":\"Rex\",\"a\":1,\"b\":2}")
    }
}
