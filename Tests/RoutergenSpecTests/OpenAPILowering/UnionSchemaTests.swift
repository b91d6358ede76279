import Testing

@Suite("oneOf and anyOf")
struct UnionSchemaTests {
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
            "with discriminator and mapping",
            #"""
            components:
              schemas:
                Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
                Dog: { type: object, required: [kind], properties: { kind: { type: string }, loud: { type: boolean } } }
                Pet:
                  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
                  discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', tiger: Cat } }

            """#,
            expected: #"""
                api Example
                object Cat
                  kind: String
                  lives: Int?
                object Dog
                  kind: String
                  loud: Bool?
                union Pet by kind
                  cat: Cat
                  tiger: Cat
                  Dog: Dog

                """#),
        SpecCase(
            "told apart by constants",
            #"""
            components:
              schemas:
                Event:
                  oneOf:
                    - { type: object, required: [type], properties: { type: { const: opened }, by: { type: string } } }
                    - { title: Closing, type: object, required: [type], properties: { type: { enum: [closed] }, why: { type: string } } }

            """#,
            expected: #"""
                api Example
                union Event by type
                  opened: EventOption1
                  closed: EventClosing "Closing"
                object EventOption1
                  type: String only "opened"
                  by: String?
                object EventClosing "Closing"
                  type: String only "closed"
                  why: String?

                """#),
        SpecCase(
            "told apart by what fits",
            #"""
            components:
              schemas:
                Value:
                  anyOf:
                    - { type: string }
                    - { type: integer }
                    - { type: array, items: { type: string } }
                    - { $ref: '#/components/schemas/Thing' }
                    - { type: object, properties: { inline: { type: boolean } } }
                    - { type: string }
                Thing: { type: object, properties: { name: { type: string } } }

            """#,
            expected: #"""
                api Example
                union Value by best fit
                  string: String
                  integer: Int
                  string array: [String]
                  Thing: Thing
                  option 5: ValueOption5
                object ValueOption5
                  inline: Bool?
                object Thing
                  name: String?

                """#),
        SpecCase(
            "with null, with one alternative, with alternatives that say nothing",
            #"""
            components:
              schemas:
                Thing: { type: object, properties: { name: { type: string }, mail: { type: string } } }
                Holder:
                  properties:
                    a: { oneOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] }
                    b: { oneOf: [{ $ref: '#/components/schemas/Thing' }] }
                    c: { anyOf: [{ type: integer }, { type: string }, { type: 'null' }] }
                    d: { oneOf: [{ type: string }, {}] }
                Contact:
                  type: object
                  properties: { name: { type: string }, mail: { type: string } }
                  anyOf: [{ required: [name] }, { required: [mail] }]

            """#,
            expected: #"""
                api Example
                object Thing
                  name: String?
                  mail: String?
                object Holder
                  a: Thing? null differsFromAbsence
                  b: Thing?
                  c: HolderC? null differsFromAbsence
                  d: JSON?
                union HolderC by best fit
                  integer: Int
                  string: String
                object Contact
                  name: String?
                  mail: String?

                """#),
        SpecCase(
            "beside properties",
            #"""
            components:
              schemas:
                Shape:
                  type: object
                  required: [id]
                  properties: { id: { type: integer } }
                  oneOf:
                    - { title: Circle, properties: { radius: { type: number } } }
                    - { $ref: '#/components/schemas/Square' }
                Square: { type: object, properties: { side: { type: number } } }

            """#,
            expected: #"""
                api Example
                union Shape by best fit
                  Circle: ShapeCircle "Circle"
                  Square: ShapeSquare
                object ShapeCircle "Circle"
                  id: Int
                  radius: Double?
                object ShapeSquare
                  id: Int
                  side: Double?
                object Square
                  side: Double?

                """#),
        SpecCase(
            "of subtypes, from a base type with a discriminator",
            #"""
            components:
              schemas:
                Pet: { type: object, required: [petType], discriminator: { propertyName: petType }, properties: { petType: { type: string } } }
                Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
                Owner: { properties: { pet: { $ref: '#/components/schemas/Pet' } } }

            """#,
            expected: #"""
                api Example
                union Pet by petType
                  Pet: PetBase
                  Cat: Cat
                object PetBase
                  petType: String
                object Cat
                  petType: String
                  lives: Int?
                object Owner
                  pet: Pet?

                """#),
        SpecCase(
            "whose discriminator does not help",
            #"""
            components:
              schemas:
                Odd:
                  oneOf: [{ type: string }, { $ref: '#/components/schemas/Thing' }]
                  discriminator: { propertyName: kind }
                Thing: { type: object, properties: { name: { type: string } } }

            """#,
            expected: #"""
                api.yml:7:22: warning: not every alternative has a value of 'kind'; the one that fits best is taken
                api Example
                union Odd by best fit
                  string: String
                  Thing: Thing
                object Thing
                  name: String?

                """#),
    ]
}
