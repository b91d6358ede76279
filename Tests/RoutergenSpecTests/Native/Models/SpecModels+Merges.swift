extension SpecModels {
    /// The model of anchors and merge keys.
    static let merges: [SpecCase] = [
        SpecCase(
            "anchors and merge keys",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            x-paging: &paging { page: Int = 1, size: Int = 20 }
            routes:
              a: &a
                get: /a
                query: { <<: *paging, name: String }
              b:
                <<: *a
                get: /b

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET /a a
                    query page: Int = 1
                    query size: Int = 20
                    query name: String
                    success: nothing
                  GET /b b
                    query page: Int = 1
                    query size: Int = 20
                    query name: String
                    success: nothing

                """#)
    ]
}
