extension SpecModels {
    /// The model of envelopes.
    static let envelopes: [SpecCase] = [
        SpecCase(
            "envelopes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            envelope: { data: data, code: code, message: msg, success: [0, "OK", true] }
            groups:
              a:
                routes:
                  a: { get: /a, returns: Int }
                  b: { get: /b, returns: Int, envelope: false }
                  c: { get: /c, returns: { type: Int, at: user }, envelope: { data: result } }
                  d: { get: /d, returns: text }
                  e: { get: /e }
              b:
                envelope: { data: inner, code: status, success: 200 }
                routes:
                  f: { get: /f, returns: Int }
              c:
                envelope: false
                routes:
                  g: { get: /g, returns: Int }

            """#,
            expected: #"""
                api Example
                server https://example.com
                group a
                  GET /a a
                    success: Int
                    envelope data code msg ["0", "\"OK\"", "true"]
                  GET /b b
                    success: Int
                  GET /c c
                    success: Int at user
                    envelope result - - []
                  GET /d d
                    success: text
                  GET /e e
                    success: nothing
                    envelope data code msg ["0", "\"OK\"", "true"]
                group b
                  GET /f f
                    success: Int
                    envelope inner status - ["200"]
                group c
                  GET /g g
                    success: Int

                """#)
    ]
}
