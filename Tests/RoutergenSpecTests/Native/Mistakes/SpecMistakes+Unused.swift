extension SpecMistakes {
    /// Declarations that nothing uses.
    static let unused: [SpecCase] = [
        SpecCase(
            "unused types",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "F" }

            types:
              A: { b: B }
              B: { id: Int }
              C: { d: D }
              D: { c: C? }
              E: { e: E? }
              F: { id: Int }

            """#,
            expected: #"""
                api.yml:9:3: warning: type 'A' is not used by any route
                api.yml:11:3: warning: type 'C' is not used by any route
                api.yml:13:3: warning: type 'E' is not used by any route
                """#),
        SpecCase(
            "an unknown key may hide a use",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, retruns: Photo }
            types:
              Photo: { id: Int }

            """#,
            expected: #"""
                api.yml:6:23: error: unknown key 'retruns' in a route; did you mean 'returns'?
                """#),
        SpecCase(
            "a mistake elsewhere hides no unused type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, qeury: { page: Int }, retruns: "[Photo]" }
            types:
              Photo: { id: Int }
              Other: { id: Int }

            """#,
            expected: #"""
                api.yml:6:23: error: unknown key 'qeury' in a route; did you mean 'query'?
                api.yml:6:45: error: unknown key 'retruns' in a route; did you mean 'returns'?
                api.yml:9:3: warning: type 'Other' is not used by any route
                """#),
    ]
}
