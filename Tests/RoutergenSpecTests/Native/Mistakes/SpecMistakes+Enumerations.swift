extension SpecMistakes {
    /// Mistakes in enums.
    static let enumerations: [SpecCase] = [
        SpecCase(
            "an enum with two lists",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "A" }

            types:
              A: { enum: [a], cases: [b] }

            """#,
            expected: #"""
                api.yml:9:19: error: the cases are listed under 'enum' and under 'cases'
                """#),
        SpecCase(
            "enum values of the wrong type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, query: { a: A, b: B, c: C, d: D, e: E, f: F, g: G } }

            types:
              A: [a, 1, true, null, 2.5]
              B: { enum: Int, cases: { a: x, b: 1.5, c: [1], d: { value: 1, dosc: x }, e: { docs: x } } }
              C: { enum: Double, cases: { a: 1 } }
              D: { enum: String, cases: { a: 1 } }
              E: { enum: Int32, cases: { a: 3000000000 } }
              F: { enum: "[Int]", cases: { a: 1 } }
              G: { enum: Nope, cases: { a: 1 } }

            """#,
            expected: #"""
                api.yml:9:10: error: the value of a case must be 'String', found '1'; write it in quotes, or give the enum numbers with 'enum: Int'
                api.yml:9:13: error: the value of a case must be 'String', found 'true'; write it in quotes
                api.yml:9:19: error: the value of a case must be 'String', found nothing; write it in quotes
                api.yml:9:25: error: the value of a case must be 'String', found '2.5'; write it in quotes
                api.yml:10:31: error: the value of a case must be 'Int', found 'x'
                api.yml:10:37: error: the value of a case must be 'Int', found '1.5'
                api.yml:10:45: error: the value of a case must be text or a number, found a list
                api.yml:10:65: error: unknown key 'dosc' in a case; did you mean 'docs'?
                api.yml:10:79: error: the long form of a case needs 'value'
                api.yml:11:14: error: the values of an enum are 'String', 'Int', 'Int32' or 'Int64', found 'Double'
                api.yml:12:34: error: the value of a case must be 'String', found '1'; write it in quotes, or give the enum numbers with 'enum: Int'
                api.yml:13:33: error: '3000000000' does not fit 'Int32'
                api.yml:14:15: error: the values of an enum are 'String', 'Int', 'Int32' or 'Int64', found '[Int]'
                api.yml:15:14: error: unknown type 'Nope'; declare it under 'types'
                """#),
        SpecCase(
            "enum values that stand twice",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, query: { a: A, b: B } }

            types:
              A: [a, b, a]
              B: { enum: Int, cases: { a: 1, b: 0x1, c: 2 } }

            """#,
            expected: #"""
                api.yml:9:13: error: value 'a' stands twice
                api.yml:9:7: note: the first stands here
                api.yml:10:37: error: value '0x1' stands twice
                api.yml:10:31: note: the first stands here
                """#),
        SpecCase(
            "a list that may be an array",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, query: { a: Numbers, b: Only }, returns: Nested, errors: { 404: Photos, 405: Maybe, 406: Names } }

            types:
              Photo: { id: Int }
              Photos: [Photo]
              Maybe: [Photo?]
              Numbers: [Int]
              Only: [popular]
              Nested: [[Photo]]
              Names: [String: Photo]

            """#,
            expected: #"""
                api.yml:10:12: error: 'Photos' may be an enum or an array of 'Photo'; write "[Photo]" in quotes for the array, { enum: [Photo] } for the enum
                api.yml:11:11: error: 'Maybe' may be an enum or an array of 'Photo?'; write "[Photo?]" in quotes for the array, { enum: [Photo?] } for the enum
                api.yml:12:13: error: 'Numbers' may be an enum or an array of 'Int'; write "[Int]" in quotes for the array, { enum: [Int] } for the enum
                """#),
    ]
}
