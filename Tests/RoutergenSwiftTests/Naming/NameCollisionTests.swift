import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// Who gets a name that several want.
@Suite struct NameCollisionTests {
    private typealias Sample = ModelSamples

    @Test func theExactNameWinsThenTheFirst() {
        let named = NamedModel(fields: [
            Sample.name("image_url", line: 2), Sample.name("imageURL", line: 3),
            Sample.name("image-url", line: 4), Sample.name("title", line: 5),
        ])
        #expect(named.fields == ["imageURL2", "imageURL", "imageURL3", "title"])
        #expect(
            named.messages == [
                "2 warning: field 'image_url' and field 'imageURL' both become 'imageURL' in Swift; "
                    + "the first is called 'imageURL2' [3 field 'imageURL' is here]",
                "4 warning: field 'image-url' and field 'imageURL' both become 'imageURL' in Swift; "
                    + "the first is called 'imageURL3' [3 field 'imageURL' is here]",
            ])
    }

    @Test func anOverrideWinsAndIsTakenAsItIs() {
        let named = NamedModel(fields: [
            Sample.name("picture", line: 2), Sample.name("image_url", "picture", line: 3),
        ])
        #expect(named.fields == ["picture2", "picture"])
        #expect(named.messages.count == 1)
    }

    @Test func nobodyGetsANameThatAnotherOneWants() {
        let named = NamedModel(fields: [
            Sample.name("tag"), Sample.name("Tag"), Sample.name("tag2"), Sample.name("TAG2"),
        ])
        #expect(named.fields == ["tag", "tag3", "tag2", "tag2_2"])
    }

    @Test func aNativeDescriptionHasErrorsWithAdvice() {
        let model = Sample.model(types: [
            Sample.object(Sample.name("photo_page", line: 2)),
            Sample.object(Sample.name("PhotoPage", line: 3)),
        ])
        let named = NamedModel(model, severity: .error)
        #expect(named.table[TypeID("PhotoPage")]?.name.name == "PhotoPage")
        #expect(named.table[TypeID("photo_page")]?.name.name == "PhotoPage2")
        #expect(
            named.messages == [
                "2 error: type 'photo_page' and type 'PhotoPage' both become 'PhotoPage' in Swift "
                    + "[3 type 'PhotoPage' is here]"
            ])
        #expect(named.diagnostics.first?.id == "name-collision")
        #expect(
            named.diagnostics.first?.suggestion == "give one of them another name with 'name:'")
    }

    @Test func anOpenAPIDocumentHasAdviceInItsWords() {
        let model = Sample.model(types: [
            Sample.enumeration(
                Sample.name("Mood", line: 2),
                [Sample.name("calm", line: 3), Sample.name("Calm", line: 4)]),
            Sample.object(Sample.name("mood", line: 5)),
        ])
        let named = NamedModel(model, isNative: false)
        #expect(
            named.diagnostics.map(\.suggestion) == [
                "give one of them another name with 'x-enum-varnames', or under 'rename' in "
                    + "routergen.yml",
                "give one of them another name with 'x-swift-name', or under 'rename' in "
                    + "routergen.yml",
            ])
    }

    @Test func accentsThatLookTheSameCollide() {
        let named = NamedModel(fields: [
            Sample.name("\u{E9}t\u{E9}"), Sample.name("e\u{301}te\u{301}"),
        ])
        #expect(named.fields == ["\u{E9}t\u{E9}", "\u{E9}t\u{E9}2"])
        #expect(named.messages.count == 1)
    }

    @Test func twoOverridesOfOneNameAreAnErrorInAnyFormat() {
        let named = NamedModel(fields: [
            Sample.name("a", "same", line: 2), Sample.name("b", "same", line: 3),
        ])
        #expect(named.fields == ["same", "same2"])
        #expect(
            named.messages == [
                "3 error: field 'b' and field 'a' both become 'same' in Swift [2 field 'a' is here]"
            ])
    }

    @Test func overridesHaveToBeIdentifiers() {
        let named = NamedModel(fields: [
            Sample.name("a", "two words", line: 2), Sample.name("b", "9lives", line: 3),
            Sample.name("c", "", line: 4), Sample.name("d", "_", line: 5),
            Sample.name("e", "self", line: 6), Sample.name("f", "x`; fatalError()", line: 7),
            Sample.name("g", "default", line: 8),
        ])
        #expect(named.fields == ["a", "b", "c", "d", "e", "f", "default"])
        #expect(
            named.messages == [
                "2 error: 'two words' is not a Swift identifier",
                "3 error: '9lives' is not a Swift identifier",
                "4 error: '' is not a Swift identifier",
                "5 error: '_' is not a Swift identifier",
                "6 error: no field can be called 'self' in Swift",
                "7 error: 'x`; fatalError()' is not a Swift identifier",
            ])
    }
}
