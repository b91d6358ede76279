extension SpecModels {
    /// The model of parameters.
    static let parameters: [SpecCase] = [
        SpecCase(
            "parameters",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config:
              key: { type: String, docs: Yours., name: consumerKey }
              version: Int = 2
              region: { type: Region?, default: eu }
            query: { key: $key, v: { const: 1, docs: The version. } }
            headers: { Accept-Language: en, X-Quoted: "$key off" }
            auth: { token: { type: bearer, docs: A token. }, user: basic, a: { header: X-Key }, b: { query: api_key, name: other }, c: { cookie: sid } }
            routes:
              it:
                docs: Does it.
                get: /v{version}/users/{user}/{ids}
                path: { ids: { type: "[Int]", style: pipe }, user: UserID, version: $version }
                query:
                  page: { type: Int = 1, docs: From one., name: number, example: 3 }
                  filter: { type: Filter?, style: deep }
                  tags: { type: "[String]", style: comma }
                  map: { type: "[String: Int]?", style: dot }
                  since: { type: Date?, format: unix }
                  fixed: { const: [a, b], style: repeat }
                  on: { const: true, type: Bool }
                  version: { const: 1.10 }
                  zip: { const: 007 }
                  region: { const: us, type: Region }
                  any: JSON?
                headers: { x-trace: UUID?, X-Mode: { const: "a, b" } }
                cookies: { session: String, region: $region }
                auth: [token, a]
                deprecated: true
                timeout: 1.5s
                retry: false
                returns: [Filter]
            types:
              UserID: { new: Int }
              Region: [eu, us]
              Filter: { name: String }

            """#,
            expected: #"""
                api.yml:11:50: warning: scheme 'user' is not used by any route
                api.yml:11:85: warning: scheme 'b' is not used by any route
                api.yml:11:121: warning: scheme 'c' is not used by any route
                api Example
                server https://example.com
                config key as consumerKey: String "Yours."
                config version: Int = 2
                config region: Region? = "eu"
                common query key: String = $key
                common query v: String = const "1" "The version."
                common header Accept-Language: String = const "en"
                common header X-Quoted: String = const "$key off"
                scheme token: bearer "A token."
                scheme user: basic
                scheme a: apiKey(location: RoutergenModel.Parameter.Location.header, name: "X-Key")
                scheme b as other: apiKey(location: RoutergenModel.Parameter.Location.query, name: "api_key")
                scheme c: apiKey(location: RoutergenModel.Parameter.Location.cookie, name: "sid")
                group -
                  GET /v{version}/users/{user}/{ids} it "Does it." deprecated
                    path version: Int = $version
                    path user: UserID
                    path ids: [Int] style pipe
                    query page as number: Int = 1 example 3 "From one."
                    query filter: Filter? style deep
                    query tags: [String] style comma
                    query map: [String: Int]? style dot
                    query since: Date(unixSeconds)?
                    query fixed: [String] = const ["a", "b"] style repeat
                    query on: Bool = const true
                    query version: String = const "1.10"
                    query zip: String = const "007"
                    query region: Region = const "us"
                    query any: JSON?
                    header x-trace: UUID?
                    header X-Mode: String = const "a, b"
                    cookie session: String
                    cookie region: Region? = $region
                    auth token and a
                    success: [Filter]
                    timeout 1.5
                    retry false
                new UserID: Int
                enum Region: String
                  eu = "eu"
                  us = "us"
                object Filter
                  name: String

                """#)
    ]
}
