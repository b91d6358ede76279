extension SpecModels {
    /// The model of examples.
    static let examples: [SpecCase] = [
        SpecCase(
            "examples",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: Photo, example: { id: 1, name: "a \"b\"\n", more: [1.50, null, true, [], {}] } }
              b: { get: /b, returns: { type: Photo, status: 201 }, example: { file: answers/b.json } }
              c: { get: /c, returns: Photo, errors: { 404: text }, example: { status: 404, body: not here } }
              d: { get: /d, returns: text, example: 12 }
              e: { get: /e, returns: [Int], example: [1, 2] }
              f: { get: /f, returns: Photo, example: { status: fine } }
              g: { get: /g, returns: Photo, example: { body: 1, status: 200, more: 2 } }
              h: { get: /h, returns: Photo, example: { file: answers/b.json, status: 202 } }
              i: { get: /i, example: { id: 1 } }
            types:
              Photo: { id: Int }

            """#,
            files: [
                "answers/b.json": #"""
                { "id": 1.0,
                  "b": "\ud83d\ude00" }

                """#
            ],
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET /a a
                    success: Photo
                    sample 200 application/json {
                  "id": 1,
                  "name": "a \"b\"\n",
                  "more": [
                    1.50,
                    null,
                    true,
                    [],
                    {}
                  ]
                }
                  GET /b b
                    success 201: Photo
                    sample 201 application/json { "id": 1.0,
                  "b": "\ud83d\ude00" }
                  GET /c c
                    success: Photo
                    error 404: text
                    sample 404 text/plain not here
                  GET /d d
                    success: text
                    sample 200 text/plain 12
                  GET /e e
                    success: [Int]
                    sample 200 application/json [
                  1,
                  2
                ]
                  GET /f f
                    success: Photo
                    sample 200 application/json {
                  "status": "fine"
                }
                  GET /g g
                    success: Photo
                    sample 200 application/json {
                  "body": 1,
                  "status": 200,
                  "more": 2
                }
                  GET /h h
                    success: Photo
                    sample 202 application/json { "id": 1.0,
                  "b": "\ud83d\ude00" }
                  GET /i i
                    success: nothing
                    sample 200 application/json {
                  "id": 1
                }
                object Photo
                  id: Int

                """#)
    ]
}
