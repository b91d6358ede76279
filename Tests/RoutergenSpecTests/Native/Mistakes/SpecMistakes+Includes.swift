extension SpecMistakes {
    /// Mistakes in includes.
    static let includes: [SpecCase] = [
        SpecCase(
            "a file that is missing",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [nope.yml]
            routes:
              it: { get: /a, returns: Thing, auth: token }

            """#,
            expected: #"""
                api.yml:5:11: error: cannot read 'nope.yml': no such file
                """#),
        SpecCase(
            "a file that includes itself",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [a.yml]
            routes:
              it: { get: /a, returns: Thing }

            """#,
            files: [
                "a.yml": #"""
                include: [b.yml]
                types:
                  Thing: { id: Int }

                """#,
                "b.yml": #"""
                include: [a.yml, api.yml]

                """#,
            ],
            expected: #"""
                b.yml:1:11: error: 'a.yml' includes itself
                b.yml:1:18: error: 'api.yml' includes itself
                """#),
        SpecCase(
            "declarations that clash",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [a.yml, b.yml]
            routes:
              it: { get: /a, returns: Thing, auth: token }
            auth: { token: basic }
            types:
              Thing: { id: Int }

            """#,
            files: [
                "a.yml": #"""
                auth: { token: bearer }
                types:
                  Thing: { id: Int }

                """#,
                "b.yml": #"""
                types:
                  Thing: { id: Int }

                """#,
            ],
            expected: #"""
                api.yml:8:9: error: scheme 'token' is declared twice
                a.yml:1:9: note: the first declaration stands here
                api.yml:10:3: error: type 'Thing' is declared twice
                a.yml:3:3: note: the first declaration stands here
                b.yml:2:3: error: type 'Thing' is declared twice
                a.yml:3:3: note: the first declaration stands here
                """#),
        SpecCase(
            "mistakes in the file",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [common/a.yml]
            routes:
              it: { get: /a, returns: Thing, errors: { 500: Unknown } }

            """#,
            files: [
                "common/a.yml": #"""
                types:
                  Thing: { id: Itn }
                  Problem: { a: [ ] }

                """#
            ],
            expected: #"""
                api.yml:7:49: error: unknown type 'Unknown'; declare it under 'types'
                common/a.yml:2:16: error: unknown type 'Itn'; did you mean 'Int'?
                common/a.yml:3:17: error: an array type lists exactly one type, found 0; write it as '[Type]'
                """#),
        SpecCase(
            "a file of another version",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [a.yml]
            routes:
              it: { get: /a, returns: Thing }

            """#,
            files: [
                "a.yml": #"""
                routergen: 3

                """#
            ],
            expected: #"""
                a.yml:1:12: error: version 3 of the format is not known; this routergen reads version 1
                """#),
        SpecCase(
            "paths that are none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: { a: b }
            routes:
              it: { get: /a }

            """#,
            expected: #"""
                api.yml:5:10: error: 'include' must be a list of paths, found a mapping
                """#),
        SpecCase(
            "a list with a path that is none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [[a], ""]
            routes:
              it: { get: /a }

            """#,
            expected: #"""
                api.yml:5:11: error: a path under 'include' must be text, found a list
                api.yml:5:16: error: a path under 'include' is empty
                """#),
        SpecCase(
            "a file that is not YAML",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: a.yml
            routes:
              it: { get: /a, returns: Thing }

            """#,
            files: [
                "a.yml": #"""
                types: { a: [

                """#
            ],
            expected: #"""
                a.yml:2:1: error: expected a value
                """#),
        SpecCase(
            "files that contradict each other",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [a.yml, b.yml, c.yml]
            routes:
              it: { get: /a, returns: Thing }
            headers: { X-Decided: here }

            """#,
            files: [
                "a.yml": #"""
                headers: { X-Company: A, X-Same: s, X-Decided: a }
                errors: { 404: Thing, default: Thing }
                types:
                  Thing: { id: Int }

                """#,
                "b.yml": #"""
                headers: { x-company: B, x-same: s, X-Decided: b }
                errors: { 404: "[Thing]", default: Thing }

                """#,
                "c.yml": #"""
                include: [a.yml]
                headers: { X-Same: s }
                errors: { default: nothing }

                """#,
            ],
            expected: #"""
                b.yml:1:12: error: header 'x-company' differs in two included files; the including file may decide with its own
                a.yml:1:12: note: the other stands here
                b.yml:2:11: error: the error of a status differs in two included files; the including file may decide with its own
                a.yml:2:11: note: the other stands here
                c.yml:3:11: error: the error of a status differs in two included files; the including file may decide with its own
                b.yml:2:27: note: the other stands here
                """#),
        SpecCase(
            "an included file that decides over others",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [low.yml, top.yml]
            routes:
              it: { get: /a }

            """#,
            files: [
                "low.yml": #"""
                headers: { X-Company: low }

                """#,
                "other.yml": #"""
                headers: { X-Company: other }

                """#,
                "top.yml": #"""
                include: [low.yml, other.yml]
                headers: { X-Company: top }

                """#,
            ],
            expected: #"""

                """#),
    ]
}
