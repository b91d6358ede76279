extension SpecMistakes {
    /// Mistakes in defaults and examples.
    static let defaults: [SpecCase] = [
        SpecCase(
            "defaults of the wrong type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query:
                  a: Int = one
                  b: Int = 1.5
                  c: Bool = yes
                  d: Double = fast
                  e: Date = today
                  f: Day = 2023-02-29
                  g: URL = not a url
                  h: UUID = 123
                  i: Data = "?"
                  j: "[Int] = [1, b]"
                  k: "[Int] = 1"
                  l: Decimal = many
                  m: Int = null
                  n: "[String: Int] = { a: b }"
                  o: "[Int] = [1,"
                  p: Double = .inf
                  q: Int32 = 2147483648
                  r: Int = 9223372036854775808
                  s: Int =
                  t: { type: Int, default: [1] }
                  u: { type: Int = 1, default: 2 }
                  v: { type: Int, default: "1" }

            """#,
            expected: #"""
                api.yml:9:16: error: the default must be 'Int', found 'one'
                api.yml:10:16: error: the default must be 'Int', found '1.5'
                api.yml:11:17: error: the default must be 'Bool', found 'yes'
                api.yml:12:19: error: the default must be 'Double', found 'fast'
                api.yml:13:17: error: the default must be 'Date', found 'today'; write it as in '2024-02-29T12:00:00Z'
                api.yml:14:16: error: the default must be 'Day', found '2023-02-29'; write it as in '2024-02-29'
                api.yml:15:16: error: the default must be 'URL', found 'not a url'
                api.yml:16:17: error: the default must be 'UUID', found '123'
                api.yml:17:17: error: the default must be 'Data', found '?'; 'Data' is written in base64
                api.yml:18:19: error: the default must be 'Int', found 'b'
                api.yml:19:19: error: the default must be '[Int]', found '1'
                api.yml:20:20: error: the default must be 'Decimal', found 'many'
                api.yml:21:16: error: the default must be 'Int', found nothing
                api.yml:22:27: error: the default must be 'Int', found 'b'
                api.yml:23:19: error: the default is not well formed: '[1,'
                api.yml:24:19: error: the default must be 'Double', found '.inf'
                api.yml:25:18: error: '2147483648' does not fit 'Int32'
                api.yml:26:16: error: '9223372036854775808' does not fit 'Int'
                api.yml:27:14: error: expected a default behind '='; the empty text is written ""
                api.yml:28:32: error: the default must be 'Int', found a list
                api.yml:29:27: error: there are two defaults
                api.yml:30:32: error: the default must be 'Int', found '1'
                """#),
        SpecCase(
            "an unknown case",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, query: { a: Feature = populr, b: Size = 3, c: Feature = "\"\"", d: "[Feature] = [editors, none]" } }
            types:
              Feature: [popular, editors]
              Size: { enum: Int, cases: { small: 1, large: 2 } }

            """#,
            expected: #"""
                api.yml:6:45: error: the default must be a case of 'Feature', found 'populr'; did you mean 'popular'?
                api.yml:6:63: error: the default must be a case of 'Size', found '3'; expected 'small' or 'large'
                api.yml:6:79: error: the default must be a case of 'Feature', found '""'; expected 'popular' or 'editors'
                api.yml:6:103: error: the default must be a case of 'Feature', found 'none'; expected 'popular' or 'editors'
                """#),
        SpecCase(
            "values that no default can have",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { post: /things, query: { a: Thing = x }, body: { multipart: { file: File = x } }, returns: Media }
              at: { get: /dates, query: { a: { type: Date, format: yyyy, default: 2024 }, b: { type: Date?, format: rfc1123, default: null }, c: { const: 2024, type: Date, format: yyyy, docs: Fixed. } } }
            types:
              Thing: { id: Int, other: Thing? = null }
              Media: { union: { thing: Thing }, tag: type }

            """#,
            expected: #"""
                api.yml:6:44: error: a value of 'Thing' cannot be a default
                api.yml:6:83: error: a 'File' has no default
                api.yml:7:71: error: a 'Date' has a default only without a format, or with 'unix' or 'unix_ms'
                """#),
        SpecCase(
            "defaults that fit",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query:
                  a: Int = 1
                  b: Feature = popular
                  c: String = hello world
                  d: Bool = false
                  e: "[String] = [a, b]"
                  f: Date = 2024-02-29T23:59:59.5+01:00
                  g: Day = 2024-02-29
                  h: UUID = 123e4567-e89b-12d3-a456-426614174000
                  i: Decimal = 1.10
                  j: Double = -1e3
                  k: Int = 0x1F
                  l: Size = large
                  m: Size = 1
                  n: String = ""
                  o: String? = null
                  p: String = [draft]
                  q: { type: String, default: " a " }
                  r: "[String: Int] = { a: 1 }"
                  s: UserID = 7
                  t: { type: Date, format: unix, default: 0 }
                  u: URL = https://example.com
                  v: Data = aGk=
                  w: { type: Int, default: 2, docs: Two. }
                  x: { type: Int = 3, deprecated: true }
                  y: Int64 = -9223372036854775808
            types:
              Feature: [popular, editors]
              Size: { enum: Int, cases: { small: 1, large: 2 } }
              UserID: { new: Int }

            """#,
            expected: #"""

                """#),
        SpecCase(
            "examples of the wrong type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: { a: { type: Int, example: x } }
                returns: Thing
            types:
              Thing:
                id: { type: Int, example: one }
                other: { type: Other?, example: { a: 1 } }
                wrong: { type: Other?, example: 1 }
              Other: { a: Int }

            """#,
            expected: #"""
                api.yml:8:39: error: the example must be 'Int', found 'x'
                api.yml:12:31: error: the example must be 'Int', found 'one'
                api.yml:14:37: error: the example must be 'Other', found '1'
                """#),
    ]
}
