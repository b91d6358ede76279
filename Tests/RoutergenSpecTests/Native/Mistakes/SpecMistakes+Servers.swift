extension SpecMistakes {
    /// Mistakes in servers.
    static let servers: [SpecCase] = [
        SpecCase(
            "neither base_url nor servers",
            #"""
            routergen: 1
            api: Example
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:1:1: error: a spec needs 'base_url' or 'servers'
                """#),
        SpecCase(
            "both base_url and servers",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            servers: { main: https://example.com }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: a spec has 'base_url' or 'servers', not both
                api.yml:5:10: note: 'servers' stands here
                """#),
        SpecCase(
            "a base URL without a scheme",
            #"""
            routergen: 1
            api: Example
            base_url: example.com/v1
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: expected a URL that begins with 'https://' or 'http://', found 'example.com/v1'
                """#),
        SpecCase(
            "a base URL with a query",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com/v1?key=1
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: a base URL has no query and no fragment, found 'https://example.com/v1?key=1'; what every request sends goes under 'query' at the top level
                """#),
        SpecCase(
            "a base URL with a space",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com/a b
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: a URL holds no spaces, no special characters and none but ASCII, found 'https://example.com/a b'
                """#),
        SpecCase(
            "a base URL without a host",
            #"""
            routergen: 1
            api: Example
            base_url: https:///v1
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: expected a host behind 'https://', found 'https:///v1'
                """#),
        SpecCase(
            "a base URL with a variable",
            #"""
            routergen: 1
            api: Example
            base_url: https://{region}.example.com
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: 'base_url' has no variables, found 'https://{region}.example.com'; declare them in 'servers'
                """#),
        SpecCase(
            "a base URL that is a list",
            #"""
            routergen: 1
            api: Example
            base_url: [https://example.com]
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:11: error: 'base_url' must be text, found a list
                """#),
        SpecCase(
            "no server under servers",
            #"""
            routergen: 1
            api: Example
            servers: {}
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:10: error: 'servers' has no server
                """#),
        SpecCase(
            "servers in a list",
            #"""
            routergen: 1
            api: Example
            servers: [https://example.com]
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:3:10: error: 'servers' must be a mapping of names to URLs, found a list
                """#),
        SpecCase(
            "placeholders and variables that do not match",
            #"""
            routergen: 1
            api: Example
            servers:
              a: { url: "https://{region}.example.com", variables: { regoin: eu } }
              b: { url: "https://{region}.example.com" }
              c: { url: "https://c.example.com", variables: { region: eu } }
              d: { url: "https://{region.example.com" }
              e: { variables: { region: eu } }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:4:58: error: the URL has no placeholder '{regoin}'; did you mean 'region'?
                api.yml:5:13: error: placeholder '{region}' has no variable; declare it under 'variables'
                api.yml:6:51: error: the URL has no placeholder '{region}'
                api.yml:7:13: error: the braces of a URL come in pairs around a name, found 'https://{region.example.com'
                api.yml:8:6: error: a server needs 'url'
                """#),
        SpecCase(
            "variables with mistakes",
            #"""
            routergen: 1
            api: Example
            servers:
              a: { url: "https://{r}.example.com", variables: { r: { default: asia, values: [eu, us, eu] } } }
              b: { url: "https://{r}.example.com", variables: { r: { values: [eu] } } }
              c: { url: "https://{r}.example.com", variables: [r] }
              d: { url: "https://{r}.example.com", variables: { r: { default: eu, value: [eu] } } }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:4:67: error: the default must be one of the values, found 'asia'; expected 'eu' or 'us'
                api.yml:4:90: error: value 'eu' stands twice
                api.yml:5:56: error: a variable needs 'default'
                api.yml:6:51: error: 'variables' must be a mapping of names to variables, found a list
                api.yml:7:71: error: unknown key 'value' in a variable; did you mean 'values'?
                """#),
    ]
}
