extension SpecMistakes {
    /// Mistakes in example answers.
    static let examples: [SpecCase] = [
        SpecCase(
            "examples that are not there or wrong",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: Int, example: { file: missing.json } }
              b: { get: /b, returns: Int, example: { file: broken.json } }
              c: { get: /c, returns: text, example: { file: binary.txt } }
              d: { get: /d, returns: text, example: { a: 1 } }
              e: { get: /e, returns: Int, example: { status: 20, body: 1 } }
              f: { get: /f, returns: Int, example: { file: [a] } }
              g: { get: /g, returns: Int, example: { status: ok, body: 1 } }

            """#,
            files: [
                "broken.json": #"""
                { "a": }

                """#
            ],
            expected: #"""
                api.yml:6:48: error: cannot read 'missing.json': no such file
                api.yml:8:49: error: cannot read 'binary.txt': no such file
                api.yml:9:41: error: the example must be text, found a mapping
                api.yml:10:50: error: 'status' must be a number from 100 to 599, found '20'
                api.yml:11:48: error: 'file' must be text, found a list
                api.yml:12:50: error: 'status' must be a number from 100 to 599, found 'ok'
                broken.json:1:8: error: expected a value, found '}'
                """#)
    ]
}
