extension SpecMistakes {
    /// Mistakes where types are used.
    static let typeUses: [SpecCase] = [
        SpecCase(
            "an unknown type with a near name",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: Phto }
              other: { get: /photo, returns: Photo }
            types:
              Photo: { id: Int }

            """#,
            expected: #"""
                api.yml:6:32: error: unknown type 'Phto'; did you mean 'Photo'?
                """#),
        SpecCase(
            "an unknown name deep in a type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "[String: [Phto?]]?" }
            types:
              Photo: { id: Int }

            """#,
            expected: #"""
                api.yml:6:43: error: unknown type 'Phto'; did you mean 'Photo'?
                """#),
        SpecCase(
            "an unknown name in a list",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Photo" }

            types:
              Photo: { id: Int }
              Page:
                photos: [Phto]

            """#,
            expected: #"""
                api.yml:10:3: warning: type 'Page' is not used by any route
                api.yml:11:14: error: unknown type 'Phto'; did you mean 'Photo'?
                """#),
        SpecCase(
            "an unknown type that is near none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                returns: Whatever

            """#,
            expected: #"""
                api.yml:8:14: error: unknown type 'Whatever'; declare it under 'types'
                """#),
        SpecCase(
            "a near built-in type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: { a: string, b: Integer, c: Boolean, d: Any }

            """#,
            expected: #"""
                api.yml:8:17: error: unknown type 'string'; did you mean 'String'?
                api.yml:8:28: error: unknown type 'Integer'; did you mean 'Int'?
                api.yml:8:40: error: unknown type 'Boolean'; did you mean 'Bool'?
                api.yml:8:52: error: unknown type 'Any'; did you mean 'JSON'?
                """#),
        SpecCase(
            "brackets that do not match",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query:
                  a: "[Int"
                  b: Int]
                  c: "[]"
                  d: "[Int: Int]"
                  e: "[[Int]"
                  f: "[String:]"
                  g: Int Int
                  h: ""
                  i: "?"

            """#,
            expected: #"""
                api.yml:9:15: error: expected ']', the text ends here
                api.yml:10:13: error: expected nothing more, found ']'
                api.yml:11:12: error: expected a type, found ']'
                api.yml:12:12: error: the keys of a dictionary must be 'String'
                api.yml:13:17: error: expected ']', the text ends here
                api.yml:14:19: error: expected a type, found ']'
                api.yml:15:14: error: expected nothing more, found 'I'
                api.yml:16:11: error: expected a type, the text ends here
                api.yml:17:11: error: expected a type, found '?'
                """#),
        SpecCase(
            "optional twice",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: { a: Int?? }
                returns: "[String??]"

            """#,
            expected: #"""
                api.yml:8:21: error: a type is optional only once
                api.yml:9:23: error: a type is optional only once
                """#),
        SpecCase(
            "two types in a list",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                returns: [Int, String]
                query: { a: [] }

            """#,
            expected: #"""
                api.yml:8:14: error: an array type lists exactly one type, found 2; write it as '[Type]'
                api.yml:9:17: error: an array type lists exactly one type, found 0; write it as '[Type]'
                """#),
        SpecCase(
            "a list with a dictionary of the wrong keys",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                returns: [Int: String]

            """#,
            expected: #"""
                api.yml:8:15: error: the keys of a dictionary must be 'String'
                """#),
        SpecCase(
            "endless nesting",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                returns: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"

            """#,
            expected: #"""
                api.yml:8:47: error: types nest at most 32 levels deep
                """#),
        SpecCase(
            "nothing where a type must stand",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Photo" }

            types:
              Photo: { id: , name: [ [] ] }

            """#,
            expected: #"""
                api.yml:9:16: error: 'id' must be a type, found nothing
                api.yml:9:26: error: an array type lists exactly one type, found 0; write it as '[Type]'
                """#),
        SpecCase(
            "a file outside of a multipart body",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { post: /a, body: File }
              b: { post: /b, body: { json: { file: File } } }
              c: { get: /c, query: { file: File? } }
              d: { get: /d, returns: File }
              e: { post: /e, body: { form: { file: "[File]" } } }
              f: { post: /f, body: { multipart: { files: "[String: File]" } } }
            types:
              Thing: { file: File }

            """#,
            expected: #"""
                api.yml:6:24: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:7:40: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:8:32: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:9:26: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:10:42: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:11:56: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:13:3: warning: type 'Thing' is not used by any route
                api.yml:13:18: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                """#),
        SpecCase(
            "formats",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query:
                  a: { type: Date, format: unxi }
                  b: { type: Date, format: nonsense }
                  c: { type: String, format: unix }
                  d: { type: Date, format: yyyy-MM-dd }
                  e: { type: Phto, format: bad }
                  f: { type: Date, format: [unix] }

            """#,
            expected: #"""
                api.yml:9:32: error: unknown format 'unxi'; did you mean 'unix'?
                api.yml:10:32: error: unknown format 'nonsense'; expected 'unix', 'unix_ms', 'rfc1123' or a pattern such as 'yyyy-MM-dd'
                api.yml:11:34: error: 'format' is for 'Date', found 'String'
                api.yml:13:18: error: unknown type 'Phto'; declare it under 'types'
                api.yml:14:32: error: 'format' must be text, found a list
                """#),
        SpecCase(
            "lossy values that are no lists",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: Thing, query: { q: { type: "[Int]", lossy: true } } }

            types:
              Things: "[Thing]"
              Thing:
                a: { type: Int, lossy: true }
                b: { type: Things, lossy: true }
                c: { type: "[Thing]", lossy: perhaps }
                d: { type: "[Thing]?", lossy: true }
                e: { type: Int, lossy: false }

            """#,
            expected: #"""
                api.yml:6:68: error: unknown key 'lossy' in a query parameter; expected 'type', 'name', 'docs', 'deprecated', 'default', 'example', 'format', 'style' or 'const'
                api.yml:11:28: error: 'lossy' is for lists, found 'Int'
                api.yml:12:31: error: 'lossy' is for lists, found 'Things'
                api.yml:13:34: error: 'lossy' must be true or false, found 'perhaps'
                """#),
        SpecCase(
            "a name that is not closed by its quote",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Photo" }

            types:
              Photo: { id: "In't" }

            """#,
            expected: #"""
                api.yml:9:19: error: expected nothing more, found '''
                """#),
    ]
}
