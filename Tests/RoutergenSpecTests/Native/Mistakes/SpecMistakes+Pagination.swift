extension SpecMistakes {
    /// Routes whose pages cannot be found.
    static let pagination: [SpecCase] = [
        SpecCase(
            "paginate that cannot be read",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: "[Int]", paginate: next }
              b: { get: /b, returns: "[Int]", paginate: {} }
              c: { get: /c, returns: "[Int]", paginate: { lnik: next } }
              d: { get: /d, returns: "[Int]", paginate: { link: [next] } }
              e: { get: /e, returns: "[Int]", paginate: { link: "" } }
              f: { get: /f, returns: "[Int]", paginate: { link: next, items: a..b } }
              g: { get: /g, returns: "[Int]", paginate: { size: 1 } }

            """#,
            expected: #"""
                api.yml:6:45: error: 'paginate' must be a mapping, found 'next'
                api.yml:7:45: error: 'paginate' does not say how to find the next page; expected 'page', 'offset', 'cursor', 'link' or 'next'
                api.yml:8:47: error: unknown key 'lnik' in 'paginate'; did you mean 'link'?
                api.yml:9:53: error: 'link' must be text, found a list
                api.yml:10:53: error: 'link' is empty
                api.yml:11:66: error: expected names joined by dots, as in 'data.user', found 'a..b'
                api.yml:12:45: error: 'paginate' does not say how to find the next page; expected 'page', 'offset', 'cursor', 'link' or 'next'
                """#),
        SpecCase(
            "paginate that contradicts itself",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, query: { p: Int = 1, c: String? }, returns: Page, paginate: { page: p, cursor: c, items: items } }
              b: { get: /b, query: { c: String? }, returns: Page, paginate: { cursor: c, items: items } }
              c: { get: /c, query: { c: String? }, returns: Page, paginate: { cursor: c, next: next, size: c, items: items } }
              d: { get: /d, returns: Page, paginate: { link: next, until: last, items: items } }
              e: { get: /e, query: { p: Int = 1 }, returns: Page, paginate: { page: p, until: last, while: last, items: items } }
              f: { get: /f, query: { p: Int = 1 }, returns: Page, paginate: { page: p, next: next, items: items } }
            types:
              Page: { items: "[Int]", next: String?, last: Bool }

            """#,
            expected: #"""
                api.yml:6:88: error: the next page is found in one way, found 'page' and 'cursor'
                api.yml:6:79: note: 'page' stands here
                api.yml:7:67: error: 'cursor' needs 'next', the field that holds the next one
                api.yml:8:90: error: 'size' does not go with 'cursor'; 'cursor' takes 'next'
                api.yml:9:56: error: 'until' does not go with 'link'
                api.yml:10:89: error: 'until' and 'while' both say where the list ends
                api.yml:10:76: note: 'until' stands here
                api.yml:11:76: error: the next page is found in one way, found 'page' and 'next'
                api.yml:11:67: note: 'page' stands here
                """#),
        SpecCase(
            "parameters of pages",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com
            config: { size: Int = 5 }

            routes:
              a: { get: /a, query: { page: Int = 1 }, returns: "[Int]", paginate: { page: pgae } }
              b: { get: /b, returns: "[Int]", paginate: { page: page } }
              c: { get: /c, query: { page: { const: 1 }, size: $size }, returns: "[Int]", paginate: { page: page, size: size } }
              d: { get: /d, query: { page: Int?, size: String? }, returns: "[Int]", paginate: { page: page, size: size } }
              e: { get: /e, query: { offset: "[Int]" }, returns: "[Int]", paginate: { offset: offset } }
              f: { get: /f, query: { page: Int = 1 }, headers: { page: Int = 1 }, returns: "[Int]", paginate: { page: page } }
              g: { get: /g, query: { page: Nit }, returns: "[Int]", paginate: { page: page } }
              h: { post: /h, body: Body, returns: "[Int]", paginate: { page: page } }
            types:
              Body: { page: Int }

            """#,
            expected: #"""
                api.yml:7:79: error: the route has no parameter 'pgae'; did you mean 'page'?
                api.yml:8:53: error: the route has no parameter 'page'
                api.yml:9:97: error: the caller of the route does not give 'page'
                api.yml:9:26: note: it stands here
                api.yml:9:109: error: the caller of the route does not give 'size'
                api.yml:9:46: note: it stands here
                api.yml:10:91: error: 'page' names a parameter that always has a value, found 'Int?'; write 'page: Int = 1', or 0 where pages are counted from 0
                api.yml:10:26: note: the parameter stands here
                api.yml:10:103: error: 'size' names a parameter of type 'Int', found 'String?'
                api.yml:10:38: note: the parameter stands here
                api.yml:11:83: error: 'offset' names a parameter of type 'Int', found '[Int]'
                api.yml:11:26: note: the parameter stands here
                api.yml:12:107: error: the route sends 'page' in two places
                api.yml:12:26: note: here
                api.yml:12:54: note: and here
                api.yml:13:32: error: unknown type 'Nit'; did you mean 'Int'?
                api.yml:14:66: error: the route has no parameter 'page'
                """#),
        SpecCase(
            "fields of pages",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: Page, paginate: { link: next } }
              b: { get: /b, returns: Page, paginate: { link: next, items: photo } }
              c: { get: /c, returns: Page, paginate: { link: next, items: pages.photos } }
              d: { get: /d, returns: Page, paginate: { link: next, items: pages } }
              e: { get: /e, returns: "[Int]", paginate: { link: next, items: photos } }
              f: { get: /f, query: { page: Int = 1 }, returns: Page, paginate: { page: page, items: photos, until: next } }
              g: { get: /g, query: { page: Int = 1 }, returns: Page, paginate: { page: page, items: photos, while: pages } }
              h: { get: /h, query: { cursor: String? }, returns: Page, paginate: { cursor: cursor, next: pages, items: photos } }
              i: { get: /i, returns: Page, paginate: { next: pages, items: photos } }
              j: { get: /j, returns: Page, paginate: { link: next, items: broken } }
            types:
              Page: { pages: Int, next: String?, photos: "[Int]", broken: Borken }

            """#,
            expected: #"""
                api.yml:6:32: error: 'paginate' needs 'items', the list in 'Page'
                api.yml:7:63: error: 'Page' has no field 'photo'; did you mean 'photos'?
                api.yml:8:63: error: 'Int' has no fields, looked for 'photos'
                api.yml:9:63: error: 'items' names a field that is a list, found 'Int'
                api.yml:10:66: error: '[Int]' has no fields, looked for 'photos'
                api.yml:11:104: error: 'until' names a field that is 'Int' or 'Bool', found 'String?'
                api.yml:12:104: error: 'while' names a field that is 'Bool', found 'Int'
                api.yml:13:94: error: 'next' has the type of 'cursor', 'String', found 'Int'
                api.yml:13:26: note: the parameter stands here
                api.yml:14:50: error: 'next' without 'cursor' names a field that is 'URL' or 'String', found 'Int'
                api.yml:17:63: error: unknown type 'Borken'; declare it under 'types'
                """#),
        SpecCase(
            "answers that are no pages",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, paginate: { link: next } }
              b: { get: /b, returns: text, paginate: { link: next } }
              c: { get: /c, returns: { 200: "[Int]", 204: nothing }, paginate: { link: next } }
              d: { get: /d, returns: Unknown, paginate: { link: next } }

            """#,
            expected: #"""
                api.yml:6:17: error: pages need one answer, which has a type; add 'returns'
                api.yml:7:32: error: pages need one answer, which has a type
                api.yml:7:26: note: the answer stands here
                api.yml:8:58: error: pages need one answer, which has a type
                api.yml:8:28: note: the answer stands here
                api.yml:9:26: error: unknown type 'Unknown'; declare it under 'types'
                """#),
    ]
}
