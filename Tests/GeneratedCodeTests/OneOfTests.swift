import Foundation
import RoutergenRuntime
import Testing

/// Which alternative of a union is taken for a value, and that it is written as it came.
@Suite("Alternatives of unions")
struct OneOfTests {
    private func read<Value: JSONModel>(_ type: Value.Type, _ json: String) throws -> Value {
        let value = try JSONDecoder().decode(type, from: Data(json.utf8))
        let written = try JSONEncoder().encode(value)
        let before = try JSONDecoder().decode(JSON.self, from: Data(json.utf8))
        let after = try JSONDecoder().decode(JSON.self, from: written)
        #expect(before == after, "\(json)")
        return value
    }

    @Test("Are told by the values that the mapping of the discriminator gives")
    func mapped() throws {
        guard case .cat(let cat) = try read(OneOf.Mapped.self, #"{"kind":"cat","lives":9}"#) else {
            Issue.record("no cat")
            return
        }
        #expect(cat.lives == 9)
        let puppy = try read(OneOf.Mapped.self, #"{"kind":"puppy","tricks":["sit"]}"#)
        guard case .puppy(let dog) = puppy else {
            Issue.record("no puppy")
            return
        }
        #expect(dog.tricks == ["sit"])
        let other = try read(OneOf.Mapped.self, #"{"kind":"cow","milk":[1,null]}"#)
        guard case .unknown(let json) = other else {
            Issue.record("a cow is not listed")
            return
        }
        #expect(json["kind"]?.stringValue == "cow")
    }

    @Test("Are told by the names of the schemas without a mapping")
    func named() throws {
        guard case .dog = try read(OneOf.Named.self, #"{"kind":"Dog"}"#),
            case .unknown = try read(OneOf.Named.self, #"{"kind":"dog"}"#)
        else {
            Issue.record("the names of the schemas count as they are written")
            return
        }
    }

    @Test("Are told by a constant property")
    func constant() throws {
        guard case .bird(let bird) = try read(OneOf.Constant.self, #"{"is":"bird","wings":2}"#),
            case .fish = try read(OneOf.Constant.self, #"{"is":"fish"}"#)
        else {
            Issue.record("'is' is constant in each")
            return
        }
        #expect(bird.wings == 2)
    }

    @Test("Are told by what they require, and by what they keep")
    func plain() throws {
        guard case .stone = try read(OneOf.Plain.self, #"{"weight":1}"#),
            case .tree = try read(OneOf.Plain.self, #"{"leaves":1}"#),
            case .unknown = try read(OneOf.Plain.self, #"{"wind":1}"#),
            // Both fit; one keeps more.
            case .gem(let gem) = try read(OneOf.Similar.self, #"{"weight":1,"carat":5}"#),
            case .stone = try read(OneOf.Similar.self, #"{"weight":1}"#)
        else {
            Issue.record("another alternative fits better")
            return
        }
        #expect(gem.carat == 5)
    }

    @Test("Are told by their type")
    func scalars() throws {
        guard case .date = try read(OneOf.Scalars.self, #""2024-02-29T12:00:00Z""#),
            case .integer(3) = try read(OneOf.Scalars.self, "3"),
            case .boolean(true) = try read(OneOf.Scalars.self, "true"),
            case .stringArray(["a"]) = try read(OneOf.Scalars.self, #"["a"]"#),
            case .dictionary(["a": 1.5]) = try read(OneOf.Scalars.self, #"{"a":1.5}"#),
            case .unknown = try read(OneOf.Scalars.self, #""yesterday""#)
        else {
            Issue.record("another alternative has the type")
            return
        }
    }

    @Test("Of text that is partly listed are cases or the text")
    func open() throws {
        #expect(try read([OneOf.OpenText].self, #"["red","blue"]"#) == [.red, .unknown("blue")])
    }
}
