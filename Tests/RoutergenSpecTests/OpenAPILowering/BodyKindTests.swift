import Testing

@Suite("Kinds of bodies")
struct BodyKindTests {
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
            "offer only what carries something else",
            #"""
            paths:
              /same: { post: { operationId: same, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } }, application/xml: { schema: { $ref: '#/components/schemas/Pet' } }, application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Pet' } }, multipart/form-data: { schema: { $ref: '#/components/schemas/Pet' } }, text/json: { schema: { $ref: '#/components/schemas/Pet' } }, text/plain: { schema: { $ref: '#/components/schemas/Pet' } }, application/octet-stream: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /kinds: { post: { operationId: kinds, requestBody: { description: A pet., content: { text/plain: { schema: { type: string } }, image/png: {}, application/json: { schema: { $ref: '#/components/schemas/Pet' } }, multipart/form-data: { schema: { type: object, properties: { name: { type: string }, photo: { type: string, format: binary } } } } } }, responses: { '204': { description: Done } } } }
              /snake: { post: { operationId: add_pet, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } }, application/patch+json: { schema: { type: array, items: { type: string } } } } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string }, id: { type: integer, readOnly: true } } } } }

            """#,
            expected: #"""
                api Example
                group same
                  POST /same same
                    body json optional Pet
                    success 204: nothing "Done"
                group kinds
                  POST /kinds kinds
                    body json optional "A pet." Pet
                    success 204: nothing "Done"
                  POST /kinds kindsAsMultipart "The body is a form in several parts."
                    body multipart optional "A pet."
                      name: String?
                      photo: File?
                    success 204: nothing "Done"
                  POST /kinds kindsAsText "The body is text."
                    body text optional "A pet." String
                    success 204: nothing "Done"
                  POST /kinds kindsAsData "The body is a file of `image/png`."
                    body data(mediaType: "image/png") optional "A pet." Data
                    success 204: nothing "Done"
                group snake
                  POST /snake add_pet
                    body json optional Pet
                    success 204: nothing "Done"
                  POST /snake add_pet_as_patch "The body is JSON of the type `application/patch+json`."
                    body json as application/patch+json optional [String]
                    success 204: nothing "Done"
                object Pet
                  name: String
                  id: Int? read-only

                """#),
        SpecCase(
            "are files where the type of the media is left open",
            #"""
            paths:
              /image: { post: { operationId: image, requestBody: { content: { 'image/*': {} } }, responses: { '204': { description: Done } } } }
              /any: { post: { operationId: any, requestBody: { required: true, description: What., content: { '*/*': { schema: { type: string } } } }, responses: { '204': { description: Done } } } }
              /two: { post: { operationId: two, requestBody: { content: { image/png: {}, image/jpeg: {} } }, responses: { '204': { description: Done } } } }
              /one: { post: { operationId: one, requestBody: { content: { application/pdf: {} } }, responses: { '204': { description: Done } } } }
              /json: { post: { operationId: json, requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /text: { post: { operationId: text, requestBody: { content: { 'text/*': {} } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string }, id: { type: integer, readOnly: true } } } } }

            """#,
            expected: #"""
                api Example
                group image
                  POST /image image
                    body data(mediaType: "image/*") optional "A file of `image/*`." File
                    success 204: nothing "Done"
                group any
                  POST /any any
                    body data(mediaType: "*/*") "What.

                A file of any media type." File
                    success 204: nothing "Done"
                group two
                  POST /two two
                    body data(mediaType: "image/png, image/jpeg") optional "A file of `image/png` or `image/jpeg`." File
                    success 204: nothing "Done"
                group one
                  POST /one one
                    body data(mediaType: "application/pdf") optional Data
                    success 204: nothing "Done"
                group json
                  POST /json json
                    body json optional Pet
                    success 204: nothing "Done"
                group text
                  POST /text text
                    body text optional String
                    success 204: nothing "Done"
                object Pet
                  name: String
                  id: Int? read-only

                """#),
        SpecCase(
            "are sequences of JSON",
            #"""
            openapi: 3.2.0
            info: { title: Example, version: '1' }
            paths:
              /lines: { post: { operationId: lines, requestBody: { content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /array: { post: { operationId: array, requestBody: { required: true, content: { application/x-ndjson: { schema: { type: array, items: { type: integer } } } } }, responses: { '204': { description: Done } } } }
              /seq: { post: { operationId: seq, requestBody: { content: { application/json-seq: {} } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string }, id: { type: integer, readOnly: true } } } } }

            """#,
            expected: #"""
                api Example
                group lines
                  POST /lines lines
                    body jsonLines as application/jsonl optional [Pet]
                    success 204: nothing "Done"
                group array
                  POST /array array
                    body jsonLines as application/x-ndjson [Int]
                    success 204: nothing "Done"
                group seq
                  POST /seq seq
                    body jsonLines as application/json-seq optional [JSON]
                    success 204: nothing "Done"
                object Pet
                  name: String
                  id: Int? read-only

                """#),
        SpecCase(
            "are forms, whose objects are JSON where no style is given",
            #"""
            paths:
              /form: { post: { operationId: form, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' }, pets: { type: array, items: { $ref: '#/components/schemas/Pet' } }, tags: { type: array, items: { type: string } }, any: {}, deep: { $ref: '#/components/schemas/Pet' }, deepList: { type: array, items: { $ref: '#/components/schemas/Pet' } }, url: { type: string }, note: { type: string } } }, encoding: { deep: { style: deepObject, explode: true }, deepList: { style: deepObject, explode: true }, url: { allowReserved: true }, note: { contentType: application/json } } } } }, responses: { '204': { description: Done } } } }
              /open: { post: { operationId: open, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, additionalProperties: { type: integer } } } } }, responses: { '204': { description: Done } } } }
              /more: { post: { operationId: more, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } } } } }, responses: { '204': { description: Done } } } }
              /none: { post: { operationId: none, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: string } } } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string }, id: { type: integer, readOnly: true } } } } }

            """#,
            expected: #"""
                api.yml:6:110: warning: only the fields that the form names can be sent
                api.yml:7:65: warning: a body of 'application/x-www-form-urlencoded' is made of fields, and this one has none; it is given as text
                api Example
                group form
                  POST /form form
                    body form optional
                      pet: Pet? style json
                      pets: [Pet]? style jsonElements
                      tags: [String]?
                      any: JSON? style json
                      deep: Pet? style deep
                      deepList: [Pet]? style indexed
                      url: String? reserved
                      note: String? style json
                    success 204: nothing "Done"
                group open
                  POST /open open
                    body form optional [String: Int]
                    success 204: nothing "Done"
                group more
                  POST /more more
                    body form optional
                      a: String?
                    success 204: nothing "Done"
                group none
                  POST /none none
                    body text as application/x-www-form-urlencoded optional String
                    success 204: nothing "Done"
                object Pet
                  name: String
                  id: Int? read-only

                """#),
        SpecCase(
            "are parts with media types, styles and headers",
            #"""
            paths:
              /parts: { post: { operationId: parts, requestBody: { content: { multipart/form-data: { schema: { type: object, required: [file], properties: { file: { type: string, format: binary }, range: { type: string, format: binary }, image: { type: string, contentMediaType: image/png }, pet: { $ref: '#/components/schemas/Pet' }, xml: { $ref: '#/components/schemas/Pet' }, csv: { type: string }, word: { type: string }, words: { type: array, items: { type: string } }, joined: { type: array, items: { type: string } }, deep: { $ref: '#/components/schemas/Pet' } } }, encoding: { file: { contentType: application/pdf, headers: { X-Sum: { required: true, schema: { type: integer } }, Content-Type: { schema: { type: string } } } }, range: { contentType: 'image/*' }, pet: { contentType: application/pet+json, headers: { X-A: { required: true, schema: { type: string } } } }, xml: { contentType: text/xml }, csv: { contentType: text/csv }, word: { contentType: application/json }, words: { contentType: application/json }, joined: { style: form, explode: false }, deep: { style: deepObject } } } } }, responses: { '204': { description: Done } } } }
              /mixed: { post: { operationId: mixed, requestBody: { content: { multipart/mixed: { schema: { type: object, properties: { a: { type: string } } } } } }, responses: { '204': { description: Done } } } }
              /files: { post: { operationId: files, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, additionalProperties: { type: string, format: binary } } } } }, responses: { '204': { description: Done } } } }
              /none: { post: { operationId: none, requestBody: { content: { multipart/related: { schema: { type: array, items: { type: string } } } } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string }, id: { type: integer, readOnly: true } } } } }

            """#,
            expected: #"""
                api.yml:4:887: warning: 'xml' in 'text/xml' is given as a file
                api.yml:7:65: warning: a body of 'multipart/related' is made of fields, and this one has none; it is given as a file
                api Example
                group parts
                  POST /parts parts
                    body multipart optional
                      file: File as application/pdf
                      X-Sum: Int header of file
                      range: File?
                      image: File? as image/png
                      pet: Pet? as application/pet+json
                      X-A: String? header of pet
                      xml: File? as text/xml
                      csv: String? as text/csv
                      word: String? style json as application/json
                      words: [String]? style jsonElements as application/json
                      joined: [String]? style comma
                      deep: Pet? style deep
                    success 204: nothing "Done"
                group mixed
                  POST /mixed mixed
                    body multipart as multipart/mixed optional
                      a: String?
                    success 204: nothing "Done"
                group files
                  POST /files files
                    body multipart [String: File]
                    success 204: nothing "Done"
                group none
                  POST /none none
                    body data(mediaType: "multipart/related") optional "A file of `multipart/related`." File
                    success 204: nothing "Done"
                object Pet
                  name: String
                  id: Int? read-only

                """#),
        SpecCase(
            "of methods that seldom have one",
            #"""
            paths:
              /a:
                get: { operationId: a, requestBody: { content: { application/json: { schema: { type: integer } } } }, responses: { '204': { description: Done } } }
                delete: { operationId: b, requestBody: { content: { application/json: { schema: { type: integer } } } }, responses: { '204': { description: Done } } }
                head: { operationId: c, requestBody: { content: { application/json: { schema: { type: integer } } } }, responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api.yml:5:54: warning: not every network library sends a body with GET
                api.yml:7:55: warning: a HEAD request cannot have a body
                api Example
                group a
                  GET /a a
                    body json optional Int
                    success 204: nothing "Done"
                  DELETE /a b
                    body json optional Int
                    success 204: nothing "Done"
                  HEAD /a c
                    success 204: nothing "Done"

                """#),
    ]
}
