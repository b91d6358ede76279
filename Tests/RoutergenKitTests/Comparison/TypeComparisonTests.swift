import RoutergenKit
import RoutergenSwift
import Testing

/// What a change of a type does to those who use it.
struct TypeComparisonTests {
    private func changes(_ old: String, _ new: String, routes: String? = nil) throws -> [String] {
        let routes = routes ?? "photo: { get: /photo, returns: Photo }"
        return try InterfaceComparison(
            .init(routes: routes, types: old), .init(routes: routes, types: new)
        ).lines
    }

    @Test func aNewTypeIsCompatible() throws {
        #expect(
            try changes("Photo: { id: Int }", "Photo: { id: Int }\n  Other: { id: Int }") == [
                "compatible: Shop.Other: the struct is new; nobody uses it yet"
            ])
    }

    @Test func aTypeThatIsGoneBreaks() throws {
        #expect(
            try changes("Photo: { id: Int }\n  Other: { name: Int }", "Photo: { id: Int }") == [
                "breaking: Shop.Other: the struct is gone; code that names it does not compile"
            ])
    }

    /// Uses of the type are the same ones.
    @Test func aTypeIsKnownAgainByItsFields() throws {
        let lines = try InterfaceComparison(
            .init(
                routes: "photo: { get: /photo, returns: \"[Photo]\" }",
                types: "Photo: { id: Int, title: String }"),
            .init(
                routes: "photo: { get: /photo, returns: \"[Picture]\" }",
                types: "Picture: { id: Int, title: String }")
        ).lines
        #expect(
            lines == [
                "breaking: Shop.Photo: the struct is called 'Picture' now; code that names it does not compile"
            ])
    }

    @Test func aTypeOfAnotherKindBreaks() throws {
        #expect(
            try changes("Photo: { id: Int }", "Photo: { new: String }") == [
                "breaking: Shop.Photo: is of the kind 'type around a raw value', was 'struct'; "
                    + "it is made and read in another way"
            ])
    }

    @Test func aNewPropertyOfAnAnswerOnlyConcernsTests() throws {
        #expect(
            try changes("Photo: { id: Int }", "Photo: { id: Int, name: String }") == [
                "risky: Shop.Photo.init: takes 'name: String'; it has no default; "
                    + "only code that makes such a value itself, as tests do, has to give it",
                "compatible: Shop.Photo.name: the property is new; nobody uses it yet",
            ])
    }

    @Test func aNewRequiredPropertyOfWhatIsSentBreaks() throws {
        #expect(
            try changes(
                "Photo: { id: Int }", "Photo: { id: Int, name: String }",
                routes: "photo: { post: /photo, body: Photo }") == [
                    "breaking: Shop.Photo.init: takes 'name: String'; it has no default, so that calls have to give it",
                    "compatible: Shop.Photo.name: the property is new; nobody uses it yet",
                ])
    }

    @Test(arguments: [
        ("String", "String?", "what reads it has to unwrap it"),
        ("String?", "String", "what is never nil cannot be unwrapped"),
        ("String", "Int", "code that relies on the type does not compile"),
    ])
    func aPropertyOfAnotherTypeBreaks(old: String, new: String, reason: String) throws {
        let lines = try changes("Photo: { name: \(old) }", "Photo: { name: \(new) }")
        #expect(
            lines.contains(
                "breaking: Shop.Photo.name: the type is '\(new)', was '\(old)'; \(reason)"))
    }

    @Test func aPropertyIsKnownAgainByItsKey() throws {
        let lines = try changes(
            "Photo: { image_url: URL }", "Photo: { image_url: { type: URL, name: picture } }")
        #expect(
            lines == [
                "breaking: Shop.Photo.imageURL: the property is called 'picture' now; "
                    + "code that uses it does not compile",
                "breaking: Shop.Photo.init: takes 'picture' in the place of 'imageURL'; "
                    + "calls that give it do not compile",
            ])
    }

    @Test func anotherKeyOfAPropertyIsRisky() throws {
        #expect(
            try changes("Photo: { image_url: URL }", "Photo: { image-url: URL }") == [
                "risky: Shop.Photo.imageURL: the value on the wire: '\"image-url\"', was '\"image_url\"'; "
                    + "values that were stored are read in another way"
            ])
    }

    @Test func aCaseMoreNeedsADefaultInASwitch() throws {
        let (old, new) = ("Kind: [a, b]", "Kind: [a, b, c]")
        for routes in [
            "photo: { get: /photo, query: { kind: Kind } }",
            "photo: { get: /photo, returns: Kind }",
        ] {
            #expect(
                try changes(old, new, routes: routes) == [
                    "risky: Shop.Kind.c: the case is new; a 'switch' without 'default' does not compile"
                ])
        }
    }

    @Test func casesAreKnownAgainByTheirValues() throws {
        let routes = "photo: { get: /photo, query: { kind: Kind } }"
        #expect(
            try changes(
                "Kind: { enum: [{ value: x, name: left }] }",
                "Kind: { enum: [{ value: x, name: right }] }", routes: routes) == [
                    "breaking: Shop.Kind.left: the case is called 'right' now; code that uses it does not compile"
                ])
        #expect(
            try changes(
                "Kind: { enum: [{ value: x, name: left }] }",
                "Kind: { enum: [{ value: y, name: left }] }", routes: routes) == [
                    "risky: Shop.Kind.left: the value on the wire: '\"y\"', was '\"x\"'; "
                        + "values that were stored are read in another way"
                ])
    }

    @Test func openingAnEnumBreaks() throws {
        #expect(
            try changes(
                "Kind: { enum: [a], open: false }", "Kind: { enum: [a], open: true }",
                routes: "photo: { get: /photo, query: { kind: Kind } }") == [
                    "breaking: Shop.Kind: is of the kind 'open enum', was 'enum'; it keeps unknown values, "
                        + "so that a 'switch' needs a case more and 'init(rawValue:)' never fails"
                ])
    }

    @Test func anotherBaseURLIsRisky() throws {
        #expect(
            try InterfaceComparison(.init(), .init(url: "https://api.example.com/v2")).lines == [
                "risky: Shop.Configuration.init: the default of 'baseURL' is "
                    + "'\"https://api.example.com/v2\"', was '\"https://api.example.com\"'; "
                    + "calls that leave it out get another value"
            ])
    }

    @Test func aValueThatEverybodyHasToSupplyBreaks() throws {
        let head = "config: { key: String }\nquery: { key: $key }"
        let lines = try InterfaceComparison(.init(), .init(head: head)).lines
        #expect(
            lines.contains(
                "breaking: Shop.Configuration.init: takes 'key: String'; "
                    + "it has no default, so that calls have to give it"))
        #expect(
            lines.contains(
                "breaking: Shop.Client.init: 'configuration' has no default any more, was "
                    + "'Configuration()'; calls that leave it out do not compile"))
    }

    @Test func otherAccessAndMutability() throws {
        var options = PipelineOptions()
        options.swift.accessLevel = .internal
        #expect(
            try InterfaceComparison(.init(), .init(), newOptions: options).lines == [
                "breaking: Shop: is 'internal', was 'public'; other modules do not see it any more"
            ])
        options = PipelineOptions()
        options.swift.mutability = .always
        #expect(
            try InterfaceComparison(.init(), .init(), newOptions: options).lines == [
                "compatible: Shop.Item.id: is a 'var', was a 'let'; it can be set"
            ])
    }

    @Test func anAPIOfAnotherNameIsTheSameOne() throws {
        #expect(
            try InterfaceComparison(.init(), .init(api: "Store")).lines == [
                "breaking: Shop: the namespace is called 'Store' now; every use names it"
            ])
    }
}
