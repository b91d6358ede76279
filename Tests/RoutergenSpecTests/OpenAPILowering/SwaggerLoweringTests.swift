import Testing

@Suite("Swagger 2.0")
struct SwaggerLoweringTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 1)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "becomes the same model",
            #"""
            swagger: '2.0'
            info: { title: Pets, version: '1' }
            host: api.example.com
            basePath: /v2
            schemes: [https]
            consumes: [application/json]
            produces: [application/json]
            securityDefinitions:
              key: { type: apiKey, in: query, name: key }
            security: [{ key: [] }]
            paths:
              /pets/{id}:
                get:
                  operationId: getPet
                  tags: [pets]
                  parameters:
                    - { name: id, in: path, required: true, type: integer, format: int64 }
                    - { name: fields, in: query, type: array, items: { type: string }, collectionFormat: pipes }
                    - { name: sizes, in: query, type: array, items: { type: integer }, collectionFormat: multi }
                    - { name: tabs, in: query, type: array, items: { type: string }, collectionFormat: tsv }
                    - { name: plain, in: query, type: array, items: { type: string } }
                    - { name: sort, in: query, type: string, enum: [up, down], default: up }
                  responses:
                    '200': { description: The pet., schema: { $ref: '#/definitions/Pet' }, examples: { application/json: { name: Tom } } }
                    default: { description: Failed., schema: { $ref: '#/definitions/Error' } }
                post:
                  operationId: setPet
                  tags: [pets]
                  consumes: [multipart/form-data]
                  parameters:
                    - { name: id, in: path, required: true, type: integer }
                    - { name: photo, in: formData, required: true, type: file }
                    - { name: note, in: formData, type: string }
                  responses: { '204': { description: Done } }
                put:
                  operationId: putPet
                  parameters:
                    - { name: id, in: path, required: true, type: integer }
                    - { name: pet, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }
                  responses: { '200': { description: File., schema: { type: file } } }
            definitions:
              Pet: { type: object, required: [name], properties: { name: { type: string, x-nullable: true }, kind: { type: string } } }
              Error: { type: object, properties: { code: { type: integer } } }

            """#,
            expected: #"""
                api Pets
                server https://api.example.com/v2
                scheme key: apiKey(location: RoutergenModel.Parameter.Location.query, name: "key")
                group pets
                  GET /pets/{id} getPet
                    path id: Int64
                    query fields: [String]? style pipe
                    query sizes: [Int]?
                    query tabs: [String]? style tab
                    query plain: [String]? style comma
                    query sort: GetPetSort = "up"
                    auth key
                    success 200: Pet "The pet."
                    error default: Error "Failed."
                    sample 200 application/json {
                  "name": "Tom"
                }
                  POST /pets/{id} setPet
                    path id: Int
                    auth key
                    body multipart
                      photo: File
                      note: String?
                    success 204: nothing "Done"
                  PUT /pets/{id} putPet
                    path id: Int
                    auth key
                    body json Pet
                    success 200: data as application/json "File."
                object Pet
                  name: String? null noValue
                  kind: String?
                object Error
                  code: Int?
                enum GetPetSort: String
                  up = "up"
                  down = "down"

                """#)
    ]
}
