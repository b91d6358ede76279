import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("Default values")
struct DefaultValueTests {
    private static let types: [TypeDeclaration] = [
        .values("Sort", ["none"]), .values("Open", ["a", "b c"], isOpen: true),
        .values("Closed", ["a"], isOpen: false),
        .declared("ID", .newType(.string)), .declared("IDs", .alias(.array(.type("ID")))),
        .object(
            "Area",
            [
                .field("width", .number(.double)), .field("unit", .optional(.string)),
                .field("depth", .int, default: .number("1")),
            ]),
        .union("Media", [("area", .type("Area"))]),
    ]

    private func planned(_ literal: Literal, _ type: TypeReference) -> (String?, [String]) {
        let field = Field.field("f", type, default: literal)
        let (planned, diagnostics) = planWithDiagnostics(
            .shop(types: Self.types + [.object("Holder", [field])]))
        guard case .structure(let structure)? = planned.types.last?.shape else { return (nil, []) }
        return (structure.initializer?.parameters.first?.defaultValue, diagnostics.map(\.id))
    }

    static let good: [(Literal, TypeReference, String)] = [
        (.string("a"), .string, #""a""#), (.number("1.0"), .string, #""1.0""#),
        (.boolean(true), .string, #""true""#), (.number("-5"), .int, "-5"),
        (.number("2147483647"), .integer(.bits32), "2147483647"),
        (.number("1"), .number(.double), "1"), (.number("1.5"), .number(.single), "1.5"),
        (.boolean(false), .boolean, "false"), (.null, .optional(.int), "nil"),
        (.number("3"), .optional(.int), "3"),
        (.number("12.50"), .decimal, #"Decimal(literal: "12.50")"#),
        (.string("2024-02-29"), .day, #"Day(literal: "2024-02-29")"#),
        (
            .string("2024-02-29T12:00:00.5+01:00"), .date(.rfc3339),
            #"Date(literal: "2024-02-29T12:00:00.5+01:00")"#
        ),
        (.number("60"), .date(.unixSeconds), "Date(timeIntervalSince1970: 60)"),
        (.number("1500"), .date(.unixMilliseconds), "Date(timeIntervalSince1970: 1500 / 1000)"),
        (
            .string("https://example.com/a?b=%20#c"), .url,
            #"URL(literal: "https://example.com/a?b=%20#c")"#
        ),
        (
            .string("6BA7B810-9DAD-11D1-80B4-00C04FD430C8"), .uuid,
            #"UUID(literal: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")"#
        ),
        (.string("AAE="), .bytes, #"Data(literal: "AAE=")"#),
        (.array([.number("1"), .null]), .array(.optional(.int)), "[1, nil]"),
        (.object([.init(key: "k", value: .number("1"))]), .dictionary(.int), #"["k": 1]"#),
        (.object([]), .dictionary(.int), "[:]"),
        (
            .object([.init(key: "k", value: .array([.null, .number("1.5")]))]), .json,
            #"["k": [nil, 1.5]]"#
        ),
        (.string("b c"), .type("Open"), ".bC"),
        (.string("new"), .type("Open"), #".unknown("new")"#),
        (.string("a"), .type("Closed"), ".a"), (.string("x"), .type("ID"), #"ID("x")"#),
        (.string("none"), .optional(.type("Sort")), "Sort.none"),
        (.array([.string("x")]), .type("IDs"), #"[ID("x")]"#),
        (
            .object([
                .init(key: "depth", value: .number("2")), .init(key: "width", value: .number("1")),
            ]), .type("Area"), "Area(width: 1, depth: 2)"
        ),
        (
            .object([
                .init(key: "type", value: .string("area")),
                .init(key: "width", value: .number("1")),
            ]), .type("Media"), ".area(Area(width: 1))"
        ),
    ]

    @Test(arguments: good)
    func areWrittenAsTheTypeWantsThem(
        _ literal: Literal, _ type: TypeReference, _ source: String
    ) {
        let (value, mistakes) = planned(literal, type)
        #expect(value == source)
        #expect(mistakes == [])
    }

    static let bad: [(Literal, TypeReference)] = [
        (.string("x"), .int), (.number("1.5"), .int), (.number("2147483648"), .integer(.bits32)),
        (.number("9223372036854775808"), .int), (.null, .int), (.boolean(true), .int),
        (.string("2023-02-29"), .day), (.string("2024-13-01"), .day), (.string("24-1-1"), .day),
        (.string("2024-02-29"), .date(.rfc3339)),
        (.string("2024-02-29T25:00:00Z"), .date(.rfc3339)),
        (.string("2024-02-29T12:00:00"), .date(.rfc3339)),
        (.string("2024"), .date(.pattern("yyyy"))), (.string("a b"), .url), (.string(""), .url),
        (.string("https://example.com/%2"), .url), (.string("x"), .uuid),
        (.string("6BA7B810-9DAD-11D1-80B4-00C04FD430CZ"), .uuid), (.string("AAE"), .bytes),
        (.string("A==="), .bytes), (.number("1e400"), .decimal), (.string("."), .decimal),
        (.array([.string("a")]), .array(.int)), (.string("b"), .type("Closed")),
        (.object([]), .type("Area")),
        (
            .object([
                .init(key: "width", value: .number("1")), .init(key: "x", value: .number("1")),
            ]), .type("Area")
        ),
        (.object([.init(key: "type", value: .string("other"))]), .type("Media")),
    ]

    @Test(arguments: bad)
    func thatDoNotFitTheirTypeAreMistakes(_ literal: Literal, _ type: TypeReference) {
        let (value, mistakes) = planned(literal, type)
        #expect(value == nil)
        #expect(mistakes == ["default-not-expressible"])
    }
}
