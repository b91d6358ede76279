extension SpecMistakes {
    /// Mistakes in bodies.
    static let bodies: [SpecCase] = [
        SpecCase(
            "a body where none may be",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, body: Int }
              b: { head: /b, body: { json: { a: Int } } }
              c: { trace: /c, body: Int }
              d: { request: GET /d, body: Int }
              e: { delete: /e, body: Int }

            """#,
            expected: #"""
                api.yml:6:17: error: a GET request has no body; parameters go under 'query'
                api.yml:7:18: error: a HEAD request has no body
                api.yml:8:19: error: a TRACE request has no body
                api.yml:9:25: error: a GET request has no body; parameters go under 'query'
                """#),
        SpecCase(
            "encodings",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { post: /a, body: { name: String } }
              b: { post: /b, body: { jsn: { a: Int } } }
              c: { post: /c, body: { json: { a: Int }, form: { a: Int } } }
              d: { post: /d, body: {} }
              e: { post: /e, body: { json: { a: Int }, foo: 1 } }
              f: { post: /f, body: }
              g: { post: /g, body: { xml: Thing } }

            """#,
            expected: #"""
                api.yml:6:24: error: a body needs an encoding, one of 'json', 'form', 'multipart', 'plist', 'text' or 'data'; fields of a JSON body go under 'json'
                api.yml:7:26: error: unknown key 'jsn' in a body; did you mean 'json'?
                api.yml:8:44: error: a body has one encoding, found 'json' and 'form'
                api.yml:8:26: note: 'json' stands here
                api.yml:9:24: error: a body needs an encoding, one of 'json', 'form', 'multipart', 'plist', 'text' or 'data'; fields of a JSON body go under 'json'
                api.yml:10:44: error: unknown key 'foo' in a body; expected 'json', 'form', 'multipart', 'plist', 'text', 'data' or 'docs'
                api.yml:11:24: error: 'body' must be a type, found nothing
                api.yml:12:24: error: a body needs an encoding, one of 'json', 'form', 'multipart', 'plist', 'text' or 'data'; fields of a JSON body go under 'json'
                """#),
        SpecCase(
            "contents",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { post: /a, body: { form: Int } }
              b: { post: /b, body: { multipart: "[Int]" } }
              c: { post: /c, body: { text: Int } }
              d: { post: /d, body: { data: png } }
              e: { post: /e, body: { data: image/* } }
              f: { post: /f, body: { data: [image/png] } }
              g: { post: /g, body: { form: {} } }
              h: { post: /h, body: { text: { a: Int } } }
              i: { post: /i, body: { json: Nope } }
              j: { post: /j, body: { form: { a: "[[Int]]" } } }

            """#,
            expected: #"""
                api.yml:6:32: error: a form is an object, found 'Int'
                api.yml:7:38: error: a multipart body is an object, found '[Int]'
                api.yml:8:32: error: a text is a 'String', found 'Int'
                api.yml:9:32: error: expected a media type such as 'image/png', found 'png'
                api.yml:10:32: error: expected a media type such as 'image/png', found 'image/*'
                api.yml:11:32: error: 'data' must be text, found a list
                api.yml:12:32: error: the body has no fields
                api.yml:13:32: error: 'text' must be a type, found a mapping
                api.yml:14:32: error: unknown type 'Nope'; declare it under 'types'
                api.yml:15:38: error: a field of a form holds simple values, lists of them or objects, found '[[Int]]'
                """#),
        SpecCase(
            "fields",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                post: /a
                body:
                  json:
                    a: { type: Int, style: comma }
                    b: { const: x, type: Int }
                    c: $nope
                    d: { type: Int, default: x }
                    e: { id: Int }
                    f: Int = x

            """#,
            expected: #"""
                api.yml:10:25: error: unknown key 'style' in a field of the body; did you mean 'type'?
                api.yml:11:21: error: the constant must be 'Int', found 'x'
                api.yml:12:12: error: no value of 'config' is called 'nope'; declare it under 'config'
                api.yml:13:34: error: the default must be 'Int', found 'x'
                api.yml:14:12: error: the type of 'e' cannot be written in place; declare it under 'types' and use its name
                api.yml:15:18: error: the default must be 'Int', found 'x'
                """#),
        SpecCase(
            "styles of a form, and of a multipart body, which has none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { post: /a, body: { form: { a: { type: Int, style: comma }, b: { type: "[Int]", style: brackets } } } }
              at: { post: /b, body: { multipart: { b: { type: "[Int]", style: comma } } } }

            """#,
            expected: #"""
                api.yml:6:58: error: style 'comma' does not fit 'Int'; styles are for lists and objects
                api.yml:7:60: error: unknown key 'style' in a field of the body; did you mean 'type'?
                """#),
    ]
}
