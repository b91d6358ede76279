extension SpecMistakes {
    /// Mistakes in parameters.
    static let parameters: [SpecCase] = [
        SpecCase(
            "names that are sent twice",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            query: { key: a }
            headers: { Accept: a, accept: b }
            groups:
              g:
                query: { key: b, page: c }
                routes:
                  it: { get: /a, query: { page: Int, key: String }, headers: { ACCEPT: String, X-A: Int, x-a: Int } }

            """#,
            expected: #"""
                api.yml:6:23: error: header 'accept' is sent already
                api.yml:6:12: note: it stands here
                api.yml:9:14: error: query parameter 'key' is sent already
                api.yml:5:10: note: it stands here
                api.yml:11:31: error: query parameter 'page' is sent already
                api.yml:9:22: note: it stands here
                api.yml:11:42: error: query parameter 'key' is sent already
                api.yml:5:10: note: it stands here
                api.yml:11:68: error: header 'ACCEPT' is sent already
                api.yml:6:12: note: it stands here
                api.yml:11:94: error: header 'x-a' is sent already
                api.yml:11:84: note: it stands here
                """#),
        SpecCase(
            "names that headers and cookies cannot have",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            headers: { "A b": c }
            routes:
              it: { get: /a, headers: { "Ä": String, "": Int }, cookies: { "a;b": String } }

            """#,
            expected: #"""
                api.yml:5:12: error: the name of a header holds letters, digits and '-', found 'A b'
                api.yml:7:29: error: the name of a header holds letters, digits and '-', found 'Ä'
                api.yml:7:42: error: the name of a header is empty
                api.yml:7:64: error: the name of a cookie holds letters, digits and '-', found 'a;b'
                """#),
        SpecCase(
            "a header that looks like an extension is sent",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            headers: { x-key: a }
            routes:
              it: { get: /a, headers: { x-trace: UUI }, query: { x-page: Itn } }

            """#,
            expected: #"""
                api.yml:7:38: error: unknown type 'UUI'; did you mean 'UUID'?
                api.yml:7:62: error: unknown type 'Itn'; did you mean 'Int'?
                """#),
        SpecCase(
            "styles that do not fit",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: "/a/{p}"
                path: { p: { type: "[Int]", style: brackets } }
                query:
                  a: { type: Int, style: comma }
                  b: { type: "[Int]", style: deep }
                  c: { type: Thing, style: comma }
                  d: { type: "[String: Int]", style: repeat }
                  e: { type: "[Int]", style: commas }
                  f: { type: "[Int]", style: [comma] }
                  g: { type: "[Int]", style: csv }
                headers:
                  h: { type: "[Int]", style: repeat }
                cookies:
                  i: { type: "[Int]", style: indexed }
            types:
              Thing: { id: Int }

            """#,
            expected: #"""
                api.yml:8:40: error: style 'brackets' is only for queries and forms; expected 'comma', 'space' or 'pipe'
                api.yml:10:30: error: style 'comma' does not fit 'Int'; styles are for lists and objects
                api.yml:11:34: error: style 'deep' does not fit '[Int]'; lists have 'comma', 'repeat', 'brackets', 'indexed', 'space' or 'pipe'
                api.yml:12:32: error: style 'comma' does not fit 'Thing'; objects have 'deep', 'brackets' or 'dot'
                api.yml:13:42: error: style 'repeat' does not fit '[String: Int]'; objects have 'deep', 'brackets' or 'dot'
                api.yml:14:34: error: unknown style 'commas'; did you mean 'comma'?
                api.yml:15:34: error: 'style' must be text, found a list
                api.yml:16:34: error: unknown style 'csv'; expected 'comma', 'repeat', 'brackets', 'indexed', 'space', 'pipe', 'deep' or 'dot'
                api.yml:18:34: error: style 'repeat' is only for queries and forms; expected 'comma', 'space' or 'pipe'
                api.yml:20:34: error: style 'indexed' is only for queries and forms; expected 'comma', 'space' or 'pipe'
                """#),
        SpecCase(
            "types that do not fit",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /a
                query: { a: "[[Int]]", b: "[Thing]", c: "[String: Thing]", d: Thing, e: "[Int]?" }
                headers: { f: Thing, g: "[String: Int]" }
                cookies: { h: "[[Int]]", i: Nope }
            types:
              Thing: { id: Int }

            """#,
            expected: #"""
                api.yml:8:18: error: a query parameter holds simple values, lists of them or objects, found '[[Int]]'
                api.yml:8:32: error: a query parameter holds simple values, lists of them or objects, found '[Thing]'
                api.yml:8:46: error: a query parameter holds simple values, lists of them or objects, found '[String: Thing]'
                api.yml:9:19: error: a header holds simple values or lists of them, found 'Thing'
                api.yml:9:30: error: a header holds simple values or lists of them, found '[String: Int]'
                api.yml:10:20: error: a cookie holds simple values or lists of them, found '[[Int]]'
                api.yml:10:33: error: unknown type 'Nope'; declare it under 'types'
                """#),
        SpecCase(
            "constants of the wrong type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query:
                  a: { const: one, type: Int }
                  b: { const: [1, [two]] }
                  c: { const: { a: 1 } }
                  d: { const: }
                  e: { const: 1, default: 2 }
                  f: { const: nope, type: Feature }
                  g: { const: 1, type: Nope }
                  h: { const: [] }
            types:
              Feature: [a, b]

            """#,
            expected: #"""
                api.yml:9:19: error: the constant must be 'Int', found 'one'
                api.yml:10:19: error: a constant must be text, a number, true, false or a list of one of them, found a list
                api.yml:11:19: error: a constant must be text, a number, true, false or a list of one of them, found a mapping
                api.yml:12:19: error: a constant must be text, a number, true, false or a list of one of them, found nothing
                api.yml:13:22: error: a constant has no default
                api.yml:14:19: error: the constant must be a case of 'Feature', found 'nope'; expected 'a' or 'b'
                api.yml:15:28: error: unknown type 'Nope'; declare it under 'types'
                api.yml:16:19: error: a constant must be text, a number, true, false or a list of one of them, found a list
                """#),
        SpecCase(
            "a fixed header without const",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                headers: { Accept: text/html }

            """#,
            expected: #"""
                api.yml:8:24: error: unknown type 'text/html'; declare it under 'types', or write { const: text/html } for a fixed value
                """#),
        SpecCase(
            "parameters in lists",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: [a]
                headers: a
                cookies:
                path: [b]

            """#,
            expected: #"""
                api.yml:8:12: error: 'query' must be a mapping of names to types, found a list
                api.yml:9:14: error: 'headers' must be a mapping of names to types, found 'a'
                api.yml:10:13: error: 'cookies' must be a mapping of names to types, found nothing
                api.yml:11:11: error: 'path' must be a mapping of names to types, found a list
                """#),
        SpecCase(
            "a parameter that its scheme sends",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            auth: { key: { query: api_key }, header: { header: X-Key } }
            routes:
              it: { get: /a, auth: [key, header], query: { api_key: String }, headers: { x-KEY: String } }

            """#,
            expected: #"""
                api.yml:7:48: error: 'api_key' is sent by the scheme 'key' already
                api.yml:5:9: note: the scheme stands here
                api.yml:7:78: error: 'x-KEY' is sent by the scheme 'header' already
                api.yml:5:34: note: the scheme stands here
                """#),
    ]
}
