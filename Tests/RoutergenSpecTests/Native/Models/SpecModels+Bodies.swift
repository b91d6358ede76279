extension SpecModels {
    /// The model of bodies.
    static let bodies: [SpecCase] = [
        SpecCase(
            "bodies",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            config: { key: String }
            routes:
              a: { post: /a, body: Photo }
              b: { post: /b, body: "[Photo]?" }
              c: { post: /c, body: [Photo] }
              d: { post: /d, body: { json: Photo, docs: A photo. } }
              e: { post: /e, body: { json: { name: String, type: { const: photo }, one: { const: 1.10 }, yes: { const: true }, key: $key, tags: { type: "[String]?", docs: Words., name: words }, page: Int = 1 } } }
              f: { post: /f, body: { form: { tags: { type: "[String]", style: brackets }, filter: { type: Photo, style: dot } } } }
              g: { post: /g, body: { form: Photo } }
              h: { post: /h, body: { multipart: { file: File, more: "[File]?", photo: Photo, mode: { const: 1 } } } }
              i: { post: /i, body: { plist: { a: Int } } }
              j: { post: /j, body: { plist: Photo? } }
              k: { post: /k, body: { text: String } }
              l: { post: /l, body: { data: image/png } }
              m: { post: /m, body: { type: Date, format: unix, docs: When. } }
              n: { post: /n, body: { json: {} } }
              o: { post: /o, body: { text: String?, docs: Or nothing. } }
            types:
              Photo: { id: Int }

            """#,
            expected: #"""
                api Example
                server https://example.com
                config key: String
                group -
                  POST /a a
                    body json Photo
                    success: nothing
                  POST /b b
                    body json optional [Photo]
                    success: nothing
                  POST /c c
                    body json [Photo]
                    success: nothing
                  POST /d d
                    body json "A photo." Photo
                    success: nothing
                  POST /e e
                    body json
                      name: String
                      type: String = const "photo"
                      one: Double = const 1.10
                      yes: Bool = const true
                      key: String = $key
                      tags as words: [String]? "Words."
                      page: Int = 1
                    success: nothing
                  POST /f f
                    body form
                      tags: [String] style brackets
                      filter: Photo style dot
                    success: nothing
                  POST /g g
                    body form Photo
                    success: nothing
                  POST /h h
                    body multipart
                      file: File
                      more: [File]?
                      photo: Photo
                      mode: String = const "1"
                    success: nothing
                  POST /i i
                    body propertyList
                      a: Int
                    success: nothing
                  POST /j j
                    body propertyList optional Photo
                    success: nothing
                  POST /k k
                    body text String
                    success: nothing
                  POST /l l
                    body data(mediaType: "image/png") Data
                    success: nothing
                  POST /m m
                    body json "When." Date(unixSeconds)
                    success: nothing
                  POST /n n
                    body json
                    success: nothing
                  POST /o o
                    body text optional "Or nothing." String
                    success: nothing
                object Photo
                  id: Int

                """#)
    ]
}
