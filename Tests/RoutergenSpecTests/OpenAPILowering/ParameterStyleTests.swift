import Testing

@Suite("Styles of parameters")
struct ParameterStyleTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 2)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "every style of the table, exploded or not",
            #"""
            paths:
              /{path_simple_n_value}/{path_simple_n_list}/{path_simple_n_object}/{path_simple_x_value}/{path_simple_x_list}/{path_simple_x_object}/{path_label_n_value}/{path_label_n_list}/{path_label_n_object}/{path_label_x_value}/{path_label_x_list}/{path_label_x_object}/{path_matrix_n_value}/{path_matrix_n_list}/{path_matrix_n_object}/{path_matrix_x_value}/{path_matrix_x_list}/{path_matrix_x_object}:
                get:
                  operationId: styles
                  parameters:
                    - { name: path_simple_n_value, in: path, required: true, style: simple, explode: false, schema: { type: string } }
                    - { name: path_simple_n_list, in: path, required: true, style: simple, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: path_simple_n_object, in: path, required: true, style: simple, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: path_simple_x_value, in: path, required: true, style: simple, explode: true, schema: { type: string } }
                    - { name: path_simple_x_list, in: path, required: true, style: simple, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: path_simple_x_object, in: path, required: true, style: simple, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: path_label_n_value, in: path, required: true, style: label, explode: false, schema: { type: string } }
                    - { name: path_label_n_list, in: path, required: true, style: label, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: path_label_n_object, in: path, required: true, style: label, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: path_label_x_value, in: path, required: true, style: label, explode: true, schema: { type: string } }
                    - { name: path_label_x_list, in: path, required: true, style: label, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: path_label_x_object, in: path, required: true, style: label, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: path_matrix_n_value, in: path, required: true, style: matrix, explode: false, schema: { type: string } }
                    - { name: path_matrix_n_list, in: path, required: true, style: matrix, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: path_matrix_n_object, in: path, required: true, style: matrix, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: path_matrix_x_value, in: path, required: true, style: matrix, explode: true, schema: { type: string } }
                    - { name: path_matrix_x_list, in: path, required: true, style: matrix, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: path_matrix_x_object, in: path, required: true, style: matrix, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_form_n_value, in: query, required: true, style: form, explode: false, schema: { type: string } }
                    - { name: query_form_n_list, in: query, required: true, style: form, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: query_form_n_object, in: query, required: true, style: form, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_form_x_value, in: query, required: true, style: form, explode: true, schema: { type: string } }
                    - { name: query_form_x_list, in: query, required: true, style: form, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: query_form_x_object, in: query, required: true, style: form, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_spaceDelimited_n_value, in: query, required: true, style: spaceDelimited, explode: false, schema: { type: string } }
                    - { name: query_spaceDelimited_n_list, in: query, required: true, style: spaceDelimited, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: query_spaceDelimited_n_object, in: query, required: true, style: spaceDelimited, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_spaceDelimited_x_value, in: query, required: true, style: spaceDelimited, explode: true, schema: { type: string } }
                    - { name: query_spaceDelimited_x_list, in: query, required: true, style: spaceDelimited, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: query_spaceDelimited_x_object, in: query, required: true, style: spaceDelimited, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_pipeDelimited_n_value, in: query, required: true, style: pipeDelimited, explode: false, schema: { type: string } }
                    - { name: query_pipeDelimited_n_list, in: query, required: true, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: query_pipeDelimited_n_object, in: query, required: true, style: pipeDelimited, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_pipeDelimited_x_value, in: query, required: true, style: pipeDelimited, explode: true, schema: { type: string } }
                    - { name: query_pipeDelimited_x_list, in: query, required: true, style: pipeDelimited, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: query_pipeDelimited_x_object, in: query, required: true, style: pipeDelimited, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_deepObject_n_value, in: query, required: true, style: deepObject, explode: false, schema: { type: string } }
                    - { name: query_deepObject_n_list, in: query, required: true, style: deepObject, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: query_deepObject_n_object, in: query, required: true, style: deepObject, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: query_deepObject_x_value, in: query, required: true, style: deepObject, explode: true, schema: { type: string } }
                    - { name: query_deepObject_x_list, in: query, required: true, style: deepObject, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: query_deepObject_x_object, in: query, required: true, style: deepObject, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: header_simple_n_value, in: header, required: true, style: simple, explode: false, schema: { type: string } }
                    - { name: header_simple_n_list, in: header, required: true, style: simple, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: header_simple_n_object, in: header, required: true, style: simple, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: header_simple_x_value, in: header, required: true, style: simple, explode: true, schema: { type: string } }
                    - { name: header_simple_x_list, in: header, required: true, style: simple, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: header_simple_x_object, in: header, required: true, style: simple, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: cookie_form_n_value, in: cookie, required: true, style: form, explode: false, schema: { type: string } }
                    - { name: cookie_form_n_list, in: cookie, required: true, style: form, explode: false, schema: { type: array, items: { type: string } } }
                    - { name: cookie_form_n_object, in: cookie, required: true, style: form, explode: false, schema: { type: object, additionalProperties: { type: string } } }
                    - { name: cookie_form_x_value, in: cookie, required: true, style: form, explode: true, schema: { type: string } }
                    - { name: cookie_form_x_list, in: cookie, required: true, style: form, explode: true, schema: { type: array, items: { type: string } } }
                    - { name: cookie_form_x_object, in: cookie, required: true, style: form, explode: true, schema: { type: object, additionalProperties: { type: string } } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api Example
                group root
                  GET /{path_simple_n_value}/{path_simple_n_list}/{path_simple_n_object}/{path_simple_x_value}/{path_simple_x_list}/{path_simple_x_object}/{path_label_n_value}/{path_label_n_list}/{path_label_n_object}/{path_label_x_value}/{path_label_x_list}/{path_label_x_object}/{path_matrix_n_value}/{path_matrix_n_list}/{path_matrix_n_object}/{path_matrix_x_value}/{path_matrix_x_list}/{path_matrix_x_object} styles
                    path path_simple_n_value: String
                    path path_simple_n_list: [String]
                    path path_simple_n_object: [String: String]
                    path path_simple_x_value: String
                    path path_simple_x_list: [String]
                    path path_simple_x_object: [String: String] style pairs
                    path path_label_n_value: String style label
                    path path_label_n_list: [String] style label
                    path path_label_n_object: [String: String] style label
                    path path_label_x_value: String style labelExploded
                    path path_label_x_list: [String] style labelExploded
                    path path_label_x_object: [String: String] style labelExploded
                    path path_matrix_n_value: String style matrix
                    path path_matrix_n_list: [String] style matrix
                    path path_matrix_n_object: [String: String] style matrix
                    path path_matrix_x_value: String style matrixExploded
                    path path_matrix_x_list: [String] style matrixExploded
                    path path_matrix_x_object: [String: String] style matrixExploded
                    query query_form_n_value: String
                    query query_form_n_list: [String] style comma
                    query query_form_n_object: [String: String] style comma
                    query query_form_x_value: String
                    query query_form_x_list: [String]
                    query query_form_x_object: [String: String] style repeat
                    query query_spaceDelimited_n_value: String
                    query query_spaceDelimited_n_list: [String] style space
                    query query_spaceDelimited_n_object: [String: String] style space
                    query query_spaceDelimited_x_value: String
                    query query_spaceDelimited_x_list: [String] style repeat
                    query query_spaceDelimited_x_object: [String: String] style repeat
                    query query_pipeDelimited_n_value: String
                    query query_pipeDelimited_n_list: [String] style pipe
                    query query_pipeDelimited_n_object: [String: String] style pipe
                    query query_pipeDelimited_x_value: String
                    query query_pipeDelimited_x_list: [String] style repeat
                    query query_pipeDelimited_x_object: [String: String] style repeat
                    query query_deepObject_n_value: String
                    query query_deepObject_n_list: [String] style indexed
                    query query_deepObject_n_object: [String: String] style deep
                    query query_deepObject_x_value: String
                    query query_deepObject_x_list: [String] style indexed
                    query query_deepObject_x_object: [String: String] style deep
                    header header_simple_n_value: String
                    header header_simple_n_list: [String]
                    header header_simple_n_object: [String: String]
                    header header_simple_x_value: String
                    header header_simple_x_list: [String]
                    header header_simple_x_object: [String: String] style pairs
                    cookie cookie_form_n_value: String
                    cookie cookie_form_n_list: [String]
                    cookie cookie_form_n_object: [String: String]
                    cookie cookie_form_x_value: String
                    cookie cookie_form_x_list: [String] style repeat
                    cookie cookie_form_x_object: [String: String] style repeat
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "reserved characters, contents and references",
            #"""
            paths:
              /search:
                get:
                  operationId: search
                  parameters:
                    - { name: url, in: query, allowReserved: true, schema: { type: string } }
                    - { name: filter, in: query, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }
                    - { name: raw, in: query, content: { text/csv: { schema: { type: string } } } }
                    - { name: page, in: query, schema: { $ref: '#/components/schemas/Page' } }
                  responses: { '204': { description: Done } }
            components:
              schemas: { Page: { type: object, properties: { number: { type: integer } } } }

            """#,
            expected: #"""
                api Example
                group search
                  GET /search search
                    query url: String? reserved
                    query filter: SearchFilter? style json
                    query raw: String?
                    query page: Page? style repeat
                    success 204: nothing "Done"
                object Page
                  number: Int?
                object SearchFilter
                  a: String?

                """#),
    ]
}
