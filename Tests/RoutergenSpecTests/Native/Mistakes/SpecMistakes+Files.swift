extension SpecMistakes {
    /// Mistakes in the file as a whole.
    static let files: [SpecCase] = [
        SpecCase(
            "an empty file",
            #"""

            """#,
            expected: #"""
                api.yml:1:1: error: the file is empty
                """#),
        SpecCase(
            "a list instead of a spec",
            #"""
            - routergen: 1

            """#,
            expected: #"""
                api.yml:1:1: error: a spec must be a mapping, found a list
                """#),
        SpecCase(
            "text instead of a spec",
            #"""
            routergen

            """#,
            expected: #"""
                api.yml:1:1: error: a spec must be a mapping, found 'routergen'
                """#),
        SpecCase(
            "no version",
            #"""
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:1:1: error: a spec needs 'routergen', the version of the format; begin the file with 'routergen: 1'
                """#),
        SpecCase(
            "a future version",
            #"""
            routergen: 2
            api: Example
            endpoints: []

            """#,
            expected: #"""
                api.yml:1:12: error: version 2 of the format is not known; this routergen reads version 1
                """#),
        SpecCase(
            "version zero",
            #"""
            routergen: 0
            api: Example

            """#,
            expected: #"""
                api.yml:1:12: error: version 0 of the format is not known; this routergen reads version 1
                """#),
        SpecCase(
            "a version that is text",
            #"""
            routergen: "1"
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:1:12: error: 'routergen' must be the number 1, found '1'
                """#),
        SpecCase(
            "a version that is a fraction",
            #"""
            routergen: 1.0
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:1:12: error: 'routergen' must be the number 1, found '1.0'
                """#),
        SpecCase(
            "an OpenAPI document",
            #"""
            openapi: 3.1.0
            info: { title: x }

            """#,
            expected: #"""
                api.yml:1:1: error: OpenAPI documents are not supported yet
                """#),
        SpecCase(
            "a Swagger document",
            #"""
            swagger: "2.0"

            """#,
            expected: #"""
                api.yml:1:1: error: OpenAPI documents are not supported yet
                """#),
        SpecCase(
            "nothing but a version",
            #"""
            routergen: 1

            """#,
            expected: #"""
                api.yml:1:1: error: a spec needs 'api', the name of what is generated
                api.yml:1:1: error: a spec needs 'routes' or 'groups'
                api.yml:1:1: error: a spec needs 'base_url' or 'servers'
                """#),
        SpecCase(
            "misspelt keys are not missing as well",
            #"""
            routergen: 1
            apii: Example
            baseurl: https://example.com
            route:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:2:1: error: unknown key 'apii' in a spec; did you mean 'api'?
                api.yml:3:1: error: unknown key 'baseurl' in a spec; did you mean 'base_url'?
                api.yml:4:1: error: unknown key 'route' in a spec; did you mean 'routes'?
                """#),
        SpecCase(
            "an unknown key that is near none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            colour: red
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:1: error: unknown key 'colour' in a spec; expected 'routergen', 'api', 'docs', 'include', 'base_url', 'servers', 'config', 'query', 'headers', 'envelope', 'errors', 'auth', 'groups', 'routes' or 'types'
                """#),
        SpecCase(
            "docs that are a list",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            docs: [a]
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:7: error: 'docs' must be text, found a list
                """#),
        SpecCase(
            "an api that is empty",
            #"""
            routergen: 1
            api: ""
            base_url: https://example.com
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:2:6: error: 'api' is empty
                """#),
        SpecCase(
            "keys that begin with x- are ignored",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            x-owner: me
            config: { x-a: [1] }
            groups:
              x-note: hello
              things:
                x-note: hello
                routes:
                  x-note: hello
                  it: { get: /things, x-note: hello, returns: { type: Thing, x-note: hello } }
            types:
              x-note: hello
              Thing: { id: Int, x-note: hello }

            """#,
            expected: #"""

                """#),
    ]
}
