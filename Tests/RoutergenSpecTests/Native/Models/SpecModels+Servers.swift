extension SpecModels {
    /// The model of servers.
    static let servers: [SpecCase] = [
        SpecCase(
            "servers",
            #"""
            routergen: 1
            api: Example
            servers:
              production: https://api.example.com/v1/
              staging: { url: "https://{region}.staging.example.com:{port}/{base}", docs: For trying., name: test, variables: { region: { default: eu, values: [eu, us], docs: Where. }, port: 8080, base: { default: "", name: root } } }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api Example
                server production https://api.example.com/v1
                server staging as test https://{region}.staging.example.com:{port}/{base} "For trying."
                  region = eu of ["eu", "us"] "Where."
                  port = 8080
                  base as root = 
                group -
                  GET /things it
                    success: nothing

                """#)
    ]
}
