extension SpecModels {
    /// The model of includes.
    static let includes: [SpecCase] = [
        SpecCase(
            "includes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            include: [common/one.yml, common/two.yml]
            headers: { X-A: own, X-C: own }
            errors: { 404: Own }
            routes:
              it: { get: /a, returns: One, auth: token }
            types:
              Own: { extends: Base, object: { id: Int } }

            """#,
            files: [
                "common/one.yml": #"""
                include: [two.yml]
                types:
                  One: { two: Two }
                auth: { token: bearer, spare: basic }
                headers: { x-a: one, X-B: one }

                """#,
                "common/two.yml": #"""
                routergen: 1
                api: Ignored
                types:
                  Two: { id: Int }
                  Base: { base: Int }
                  Spare: { id: Int }
                errors: { 404: Two, 500: Two }

                """#,
            ],
            expected: #"""
                api Example
                server https://example.com
                common header X-A: String = const "own"
                common header X-B: String = const "one"
                common header X-C: String = const "own"
                scheme token: bearer
                scheme spare: basic
                group -
                  GET /a it
                    auth token
                    success: One
                    error 404: Own
                    error 500: Two
                object Two
                  id: Int
                object Base
                  base: Int
                object Spare
                  id: Int
                object One
                  two: Two
                object Own
                  base: Int
                  id: Int

                """#)
    ]
}
