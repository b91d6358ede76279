extension SpecModels {
    /// The model of routes of all methods.
    static let routes: [SpecCase] = [
        SpecCase(
            "routes of all methods",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: / }
              b: { put: /a/ }
              c: { post: "/a/{b}.json" }
              d: { patch: /a }
              e: { delete: /a }
              f: { head: /a }
              g: { options: "/a*" }
              h: { trace: /a%20b }
              i: { request: QUERY /search, timeout: 500ms, retry: true }
              j: { request: "GET   /a", timeout: 2m }

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET / a
                    success: nothing
                  PUT /a/ b
                    success: nothing
                  POST /a/{b}.json c
                    path b: String
                    success: nothing
                  PATCH /a d
                    success: nothing
                  DELETE /a e
                    success: nothing
                  HEAD /a f
                    success: nothing
                  OPTIONS /a* g
                    success: nothing
                  TRACE /a%20b h
                    success: nothing
                  QUERY /search i
                    success: nothing
                    timeout 0.5
                    retry true
                  GET /a j
                    success: nothing
                    timeout 120.0

                """#)
    ]
}
