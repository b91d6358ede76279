import Testing

@Suite("Bodies of requests")
struct BodyLoweringTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 5)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "in every encoding",
            #"""
            paths:
              /json: { post: { operationId: json, requestBody: { required: true, description: What., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /patch: { post: { operationId: patch, requestBody: { content: { application/merge-patch+json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /text: { post: { operationId: text, requestBody: { content: { text/plain: { schema: { type: string } } } }, responses: { '204': { description: Done } } } }
              /csv: { post: { operationId: csv, requestBody: { content: { text/csv: {} } }, responses: { '204': { description: Done } } } }
              /bytes: { post: { operationId: bytes, requestBody: { content: { application/octet-stream: { schema: { type: string, format: binary } } } }, responses: { '204': { description: Done } } } }
              /image: { post: { operationId: image, requestBody: { content: { 'image/*': {} } }, responses: { '204': { description: Done } } } }
              /xml: { post: { operationId: xml, requestBody: { content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
              /any: { post: { operationId: any, requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Done } } } }
            components:
              schemas: { Pet: { type: object, properties: { name: { type: string } } } }

            """#,
            expected: #"""
                api.yml:10:63: warning: a body of 'application/xml' is given as bytes
                api Example
                group json
                  POST /json json
                    body json "What." Pet
                    success 204: nothing "Done"
                group patch
                  POST /patch patch
                    body json as application/merge-patch+json optional Pet
                    success 204: nothing "Done"
                group text
                  POST /text text
                    body text optional String
                    success 204: nothing "Done"
                group csv
                  POST /csv csv
                    body text as text/csv optional String
                    success 204: nothing "Done"
                group bytes
                  POST /bytes bytes
                    body data(mediaType: "application/octet-stream") optional Data
                    success 204: nothing "Done"
                group image
                  POST /image image
                    body data(mediaType: "image/*") optional "A file of `image/*`." File
                    success 204: nothing "Done"
                group xml
                  POST /xml xml
                    body data(mediaType: "application/xml") optional Data
                    success 204: nothing "Done"
                group any
                  POST /any any
                    body json optional Pet
                    success 204: nothing "Done"
                object Pet
                  name: String?

                """#),
        SpecCase(
            "in several media types",
            #"""
            paths:
              /pets:
                post:
                  operationId: add
                  requestBody:
                    content:
                      application/xml: { schema: { $ref: '#/components/schemas/Pet' } }
                      application/json: { schema: { $ref: '#/components/schemas/Pet' } }
                      text/plain: { schema: { type: string } }
                  responses: { '204': { description: Done } }
            components:
              schemas: { Pet: { type: object, properties: { name: { type: string } } } }

            """#,
            expected: #"""
                api Example
                group pets
                  POST /pets add
                    body json optional Pet
                    success 204: nothing "Done"
                  POST /pets addAsText "The body is text."
                    body text optional String
                    success 204: nothing "Done"
                object Pet
                  name: String?

                """#),
        SpecCase(
            "forms, field by field",
            #"""
            paths:
              /form:
                post:
                  operationId: form
                  requestBody:
                    content:
                      application/x-www-form-urlencoded:
                        schema:
                          type: object
                          required: [name, grant]
                          properties:
                            name: { type: string, description: Whose. }
                            grant: { const: password }
                            tags: { type: array, items: { type: string } }
                            ids: { type: array, items: { type: string } }
                            filter: { type: object, properties: { a: { type: string } } }
                            meta: { type: object, properties: { b: { type: string } } }
                            json: { type: object, properties: { c: { type: string } } }
                            made: { type: string, readOnly: true }
                        encoding:
                          ids: { style: form, explode: false }
                          meta: { style: deepObject }
                          json: { contentType: application/json }
                  responses: { '204': { description: Done } }
              /upload:
                post:
                  operationId: upload
                  requestBody:
                    content:
                      multipart/form-data:
                        schema: { $ref: '#/components/schemas/Upload' }
                        encoding:
                          meta: { contentType: application/xml, headers: { X-Kind: { schema: { type: string } } } }
                          photo: { contentType: image/png }
                  responses: { '204': { description: Done } }
              /map:
                post:
                  operationId: map
                  requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, additionalProperties: { type: string } } } } }
                  responses: { '204': { description: Done } }
            components:
              schemas:
                Upload:
                  type: object
                  required: [photo]
                  properties:
                    photo: { type: string, format: binary }
                    more: { type: array, items: { type: string, format: binary } }
                    octets: { contentMediaType: application/octet-stream }
                    meta: { type: object, properties: { title: { type: string } } }
                    note: { type: [string, 'null'] }

            """#,
            expected: #"""
                api.yml:35:36: warning: 'meta' in 'application/xml' is given as a file
                api Example
                group form
                  POST /form form
                    body form optional
                      name: String "Whose."
                      grant: String = const "password"
                      tags: [String]?
                      ids: [String]? style comma
                      filter: FormRequestFilter? style json
                      meta: FormRequestMeta? style deep
                      json: FormRequestJson? style json
                    success 204: nothing "Done"
                group upload
                  POST /upload upload
                    body multipart optional
                      photo: File as image/png
                      more: [File]?
                      octets: File?
                      meta: File? as application/xml
                      X-Kind: String? header of meta
                      note: String?
                    success 204: nothing "Done"
                group map
                  POST /map map
                    body form optional [String: String]
                    success 204: nothing "Done"
                object Upload
                  photo: String
                  more: [String]?
                  octets: JSON?
                  meta: UploadMeta?
                  note: String? null differsFromAbsence
                object UploadMeta
                  title: String?
                object FormRequestFilter
                  a: String?
                object FormRequestMeta
                  b: String?
                object FormRequestJson
                  c: String?

                """#),
        SpecCase(
            "shared by reference",
            #"""
            paths:
              /a: { post: { operationId: a, requestBody: { $ref: '#/components/requestBodies/Pet' }, responses: { '204': { description: Done } } } }
              /b: { post: { operationId: b, requestBody: { $ref: '#/components/requestBodies/Pet' }, responses: { '204': { description: Done } } } }
            components:
              requestBodies:
                Pet: { required: true, content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }

            """#,
            expected: #"""
                api Example
                group a
                  POST /a a
                    body json Pet
                    success 204: nothing "Done"
                group b
                  POST /b b
                    body json Pet
                    success 204: nothing "Done"
                object Pet
                  name: String?

                """#),
        SpecCase(
            "always there where they are required, even if null would do",
            #"""
            paths:
              /a: { post: { operationId: a, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Window' } } } }, responses: { '204': { description: Done } } } }
              /b: { post: { operationId: b, requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [day], properties: { day: { type: [string, 'null'] } } } } } }, responses: { '204': { description: Done } } } }
            components: { schemas: { Window: { type: [object, 'null'], properties: { day: { type: string } } } } }

            """#,
            expected: #"""
                api Example
                group a
                  POST /a a
                    body json Window
                    success 204: nothing "Done"
                group b
                  POST /b b
                    body form
                      day: String
                    success 204: nothing "Done"
                object Window
                  day: String?

                """#),
    ]
}
