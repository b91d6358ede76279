import Testing

@Suite("Inline schemas")
struct InlineSchemaTests {
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
            "are named from where they stand",
            #"""
            paths:
              /pets:
                post:
                  operationId: addPet
                  requestBody:
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            owner: { type: object, properties: { name: { type: string } } }
                            tags: { type: array, items: { type: object, properties: { id: { type: integer } } } }
                            scores: { type: object, additionalProperties: { type: object, properties: { value: { type: integer } } } }
                  responses:
                    '200':
                      description: The pet.
                      content: { application/json: { schema: { properties: { ok: { type: boolean } } } } }
                    '201':
                      description: Made.
                      content: { application/json: { schema: { properties: { made: { type: boolean } } } } }
                    default:
                      description: Failed.
                      content: { application/json: { schema: { properties: { why: { type: string } } } } }

            """#,
            expected: #"""
                api Example
                group pets
                  POST /pets addPet
                    body json optional AddPetRequest
                    success 200: AddPetResponse "The pet."
                    success 201: AddPetResponse201 "Made."
                    error default: AddPetDefaultResponse "Failed."
                object AddPetRequest
                  owner: AddPetRequestOwner?
                  tags: [AddPetRequestTagsItem]?
                  scores: [String: AddPetRequestScoresValue]?
                object AddPetRequestOwner
                  name: String?
                object AddPetRequestTagsItem
                  id: Int?
                object AddPetRequestScoresValue
                  value: Int?
                object AddPetResponse
                  ok: Bool?
                object AddPetResponse201
                  made: Bool?
                object AddPetDefaultResponse
                  why: String?

                """#),
        SpecCase(
            "are one type where they are the same",
            #"""
            components:
              schemas:
                Cat: { type: object, properties: { owner: { type: object, properties: { name: { type: string } } } } }
                Dog: { type: object, properties: { owner: { type: object, description: Whose., properties: { name: { type: string } } } } }
                Cow: { type: object, properties: { owner: { type: object, properties: { name: { type: integer } } } } }

            """#,
            expected: #"""
                api Example
                object Cat
                  owner: Owner?
                object Owner
                  name: String?
                object Dog
                  owner: Owner? "Whose."
                object Cow
                  owner: CowOwner?
                object CowOwner
                  name: Int?

                """#),
        SpecCase(
            "do not take the name of a component",
            #"""
            components:
              schemas:
                Pet: { properties: { owner: { properties: { id: { type: integer } } } } }
                PetOwner: { properties: { name: { type: string } } }

            """#,
            expected: #"""
                api Example
                object Pet
                  owner: PetOwner2?
                object PetOwner2
                  id: Int?
                object PetOwner
                  name: String?

                """#),
        SpecCase(
            "are one type with what a reference leads to",
            #"""
            components:
              schemas:
                Pet: { properties: { size: { properties: { width: { type: integer } } } } }
                Box: { properties: { size: { $ref: '#/components/schemas/Pet/properties/size' } } }

            """#,
            expected: #"""
                api Example
                object Pet
                  size: PetSize?
                object PetSize
                  width: Int?
                object Box
                  size: PetSize?

                """#),
        SpecCase(
            "have short names where they stand deep in others",
            #"""
            components:
              schemas:
                Root: { properties: { firstFirstFirstFirstFirst: { properties: { secondSecondSecondSecond: { properties: { thirdThirdThirdThirdThird: { properties: { fourthFourthFourthFourth: { properties: { id: { type: integer } } } } } } } } } } }

            """#,
            expected: #"""
                api Example
                object Root
                  firstFirstFirstFirstFirst: RootFirstFirstFirstFirstFirst?
                object RootFirstFirstFirstFirstFirst
                  secondSecondSecondSecond: RootFirstFirstFirstFirstFirstSecondSecondSecondSecond?
                object RootFirstFirstFirstFirstFirstSecondSecondSecondSecond
                  thirdThirdThirdThirdThird: RootFirstFirstFirstFirstFirstSecondSecondSecondSecondThirdThirdThirdThirdThird?
                object RootFirstFirstFirstFirstFirstSecondSecondSecondSecondThirdThirdThirdThirdThird
                  fourthFourthFourthFourth: RootThirdThirdThirdThirdThirdFourthFourthFourthFourth?
                object RootThirdThirdThirdThirdThirdFourthFourthFourthFourth
                  id: Int?

                """#),
        SpecCase(
            "may be recursive through references",
            #"""
            components:
              schemas:
                Node: { properties: { next: { $ref: '#/components/schemas/Node' }, all: { type: array, items: { $ref: '#/components/schemas/Node' } } } }
                Lists: { type: array, items: { $ref: '#/components/schemas/Lists' } }
                Loop: { $ref: '#/components/schemas/Pool' }
                Inner: { properties: { child: { properties: { again: { $ref: '#/components/schemas/Inner/properties/child' } } } } }
                Pool: { type: string }

            """#,
            expected: #"""
                api Example
                object Node
                  next: Node?
                  all: [Node]?
                new Lists: [Lists]
                alias Loop = Pool
                object Inner
                  child: InnerChild?
                object InnerChild
                  again: InnerChild?
                alias Pool = String

                """#),
    ]
}
