import Testing

@Suite("Schemas that are put together")
struct ShapeSchemaTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 6)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "of places, with types of their own",
            #"""
            components:
              schemas:
                Pair: { type: array, prefixItems: [{ type: number }, { type: [string, 'null'] }] }
                Titled: { type: array, minItems: 1, prefixItems: [{ type: number, title: size }, { type: string, title: unit }], items: { type: boolean } }
                Same: { type: array, prefixItems: [{ type: integer }, { type: integer }] }
                Long: { type: array, minItems: 9, prefixItems: [{ type: integer }, { $ref: '#/components/schemas/Long' }], items: false }

            """#,
            expected: #"""
                api Example
                tuple Pair = (Double, String?)
                tuple Titled = (size: Double, unit: String optional, Bool…)
                alias Same = [Int]
                tuple Long = (Int, Long)

                """#),
        SpecCase(
            "of choices in choices",
            #"""
            components:
              schemas:
                Flat: { oneOf: [{ oneOf: [{ type: string }, { anyOf: [{ type: integer }, { type: 'null' }] }] }, { type: boolean }] }
                Named: { oneOf: [{ $ref: '#/components/schemas/Flat' }, { type: array, items: { type: string } }] }
                Both:
                  allOf:
                    - oneOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }]
                    - oneOf: [{ type: object, properties: { c: { type: string } } }, { type: object, properties: { d: { type: string } } }]
                Beside:
                  oneOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }]
                  anyOf: [{ type: object, properties: { c: { type: string } } }]

            """#,
            expected: #"""
                api Example
                union Flat by best fit
                  string: String
                  integer: Int
                  boolean: Bool
                union Named by best fit
                  Flat: Flat
                  string array: [String]
                union Both by best fit
                  option 1 option 1: BothOption1Option1 "Both `option 1` and `option 1`."
                  option 1 option 2: BothOption1Option2 "Both `option 1` and `option 2`."
                  option 2 option 1: BothOption2Option1 "Both `option 2` and `option 1`."
                  option 2 option 2: BothOption2Option2 "Both `option 2` and `option 2`."
                object BothOption1Option1 "Both `option 1` and `option 1`."
                  a: String?
                  c: String?
                object BothOption1Option2 "Both `option 1` and `option 2`."
                  a: String?
                  d: String?
                object BothOption2Option1 "Both `option 2` and `option 1`."
                  b: String?
                  c: String?
                object BothOption2Option2 "Both `option 2` and `option 2`."
                  b: String?
                  d: String?
                union Beside by best fit
                  option 1: BothOption1Option1
                  option 2: BothOption2Option1

                """#),
        SpecCase(
            "of what holds for some values only",
            #"""
            components:
              schemas:
                Rule:
                  type: object
                  required: [kind]
                  properties: { kind: { type: string } }
                  if: { properties: { kind: { const: limit } } }
                  then: { required: [limit], properties: { limit: { type: integer }, kind: { const: limit } } }
                  else: { $ref: '#/components/schemas/Other' }
                  dependentSchemas: { limit: { properties: { unit: { type: string } } } }
                Other: { type: object, properties: { note: { type: string } } }

            """#,
            expected: #"""
                api Example
                object Rule
                  kind: String
                  limit: Int?
                  note: String?
                  unit: String?
                object Other
                  note: String?

                """#),
        SpecCase(
            "of themselves",
            #"""
            components:
              schemas:
                Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } }
                Folders: { type: object, additionalProperties: { $ref: '#/components/schemas/Folders' } }
                A: { type: array, items: { $ref: '#/components/schemas/B' } }
                B: { type: object, additionalProperties: { $ref: '#/components/schemas/A' } }
                Same: { allOf: [{ $ref: '#/components/schemas/Same' }] }

            """#,
            expected: #"""
                api.yml:9:5: warning: 'Same' contains itself and nothing else; its values stay JSON
                api Example
                new Tree: [Tree]
                object Folders
                  others: Folders
                new A: [B]
                alias B = [String: A]
                alias Same = JSON

                """#),
        SpecCase(
            "with defaults of every type",
            #"""
            components:
              schemas:
                All:
                  type: object
                  required: [day, at, id, url, bytes, price, list, map, object, later, any, wrong, bad]
                  properties:
                    day: { type: string, format: date, default: '2024-02-29' }
                    at: { type: string, format: date-time, default: '2024-02-29T12:00:00Z' }
                    id: { type: string, format: uuid, default: 123e4567-e89b-12d3-a456-426614174000 }
                    url: { type: string, format: uri, default: 'https://example.com' }
                    bytes: { type: string, format: byte, default: AQID }
                    price: { type: number, format: decimal, default: 1.50 }
                    list: { type: array, items: { type: string, format: date }, default: ['2024-02-29'] }
                    map: { type: object, additionalProperties: { type: integer }, default: { a: 1 } }
                    object: { type: object, required: [a], properties: { a: { type: integer }, b: { type: string } }, default: { a: 1 } }
                    later: { $ref: '#/components/schemas/Later', default: two }
                    any: { default: [1, x] }
                    wrong: { type: string, format: date, default: tomorrow }
                    bad: { $ref: '#/components/schemas/Later', default: three }
                    free: { type: integer, description: How many., default: 20 }
                Later: { type: string, enum: [one, two] }

            """#,
            expected: #"""
                api.yml:20:55: warning: the default does not fit its type, so there is none
                api.yml:21:9: warning: the default of 'bad' does not fit its type, so there is none
                api Example
                object All
                  day: Day = "2024-02-29"
                  at: Date = "2024-02-29T12:00:00Z"
                  id: UUID = "123e4567-e89b-12d3-a456-426614174000"
                  url: URL = "https://example.com"
                  bytes: Data = "AQID"
                  price: Decimal = "1.50"
                  list: [Day] = ["2024-02-29"]
                  map: [String: Int] = {a: 1}
                  object: AllObject = {a: 1}
                  later: Later = "two"
                  any: JSON = [1, "x"]
                  wrong: Day
                  bad: Later
                  free: Int? "How many.

                Where it is missing, the server assumes `20`."
                object AllObject
                  a: Int
                  b: String?
                enum Later: String
                  one = "one"
                  two = "two"

                """#),
        SpecCase(
            "with names for code",
            #"""
            components:
              schemas:
                Pet:
                  x-swift-name: Animal
                  type: object
                  properties:
                    owner: { x-swift-name: keeper, type: object, properties: { id: { type: integer } } }
                    kind: { $ref: '#/components/schemas/Kind', x-swift-name: species }
                Kind: { type: string, enum: [cat, dog], x-enumNames: [Cat, Dog] }

            """#,
            expected: #"""
                api Example
                object Pet as Animal
                  owner as keeper: PetOwner?
                  kind as species: Kind?
                object PetOwner
                  id: Int?
                enum Kind: String
                  Cat = "cat"
                  Dog = "dog"

                """#),
    ]
}
