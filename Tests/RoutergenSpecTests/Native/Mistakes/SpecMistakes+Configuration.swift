extension SpecMistakes {
    /// Mistakes in config.
    static let configuration: [SpecCase] = [
        SpecCase(
            "a name that config does not have",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config:
              consumer_key: String
            query: { consumer_key: $consumer_ky }
            routes:
              it: { get: /things, headers: { X-A: $other } }

            """#,
            expected: #"""
                api.yml:7:24: error: no value of 'config' is called 'consumer_ky'; did you mean '$consumer_key'?
                api.yml:9:39: error: no value of 'config' is called 'other'; declare it under 'config'
                """#),
        SpecCase(
            "no config at all",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: { key: $key }

            """#,
            expected: #"""
                api.yml:8:19: error: no value of 'config' is called 'key'; declare it under 'config'
                """#),
        SpecCase(
            "a dollar sign without a name",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                query: { a: $, b: $a b }

            """#,
            expected: #"""
                api.yml:8:17: error: expected the name of one value of 'config' behind '$', found ''
                api.yml:8:23: error: expected the name of one value of 'config' behind '$', found 'a b'
                """#),
        SpecCase(
            "config where a type must stand",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { a: String, b: $a }
            routes:
              it: { get: /things, headers: { X-A: $a }, returns: Thing }
            types:
              Thing: { id: $a }

            """#,
            expected: #"""
                api.yml:5:22: warning: 'b' of 'config' is not used; use it as '$b'
                api.yml:5:25: error: a value of 'config' cannot come from 'config', found '$a'
                api.yml:9:16: error: a field cannot come from 'config', found '$a'
                """#),
        SpecCase(
            "a constant from config",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { key: String }
            routes:
              it: { get: /things, query: { a: { const: $key }, b: $key, c: { const: "$key" } } }

            """#,
            expected: #"""
                api.yml:7:44: error: a constant cannot come from 'config', found '$key'; write '$key' without 'const', or in quotes if it is text
                """#),
        SpecCase(
            "a reference inside a constant",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { key: String }
            headers: { Authorization: Key $key, X-Key: $key, X-Price: "$key off" }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:6:27: error: '$key' must be the whole value, found 'Key $key'; write the text in quotes if the dollar sign is meant as it is
                """#),
        SpecCase(
            "values that are not simple",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config:
              a: [String]
              b: JSON
              c: File
              d: Thing
              e: "[String: Int]"
              f: Strin
            routes:
              it: { get: /things, query: { a: $a, b: $b, c: $c, d: $d, e: $e, f: $f }, returns: Thing }
            types:
              Thing: { id: Int }

            """#,
            expected: #"""
                api.yml:6:6: error: a value of 'config' is a simple one such as 'String', found '[String]'
                api.yml:7:6: error: a value of 'config' is a simple one such as 'String', found 'JSON'
                api.yml:8:6: error: 'File' is only for fields of a 'multipart' body; 'Data' is base64 in JSON, and 'data' a raw answer
                api.yml:9:6: error: a value of 'config' is a simple one such as 'String', found 'Thing'
                api.yml:10:7: error: a value of 'config' is a simple one such as 'String', found '[String: Int]'
                api.yml:11:6: error: unknown type 'Strin'; did you mean 'String'?
                """#),
        SpecCase(
            "defaults of the wrong type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config:
              a: Int = one
              b: Bool = yes
              c: String
              d: { type: Int, default: x }
            routes:
              it: { get: /things, query: { a: $a, b: $b, c: $c, d: $d } }

            """#,
            expected: #"""
                api.yml:6:12: error: the default must be 'Int', found 'one'
                api.yml:7:13: error: the default must be 'Bool', found 'yes'
                api.yml:9:28: error: the default must be 'Int', found 'x'
                """#),
        SpecCase(
            "names that cannot be referred to",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { "a b": String, "": String }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:11: error: a name under 'config' holds letters, digits, '_' and '-', found 'a b'
                api.yml:5:26: error: the name of a value of 'config' is empty
                """#),
        SpecCase(
            "an unused value",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { key: String }
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:11: warning: 'key' of 'config' is not used; use it as '$key'
                """#),
        SpecCase(
            "an optional value in a path",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { version: String? }
            routes:
              it: { get: "/{version}/things", path: { version: $version } }

            """#,
            expected: #"""
                api.yml:7:52: error: a path parameter cannot be optional, found 'String?'
                """#),
        SpecCase(
            "parameters of every request that have a type",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            query:
              page: { type: Int }
            headers:
              X-A: [a]
              X-B:
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:6:17: error: a query parameter of every request must be a constant or '$name'; let 'config' hold a value that the application gives
                api.yml:8:8: error: a header of every request must be a constant or '$name', found a list
                api.yml:9:7: error: a header of every request must be a constant or '$name', found nothing
                """#),
    ]
}
