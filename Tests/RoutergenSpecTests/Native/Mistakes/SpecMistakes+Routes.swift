extension SpecMistakes {
    /// Mistakes in routes.
    static let routes: [SpecCase] = [
        SpecCase(
            "routes that are no mappings",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: /things
              b: [get]
              c:

            """#,
            expected: #"""
                api.yml:6:6: error: route 'a' must be a mapping, found '/things'
                api.yml:7:6: error: route 'b' must be a mapping, found a list
                api.yml:8:5: error: route 'c' must be a mapping, found nothing
                """#),
        SpecCase(
            "unknown keys of a route",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it:
                get: /things
                qurey: { a: Int }
                retrun: Int
                foo: 1

            """#,
            expected: #"""
                api.yml:8:5: error: unknown key 'qurey' in a route; did you mean 'query'?
                api.yml:9:5: error: unknown key 'retrun' in a route; did you mean 'retry'?
                api.yml:10:5: error: unknown key 'foo' in a route; expected 'get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace', 'request', 'docs', 'deprecated', 'path', 'query', 'headers', 'cookies', 'body', 'returns', 'errors', 'auth', 'envelope', 'timeout', 'retry', 'paginate' or 'example'
                """#),
        SpecCase(
            "no method",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { docs: Nothing. }
              b: { gte: /b }
              c: {}

            """#,
            expected: #"""
                api.yml:6:3: error: route 'a' has no method and path; expected one of them, as in 'get: /photos'
                api.yml:7:8: error: unknown key 'gte' in a route; did you mean 'get'?
                api.yml:8:3: error: route 'c' has no method and path; expected one of them, as in 'get: /photos'
                """#),
        SpecCase(
            "two methods",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, post: /a, request: QUERY /a }

            """#,
            expected: #"""
                api.yml:6:17: error: a route has one method, found 'get' and 'post'
                api.yml:6:8: note: 'get' stands here
                api.yml:6:27: error: a route has one method, found 'get' and 'request'
                api.yml:6:8: note: 'get' stands here
                """#),
        SpecCase(
            "requests that are none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { request: /a }
              b: { request: QUERY }
              c: { request: query /c }
              d: { request: QU(ERY /d }
              e: { request: [QUERY, /e] }
              f: { request: QUERY f }
              g: { request: "" }
              h: { request: QUERY /h /i }

            """#,
            expected: #"""
                api.yml:6:17: error: expected a method and a path, found '/a'; write it as in 'QUERY /search'
                api.yml:7:17: error: expected a method and a path, found 'QUERY'; write it as in 'QUERY /search'
                api.yml:8:17: error: methods are written in upper case, found 'query'; write 'QUERY'
                api.yml:9:17: error: expected a method and a path, found 'QU(ERY /d'; write it as in 'QUERY /search'
                api.yml:10:17: error: 'request' must be text such as 'QUERY /search', found a list
                api.yml:11:23: error: a path begins with '/', found 'f'
                api.yml:12:17: error: expected a method and a path, found ''; write it as in 'QUERY /search'
                api.yml:13:25: error: a path cannot contain ' '; write it percent-encoded: '%20'
                """#),
        SpecCase(
            "a route that stands twice",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /a }
              it: { get: /b }

            """#,
            expected: #"""
                api.yml:7:3: error: duplicate key 'it'
                api.yml:6:3: note: the first one is here
                """#),
        SpecCase(
            "timeouts",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, timeout: 10 }
              b: { get: /b, timeout: 0s }
              c: { get: /c, timeout: -1s }
              d: { get: /d, timeout: 10 s }
              e: { get: /e, timeout: 1e3s }
              f: { get: /f, timeout: 25h }
              g: { get: /g, timeout: 999999m }
              h: { get: /h, timeout: [1s] }
              i: { get: /i, timeout: "" }
              j: { get: /j, timeout: 9999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999s }

            """#,
            expected: #"""
                api.yml:6:26: error: expected a duration such as '10s', '500ms' or '2m', found '10'
                api.yml:7:26: error: a timeout is more than nothing and at most a day, found '0s'
                api.yml:8:26: error: expected a duration such as '10s', '500ms' or '2m', found '-1s'
                api.yml:9:26: error: expected a duration such as '10s', '500ms' or '2m', found '10 s'
                api.yml:10:26: error: expected a duration such as '10s', '500ms' or '2m', found '1e3s'
                api.yml:11:26: error: expected a duration such as '10s', '500ms' or '2m', found '25h'
                api.yml:12:26: error: a timeout is more than nothing and at most a day, found '999999m'
                api.yml:13:26: error: 'timeout' must be text, found a list
                api.yml:14:26: error: expected a duration such as '10s', '500ms' or '2m', found ''
                api.yml:15:26: error: a timeout is more than nothing and at most a day, found '9999999999999999999999999999999999999999…'
                """#),
        SpecCase(
            "switches",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, retry: never, deprecated: [a], docs: { a: b } }
              b: { get: /b, retry: yes }

            """#,
            expected: #"""
                api.yml:6:24: error: 'retry' must be true or false, found 'never'
                api.yml:6:43: error: 'deprecated' must be true, false or text, found a list
                api.yml:6:54: error: 'docs' must be text, found a mapping
                api.yml:7:24: error: 'retry' must be true or false, found 'yes'
                """#),
    ]
}
