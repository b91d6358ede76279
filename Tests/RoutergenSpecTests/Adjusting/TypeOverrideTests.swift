import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

@Suite("Types of the user's")
struct TypeOverrideTests {
    private static let text = """
        paths:
          /charges:
            get:
              operationId: listCharges
              parameters:
                - { name: max, in: query, schema: { $ref: '#/components/schemas/Money' } }
                - { name: in, in: query, schema: { $ref: '#/components/schemas/Currency', default: usd } }
              responses:
                '200':
                  description: All.
                  content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Charge' } } } }
        components:
          schemas:
            Charge:
              required: [amount, site]
              properties:
                amount: { $ref: '#/components/schemas/Money' }
                fee: { $ref: '#/components/schemas/Money' }
                fees: { type: array, items: { $ref: '#/components/schemas/Money' } }
                site: { type: string, format: uri }
                rate: { type: number, format: Percent }
                when: { type: string, format: date-time }
                currency: { $ref: '#/components/schemas/Currency' }
            Money: { properties: { cents: { $ref: '#/components/schemas/Cents' } } }
            Cents: { type: object, properties: { value: { type: integer } } }
            Currency: { type: string, enum: [usd, eur] }
            Lonely: { properties: { id: { type: string } } }
        """

    private func run(_ change: (inout TypeOverrides) -> Void) throws -> AdjustingRun {
        var adjustments = ModelAdjustments()
        change(&adjustments.types)
        return try AdjustingRun(Self.text, adjustments)
    }

    /// The types of the properties of a schema, as a description writes them.
    private func fields(of name: String, in model: APIModel) -> [String: TypeReference] {
        for declaration in model.types where declaration.name.wire == name {
            guard case .object(let shape) = declaration.shape else { continue }
            return Dictionary(uniqueKeysWithValues: shape.fields.map { ($0.name.wire, $0.type) })
        }
        return [:]
    }

    @Test("stand for a format wherever it occurs, and stay optional where a value may be missing")
    func formats() throws {
        let run = try run {
            $0.formats = .pairs([
                "uri": .string, "PERCENT": .external("Percent"), "date-time": .external("Moment"),
            ])
        }
        #expect(run.report == [])
        let fields = fields(of: "Charge", in: run.model)
        #expect(fields["site"] == .string)
        #expect(fields["rate"] == .optional(.external("Percent")))
        #expect(fields["when"] == .optional(.external("Moment")))
    }

    @Test("stand for a schema, which is not declared then, nor is what only it needs")
    func schemas() throws {
        let run = try run { $0.schemas = .pairs(["Money": .external("Ledger.Money")]) }
        #expect(run.report == [])
        let fields = fields(of: "Charge", in: run.model)
        #expect(fields["amount"] == .external("Ledger.Money"))
        #expect(fields["fee"] == .optional(.external("Ledger.Money")))
        #expect(fields["fees"] == .optional(.array(.external("Ledger.Money"))))
        #expect(run.model.types.map(\.name.wire) == ["Charge", "Currency", "Lonely"])
        let parameters = run.model.groups.flatMap(\.endpoints).flatMap(\.parameters)
        #expect(parameters.first?.type == .optional(.external("Ledger.Money")))
    }

    @Test("stand for a property, and are schemas where they are called so")
    func properties() throws {
        let run = try run {
            $0.properties = .pairs([
                "Charge.amount": .decimal, "Charge.fees": .array(.external("Cents")),
                "Example.Charge.site": .external("Site"),
            ])
        }
        #expect(run.report == [])
        let fields = fields(of: "Charge", in: run.model)
        #expect(fields["amount"] == .decimal)
        #expect(fields["fees"] == .optional(.array(.named(TypeID("Cents")))))
        #expect(fields["site"] == .external("Site"))
        #expect(run.model.types.contains { $0.name.wire == "Money" })
    }

    @Test("are written as text where they stand for text")
    func decimals() throws {
        let run = try run {
            $0.formats = .pairs(["uri": .decimal])
            $0.properties = .pairs(["Charge.fees": .decimal])
        }
        #expect(run.report == [])
        let fields = fields(of: "Charge", in: run.model)
        #expect(fields["site"] == .decimalText)
        #expect(fields["fees"] == .optional(.decimal))
    }

    @Test("may be other schemas, one behind the other, and have the name of the schema")
    func chains() throws {
        let run = try run {
            $0.schemas = .pairs([
                "Money": .external("Cents"), "Cents": .external("Lonely"),
                "Currency": .external("Currency"),
            ])
        }
        let fields = fields(of: "Charge", in: run.model)
        #expect(fields["amount"] == .named(TypeID("Lonely")))
        #expect(fields["currency"] == .optional(.external("Currency")))
        #expect(run.model.types.map(\.name.wire) == ["Charge", "Lonely"])
    }

    @Test("take away defaults that nobody can write for them")
    func defaults() throws {
        let run = try run { $0.schemas = .pairs(["Currency": .external("ISO.Currency")]) }
        #expect(
            run.report == [
                "warning: the default of 'in' is not used, because 'ISO.Currency' is a type of yours"
            ])
        let parameters = run.model.groups.flatMap(\.endpoints).flatMap(\.parameters)
        #expect(parameters.last?.type == .optional(.external("ISO.Currency")))
        #expect(parameters.last?.source == .argument(defaultValue: nil))
    }

    @Test("report keys that name nothing, with what may be meant")
    func unmatched() throws {
        let run = try run {
            $0.formats = .pairs(["url": .string])
            $0.formats += .pairs(["decimal": .string], isShared: true)
            $0.schemas = .pairs(["Mony": .string])
            $0.properties = .pairs(["Charge.amuont": .string])
        }
        #expect(
            run.report == [
                "error: no schema of the description has the format 'url'; did you mean 'uri'?",
                "error: schema 'Charge' has no property 'amuont'; did you mean 'amount'?",
                "error: the description has no schema 'Mony'; did you mean 'Money'?",
            ])
    }

    @Test("are no circle")
    func circles() throws {
        let run = try run {
            $0.schemas = .pairs([
                "Money": .array(.external("Cents")), "Cents": .external("Money"),
            ])
        }
        #expect(
            run.report == ["error: 'Money' is replaced by something that contains it"])
    }
}
