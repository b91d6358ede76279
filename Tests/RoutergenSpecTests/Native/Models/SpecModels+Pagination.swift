extension SpecModels {
    /// The model of routes with pages.
    static let pagination: [SpecCase] = [
        SpecCase(
            "pages by number, offset, cursor, link and URL",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a:
                get: /a
                query: { page: Int = 1, rpp: Number = 50 }
                returns: Page
                paginate: { page: page, size: rpp, items: list.photos, until: pages, x-note: ignored }
              b: { get: /b, headers: { from: Int? }, returns: Page?, paginate: { offset: from, items: list.photos, until: done } }
              c: { get: /c, query: { page: Int }, returns: "[Int]", paginate: { page: page } }
              d:
                post: /d
                body: { json: { cursor: Cursor? } }
                returns: Page
                paginate: { cursor: cursor, next: next, items: list.photos }
              e: { get: /e, returns: Names, paginate: { link: next } }
              f: { get: /f, query: { page: Int = 0 }, returns: Page, paginate: { page: page, items: list.photos, while: more } }
              g: { get: /g, returns: Page, paginate: { items: list.photos, next: url } }
            types:
              Number: Int
              Names: "[String]"
              Cursor: { new: String }
              Page: { pages: Number, done: Bool, more: Bool?, next: Cursor?, url: URL?, list: List }
              List: { photos: "[String]?" }

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET /a a
                    query page: Int = 1
                    query rpp: Number = 50
                    success: Page
                    pages by number page size rpp up to pages: list.photos
                  GET /b b
                    header from: Int?
                    success: Page?
                    pages by offset from until done: list.photos
                  GET /c c
                    query page: Int
                    success: [Int]
                    pages by number page: the answer
                  POST /d d
                    body json
                      cursor: Cursor?
                    success: Page
                    pages by cursor cursor from next: list.photos
                  GET /e e
                    success: Names
                    pages by link next: the answer
                  GET /f f
                    query page: Int = 0
                    success: Page
                    pages by number page while more: list.photos
                  GET /g g
                    success: Page
                    pages by URL from url: list.photos
                alias Number = Int
                alias Names = [String]
                new Cursor: String
                object Page
                  pages: Number
                  done: Bool
                  more: Bool?
                  next: Cursor?
                  url: URL?
                  list: List
                object List
                  photos: [String]?

                """#)
    ]
}
