extension SpecMistakes {
    /// Mistakes in auth.
    static let security: [SpecCase] = [
        SpecCase(
            "schemes with mistakes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            auth:
              a: bearr
              b: oauth2
              c: { header: "X Key" }
              d: { header: A, query: b }
              e: { heder: A }
              f: {}
              g: [bearer]
              none: bearer
              h: { cookie: }
              i: { type: basic, docs: Basic. }
            routes:
              it: { get: /a, auth: [a, b, c, d, e, f, g, h, i] }

            """#,
            expected: #"""
                api.yml:6:6: error: unknown kind of scheme 'bearr'; did you mean 'bearer'?
                api.yml:7:6: error: unknown kind of scheme 'oauth2'; expected 'bearer', 'basic', { header: X-Key }, { query: api_key } or { cookie: sid }
                api.yml:8:16: error: the name of a header holds letters, digits and '-', found 'X Key'
                api.yml:9:6: error: a scheme needs exactly one of 'header', 'query', 'cookie' or 'type'
                api.yml:10:8: error: unknown key 'heder' in a scheme; did you mean 'header'?
                api.yml:11:6: error: a scheme needs exactly one of 'header', 'query', 'cookie' or 'type'
                api.yml:12:6: error: a scheme must be 'bearer', 'basic' or a mapping, found a list
                api.yml:13:3: error: 'none' switches auth off and cannot name a scheme
                api.yml:13:3: warning: scheme 'none' is not used by any route
                api.yml:14:16: error: 'cookie' must be text, found nothing
                """#),
        SpecCase(
            "auth that names no scheme",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            auth: { token: bearer }
            groups:
              g:
                auth: tokn
                routes:
                  a: { get: /a }
                  b: { get: /b, auth: nope }
                  c: { get: /c, auth: [token, token] }
                  d: { get: /d, auth: [] }
                  e: { get: /e, auth: { bearer: token } }
                  f: { get: /f, auth: none }
                  g: { get: /g, auth: }

            """#,
            expected: #"""
                api.yml:8:11: error: unknown auth scheme 'tokn'; did you mean 'token'?
                api.yml:11:27: error: unknown auth scheme 'nope'; did you mean 'none'?
                api.yml:12:35: error: scheme 'token' stands twice
                api.yml:13:27: error: 'auth' lists no scheme; 'none' switches it off
                api.yml:14:27: error: 'auth' of a route must be the name of a scheme, a list of names or 'none', found a mapping
                api.yml:16:27: error: 'auth' of a route must be the name of a scheme, a list of names or 'none', found nothing
                """#),
        SpecCase(
            "a scheme where schemes are declared",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            auth: token
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:7: error: 'auth' must be a mapping of names to schemes, found 'token'; write it as in 'auth: { token: bearer }'
                """#),
        SpecCase(
            "an unused scheme",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            auth: { token: bearer }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:9: warning: scheme 'token' is not used by any route
                """#),
    ]
}
