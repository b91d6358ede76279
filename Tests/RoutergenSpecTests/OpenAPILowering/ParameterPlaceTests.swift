import Testing

@Suite("Places of parameters")
struct ParameterPlaceTests {
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
            "are the whole query",
            #"""
            openapi: 3.2.0
            info: { title: Example, version: '1' }
            paths:
              /form:
                get:
                  operationId: form
                  parameters:
                    - { name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: array, items: { type: string } } } } } } }
                  responses: { '204': { description: Done } }
              /json:
                get:
                  operationId: json
                  parameters:
                    - { name: q, in: querystring, required: true, content: { application/json: { schema: { type: object, properties: { b: { type: string } } } } } }
                  responses: { '204': { description: Done } }
              /text:
                get:
                  operationId: text
                  parameters:
                    - { name: q, in: querystring, content: { text/plain: { schema: { type: string } } } }
                  responses: { '204': { description: Done } }
              /xml:
                get:
                  operationId: xml
                  parameters:
                    - { name: q, in: querystring, content: { application/xml: {} } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api.yml:26:50: warning: a parameter in 'application/xml' is given as text
                api Example
                group form
                  GET /form form
                    queryString q: FormQ? style repeat
                    success 204: nothing "Done"
                group json
                  GET /json json
                    queryString q: JsonQ style json
                    success 204: nothing "Done"
                group text
                  GET /text text
                    queryString q: String?
                    success 204: nothing "Done"
                group xml
                  GET /xml xml
                    queryString q: String?
                    success 204: nothing "Done"
                object FormQ
                  a: [String]?
                object JsonQ
                  b: String?

                """#),
        SpecCase(
            "are documents of a media type",
            #"""
            paths:
              /a:
                get:
                  operationId: a
                  parameters:
                    - { name: json, in: query, content: { application/json: { schema: { type: array, items: { type: integer } } } } }
                    - { name: X-JSON, in: header, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }
                    - { name: text, in: query, content: { text/plain: { schema: { type: integer } } } }
                    - { name: xml, in: query, content: { application/xml: { schema: { type: object } } } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api.yml:11:46: warning: a parameter in 'application/xml' is given as text
                api Example
                group a
                  GET /a a
                    query json: [Int]? style json
                    header X-JSON: AXJSON? style json
                    query text: Int?
                    query xml: String?
                    success 204: nothing "Done"
                object AXJSON
                  a: String?

                """#),
        SpecCase(
            "are cookies, one or several",
            #"""
            openapi: 3.2.0
            info: { title: Example, version: '1' }
            paths:
              /a:
                get:
                  operationId: a
                  parameters:
                    - { name: list, in: cookie, schema: { type: array, items: { type: string } } }
                    - { name: joined, in: cookie, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: object, in: cookie, style: cookie, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: one, in: cookie, style: cookie, schema: { type: string } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api Example
                group a
                  GET /a a
                    cookie list: [String]? style repeat
                    cookie joined: [String]?
                    cookie object: [String: String]? style repeat
                    cookie one: String?
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "keep reserved characters or an empty value where they can",
            #"""
            paths:
              /a/{p}:
                get:
                  operationId: a
                  parameters:
                    - { name: p, in: path, required: true, allowReserved: true, schema: { type: string } }
                    - { name: q, in: query, allowReserved: true, schema: { type: string } }
                    - { name: h, in: header, schema: { type: string } }
                    - { name: e, in: query, allowEmptyValue: true, schema: { type: string } }
                    - { name: flag, in: query, allowEmptyValue: true, schema: { type: boolean } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api.yml:12:19: warning: 'flag' cannot be sent without a value
                api Example
                group a
                  GET /a/{p} a
                    path p: String reserved
                    query q: String? reserved
                    header h: String?
                    query e: String?
                    query flag: Bool?
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "of deep objects number what is in arrays",
            #"""
            paths:
              /a:
                get:
                  operationId: a
                  parameters:
                    - { name: flat, in: query, style: deepObject, explode: true, schema: { type: object, properties: { a: { type: object, properties: { b: { type: string } } } } } }
                    - { name: lists, in: query, style: deepObject, explode: true, schema: { type: object, properties: { c: { type: object, properties: { d: { type: array, items: { type: string } } } } } } }
                    - { name: list, in: query, style: deepObject, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: commas, in: query, explode: false, schema: { type: array, items: { type: object, additionalProperties: { type: string } } } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api Example
                group a
                  GET /a a
                    query flat: AFlat? style deep
                    query lists: ALists? style indexed
                    query list: [String]? style indexed
                    query commas: [[String: String]]? style json
                    success 204: nothing "Done"
                object AFlat
                  a: AFlatA?
                object AFlatA
                  b: String?
                object ALists
                  c: AListsC?
                object AListsC
                  d: [String]?

                """#),
        SpecCase(
            "have defaults of every type",
            #"""
            paths:
              /a:
                get:
                  operationId: a
                  parameters:
                    - { name: day, in: query, schema: { type: string, format: date, default: 2024-02-29 } }
                    - { name: at, in: query, schema: { type: string, format: date-time, default: '2024-02-29T12:00:00Z' } }
                    - { name: id, in: query, schema: { type: string, format: uuid, default: 123e4567-e89b-12d3-a456-426614174000 } }
                    - { name: url, in: query, schema: { type: string, format: uri, default: 'https://example.com/a' } }
                    - { name: badDay, in: query, schema: { type: string, format: date, default: 2023-02-29 } }
                    - { name: badURL, in: query, schema: { type: string, format: uri, default: 'a b' } }
                    - { name: list, in: query, schema: { type: array, items: { type: string, enum: [x, y] }, default: [x, y] } }
                    - { name: map, in: query, schema: { type: object, additionalProperties: { type: integer }, default: { a: 1 } } }
                    - { name: object, in: query, schema: { type: object, required: [b], properties: { b: { type: string, format: date }, c: { type: integer } }, default: { b: 2024-01-01 } } }
                    - { name: lacking, in: query, schema: { $ref: '#/components/schemas/Lacking' } }
                    - { name: any, in: query, schema: { default: { z: [1, null] } } }
                    - { name: empty, in: query, schema: { type: string, default: '' } }
                    - { name: X-Empty, in: header, schema: { type: string, default: '' } }
                    - { name: present, in: query, required: true, schema: { type: [string, 'null'] } }
                  responses: { '204': { description: Done } }
            components: { schemas: { Lacking: { type: object, required: [d], properties: { d: { type: string } }, default: {} } } }

            """#,
            expected: #"""
                api.yml:12:85: warning: the default does not fit its type, so there is none
                api.yml:13:84: warning: the default does not fit its type, so there is none
                api Example
                group a
                  GET /a a
                    query day: Day = "2024-02-29"
                    query at: Date = "2024-02-29T12:00:00Z"
                    query id: UUID = "123e4567-e89b-12d3-a456-426614174000"
                    query url: URL = "https://example.com/a"
                    query badDay: Day?
                    query badURL: URL?
                    query list: [AListItem] = ["x", "y"]
                    query map: [String: Int] = {a: 1} style repeat
                    query object: AObject = {b: "2024-01-01"} style repeat
                    query lacking: Lacking? style repeat
                    query any: JSON = {z: [1, null]} style repeat
                    query empty: String?
                    header X-Empty: String = ""
                    query present: String
                    success 204: nothing "Done"
                object Lacking
                  d: String
                enum AListItem: String
                  x = "x"
                  y = "y"
                object AObject
                  b: Day
                  c: Int?

                """#),
    ]
}
