extension SpecMistakes {
    /// Mistakes in groups.
    static let groups: [SpecCase] = [
        SpecCase(
            "neither groups nor routes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com


            """#,
            expected: #"""
                api.yml:1:1: error: a spec needs 'routes' or 'groups'
                """#),
        SpecCase(
            "groups and routes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things }
            groups:
              a: { routes: { it: { get: /a } } }

            """#,
            expected: #"""
                api.yml:7:1: error: a file has 'groups' or 'routes', not both; give the routes at the top level a group of their own
                """#),
        SpecCase(
            "empty groups and routes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            groups:
              a: { routes: {} }
              b: { docs: Empty. }
              c:
              d: { route: { it: { get: /d } } }

            """#,
            expected: #"""
                api.yml:6:16: error: group 'a' has no routes
                api.yml:7:3: error: a group needs 'routes'
                api.yml:8:5: error: group 'c' must be a mapping, found nothing
                api.yml:9:8: error: unknown key 'route' in a group; did you mean 'routes'?
                """#),
        SpecCase(
            "no groups",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            groups: {}

            """#,
            expected: #"""
                api.yml:5:9: error: 'groups' has no groups
                """#),
        SpecCase(
            "no routes at the top level",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes: {}

            """#,
            expected: #"""
                api.yml:5:9: error: the file has no routes
                """#),
        SpecCase(
            "groups and routes in lists",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            groups:
              a: [it]
              b: { routes: [it] }

            """#,
            expected: #"""
                api.yml:6:6: error: group 'a' must be a mapping, found a list
                api.yml:7:16: error: 'routes' must be a mapping of names to routes, found a list
                """#),
        SpecCase(
            "an unknown key of a group",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            groups:
              a: { path: /a, routes: { it: { get: /a } } }

            """#,
            expected: #"""
                api.yml:6:8: error: unknown key 'path' in a group; expected 'docs', 'deprecated', 'auth', 'query', 'headers', 'envelope', 'errors' or 'routes'
                """#),
    ]
}
