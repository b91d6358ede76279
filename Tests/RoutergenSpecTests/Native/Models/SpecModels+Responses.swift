extension SpecModels {
    /// The model of answers.
    static let responses: [SpecCase] = [
        SpecCase(
            "answers",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            errors: { 401: { type: Problem, docs: Not you. }, default: text }
            groups:
              first:
                docs: The first.
                deprecated: gone soon
                errors: { 401: nothing, 5XX: data }
                auth: token
                query: { a: 1 }
                headers: { X-B: b }
                routes:
                  a: { get: /a }
                  b: { get: /b, returns: nothing, auth: none, errors: { default: { type: Problem, at: error } } }
                  c: { get: /c, returns: text, deprecated: false }
                  d: { get: /d, returns: { type: data, status: 2XX } }
                  e: { get: /e, returns: { type: Photo?, at: a.b-c.d, status: 201, docs: It. } }
                  f:
                    get: /f
                    returns: { 200: Photo, 204: nothing, 2xx: { type: "[Photo]", at: all }, 404: { type: Date, format: unix }, default: text }
            types:
              Photo: { id: Int }
              Problem: { status: Int? }
            auth: { token: bearer }

            """#,
            expected: #"""
                api Example
                server https://example.com
                scheme token: bearer
                group first "The first." deprecated: gone soon
                  GET /a a deprecated: gone soon
                    query a: String = const "1"
                    header X-B: String = const "b"
                    auth token
                    success: nothing
                    error 401: nothing
                    error 5XX: data
                    error default: text
                  GET /b b deprecated: gone soon
                    query a: String = const "1"
                    header X-B: String = const "b"
                    success: nothing
                    error default: Problem at error
                    error 401: nothing
                    error 5XX: data
                  GET /c c
                    query a: String = const "1"
                    header X-B: String = const "b"
                    auth token
                    success: text
                    error 401: nothing
                    error 5XX: data
                    error default: text
                  GET /d d deprecated: gone soon
                    query a: String = const "1"
                    header X-B: String = const "b"
                    auth token
                    success 2XX: data
                    error 401: nothing
                    error 5XX: data
                    error default: text
                  GET /e e deprecated: gone soon
                    query a: String = const "1"
                    header X-B: String = const "b"
                    auth token
                    success 201: Photo? at a.b-c.d "It."
                    error 401: nothing
                    error 5XX: data
                    error default: text
                  GET /f f deprecated: gone soon
                    query a: String = const "1"
                    header X-B: String = const "b"
                    auth token
                    success 200: Photo
                    success 204: nothing
                    success 2XX: [Photo] at all
                    success 404: Date(unixSeconds)
                    success default: text
                    error 401: nothing
                    error 5XX: data
                object Photo
                  id: Int
                object Problem
                  status: Int?

                """#)
    ]
}
