extension SpecMistakes {
    /// Mistakes in paths.
    static let paths: [SpecCase] = [
        SpecCase(
            "paths with mistakes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: things }
              b: { get: "/things?page=1" }
              c: { get: "/things#top" }
              d: { get: //things }
              e: { get: /a b }
              f: { get: "/{id}/{id}" }
              g: { get: "/{id" }
              h: { get: "/id}" }
              i: { get: "/{}" }
              j: { get: "/{a{b}}" }
              k: { get: /users/:id }
              l: { get: /100% }
              m: { get: /café }
              n: { get: }
              o: { get: [/a] }
              p: { get: "/{ id }" }
              q: { get: "" }
              r: { get: https://example.com/a }
              s: { get: "/a/{b/c}" }

            """#,
            expected: #"""
                api.yml:6:13: error: a path begins with '/', found 'things'
                api.yml:7:21: error: a path has no '?'; parameters go under 'query'
                api.yml:8:21: error: a path has no fragment, found '#'
                api.yml:9:13: error: a path has no empty segment, found '//'
                api.yml:10:15: error: a path cannot contain ' '; write it percent-encoded: '%20'
                api.yml:11:20: error: placeholder '{id}' stands twice in the path
                api.yml:12:15: error: '}' is missing behind '{id'
                api.yml:13:17: error: '{' is missing before '}'
                api.yml:14:15: error: expected a name without spaces between '{' and '}'
                api.yml:15:15: error: '}' is missing behind '{a'
                api.yml:16:20: error: a segment begins with ':'; placeholders are written in braces, as in '/photos/{id}'
                api.yml:17:17: error: expected two hexadecimal digits behind '%'; '%' itself is written '%25'
                api.yml:18:17: error: a path cannot contain 'é'; write it percent-encoded: '%C3%A9'
                api.yml:19:13: error: the path of 'get' must be text, found nothing
                api.yml:20:13: error: the path of 'get' must be text, found a list
                api.yml:21:15: error: expected a name without spaces between '{' and '}'
                api.yml:22:14: error: a path begins with '/', found ''
                api.yml:23:13: error: a path begins with '/', found 'https://example.com/a'
                api.yml:24:17: error: '}' is missing behind '{b'
                """#),
        SpecCase(
            "placeholders and parameters that do not match",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: "/photos/{id}", path: { idd: Int } }
              b: { get: "/photos/{id}", path: { other: Int } }
              c: { get: "/photos", path: { id: Int } }
              d: { get: "/users/{user}/photos/{id}", path: { id: Int } }
              e: { get: "/photos/{id}", path: {} }
              f: { get: "/photos/{id}", path: { id: Phto } }
              g: { get: "/photos/{id}", path: [id] }

            """#,
            expected: #"""
                api.yml:6:37: error: the path has no placeholder '{idd}'; did you mean 'id'?
                api.yml:7:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:7:37: error: the path has no placeholder '{other}'; expected 'id'
                api.yml:8:32: error: the path has no placeholder '{id}'
                api.yml:9:21: error: placeholder '{user}' has no parameter under 'path'; add 'user: String', or leave 'path' out
                api.yml:10:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:10:22: error: placeholder '{id}' has no parameter under 'path'; add 'id: String', or leave 'path' out
                api.yml:11:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:11:41: error: unknown type 'Phto'; declare it under 'types'
                api.yml:12:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:12:35: error: 'path' must be a mapping of names to types, found a list
                """#),
        SpecCase(
            "path parameters that cannot be",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: "/photos/{id}", path: { id: Int? } }
              b: { get: "/photos/{id}", path: { id: Thing } }
              c: { get: "/photos/{id}", path: { id: "[[Int]]" } }
              d: { get: "/photos/{id}", path: { id: "[Int]" } }
              e: { get: "/photos/{id}", path: { id: File } }
            types:
              Thing: { id: Int }

            """#,
            expected: #"""
                api.yml:6:41: error: a path parameter cannot be optional, found 'Int?'
                api.yml:7:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:7:41: error: a path parameter holds simple values or lists of them, found 'Thing'
                api.yml:8:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:8:42: error: a path parameter holds simple values or lists of them, found '[[Int]]'
                api.yml:9:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:10:14: warning: another route has the same method and path, 'GET /photos/{id}'
                api.yml:6:14: note: the first stands here
                api.yml:10:41: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                """#),
        SpecCase(
            "the same method and path",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            groups:
              a:
                routes:
                  one: { get: "/photos/{id}" }
                  two: { get: "/photos/{name}" }
                  three: { post: "/photos/{id}" }
              b:
                routes:
                  four: { request: "GET /photos/{other}" }
                  five: { get: "/photos/{id}", query: { feature: { const: popular } } }

            """#,
            expected: #"""
                api.yml:9:20: warning: another route has the same method and path, 'GET /photos/{name}'
                api.yml:8:20: note: the first stands here
                api.yml:13:29: warning: another route has the same method and path, 'GET /photos/{other}'
                api.yml:8:20: note: the first stands here
                """#),
    ]
}
