import Testing

@Suite("The type of a schema without parts")
struct ScalarSchemaTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 7)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "formats",
            #"""
            components:
              schemas:
                Everything:
                  type: object
                  required: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v]
                  properties:
                    a: { type: string }
                    b: { type: string, format: date-time }
                    c: { type: string, format: date }
                    d: { type: string, format: uuid }
                    e: { type: string, format: uri }
                    f: { type: string, format: byte }
                    g: { type: string, format: binary }
                    h: { type: string, format: password }
                    i: { type: integer }
                    j: { type: integer, format: int32 }
                    k: { type: integer, format: int64 }
                    l: { type: number }
                    m: { type: number, format: float }
                    n: { type: number, format: double }
                    o: { type: number, format: decimal }
                    p: { type: boolean }
                    q: { type: string, format: something-new }
                    r: { type: string, contentEncoding: base64 }
                    s: { type: integer, format: uint64, default: 18446744073709551615 }
                    t: { type: integer, maximum: 9223372036854776000 }
                    u: { type: integer, example: 9223372036854775808 }
                    v: { type: integer, maximum: 9223372036854775807, example: -9223372036854775808 }

            """#,
            expected: #"""
                api Example
                object Everything
                  a: String
                  b: Date
                  c: Day
                  d: UUID
                  e: URL
                  f: Data
                  g: String
                  h: String
                  i: Int
                  j: Int32
                  k: Int64
                  l: Double
                  m: Double
                  n: Double
                  o: Decimal
                  p: Bool
                  q: String
                  r: Data
                  s: UInt64 = 18446744073709551615
                  t: Decimal
                  u: Decimal
                  v: Int

                """#),
        SpecCase(
            "what the keywords imply where no type is given",
            #"""
            components:
              schemas:
                Everything:
                  required: [object, array, text, date, number, any, nothing]
                  properties:
                    object: { properties: { id: { type: integer } } }
                    array: { items: { type: string } }
                    text: { maxLength: 3 }
                    date: { format: date }
                    number: { minimum: 3 }
                    any: {}
                    nothing: true

            """#,
            expected: #"""
                api Example
                object Everything
                  object: EverythingObject
                  array: [String]
                  text: String
                  date: Day
                  number: Double
                  any: JSON
                  nothing: JSON
                object EverythingObject
                  id: Int?

                """#),
        SpecCase(
            "required and nullable in all combinations, in 3.0 and 3.1",
            #"""
            components:
              schemas:
                Both:
                  type: object
                  required: [a, b, e]
                  properties:
                    a: { type: string }
                    b: { type: [string, 'null'] }
                    c: { type: string }
                    d: { type: [string, 'null'] }
                    e: { type: string, nullable: true }
                    f: { oneOf: [{ type: string }, { type: 'null' }] }
                    g: { type: [string, 'null'], enum: [x, y, null] }
                    h: { anyOf: [{ $ref: '#/components/schemas/Maybe' }] }
                    i: { type: array, items: { type: [integer, 'null'] } }
                    j: { type: object, additionalProperties: { $ref: '#/components/schemas/Maybe' } }
                Maybe: { type: [integer, 'null'] }

            """#,
            expected: #"""
                api.yml:13:28: warning: 'nullable' is a keyword of OpenAPI 3.0, not of OpenAPI 3.1 and later; add 'null' to 'type'
                api Example
                object Both
                  a: String
                  b: String? null noValue
                  c: String?
                  d: String? null differsFromAbsence
                  e: String? null noValue
                  f: String? null differsFromAbsence
                  g: BothG? null differsFromAbsence
                  h: Maybe? null differsFromAbsence
                  i: [Int?]?
                  j: [String: Maybe?]?
                enum BothG: String
                  x = "x"
                  y = "y"
                alias Maybe = Int

                """#),
        SpecCase(
            "several types",
            #"""
            components:
              schemas:
                ID: { type: [string, integer] }
                Amount: { type: [integer, number] }
                Any: { type: [string, integer, number, boolean, array, object, 'null'] }
                Text: { type: [string, 'null'], format: date-time }

            """#,
            expected: #"""
                api Example
                union ID by best fit
                  string: String
                  integer: Int
                alias Amount = Double
                alias Any = JSON
                alias Text = Date

                """#),
        SpecCase(
            "arrays, maps and free-form values",
            #"""
            components:
              schemas:
                List: { type: array, items: { $ref: '#/components/schemas/Pet' } }
                Untyped: { type: array }
                Pair: { type: array, prefixItems: [{ type: number }, { type: string }], items: false }
                Point: { type: array, prefixItems: [{ type: number }, { type: number }] }
                Rest: { type: array, prefixItems: [{ type: string }], items: { type: integer } }
                Labels: { type: object, additionalProperties: { type: string } }
                Loose: { type: object, additionalProperties: true }
                Free: { type: object }
                Empty: { type: object, additionalProperties: false }
                Extra:
                  type: object
                  required: [id]
                  properties: { id: { type: integer } }
                  additionalProperties: { type: string }
                Patterned:
                  type: object
                  patternProperties: { '^x-': { type: string } }
                Pet: { type: object, properties: { name: { type: string } } }

            """#,
            expected: #"""
                api Example
                alias List = [Pet]
                alias Untyped = [JSON]
                tuple Pair = (Double, String)
                alias Point = [Double]
                tuple Rest = (String, Int…)
                alias Labels = [String: String]
                alias Loose = [String: JSON]
                alias Free = JSON
                object Empty
                object Extra
                  id: Int
                  others: String
                alias Patterned = [String: String]
                object Pet
                  name: String?

                """#),
        SpecCase(
            "read-only, write-only, deprecated, defaults, constants",
            #"""
            components:
              schemas:
                Account:
                  type: object
                  required: [id, kind, level, plan]
                  properties:
                    id: { type: integer, readOnly: true, description: Given by the server. }
                    password: { type: string, writeOnly: true }
                    nick: { type: string, deprecated: true, title: Nickname }
                    kind: { const: account }
                    version: { enum: [2] }
                    level: { type: integer, default: 3 }
                    plan: { type: string, default: 7 }
                    size: { type: integer, default: many }

            """#,
            expected: #"""
                api Example
                object Account
                  id: Int read-only "Given by the server."
                  password: String? write-only
                  nick: String? "Nickname" deprecated
                  kind: String only "account"
                  version: Int? only 2
                  level: Int = 3
                  plan: String = "7"
                  size: Int?

                """#),
        SpecCase(
            "names that the author wants in code",
            #"""
            components:
              schemas:
                pet_v1:
                  x-swift-name: Animal
                  type: object
                  properties:
                    n: { type: string, x-swift-name: name }

            """#,
            expected: #"""
                api Example
                object pet_v1 as Animal
                  n as name: String?

                """#),
    ]
}
