extension SpecMistakes {
    /// Mistakes in answers and envelopes.
    static let responses: [SpecCase] = [
        SpecCase(
            "statuses",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: { 20: Int } }
              b: { get: /b, returns: { 600: Int, 99: Int } }
              c: { get: /c, returns: { 200: Int, ok: Int } }
              d: { get: /d, returns: { 200: Int, defalt: Int } }
              e: { get: /e, returns: { 2XX: Int, 2xx: Int, 6XX: Int, 100: Int } }
              f: { get: /f, errors: { 200: Int, 2XX: Int } }
              g: { get: /g, errors: { nope: Int } }
              h: { get: /h, returns: { type: Int, status: 2000 } }
              i: { get: /i, returns: { type: Int, status: [200] } }
              j: { get: /j, errors: Int }
              k: { get: /k, returns: { 200: { type: Int, status: 201 } } }
              l: { get: /l, returns: { "200": Int, 0200: Int } }

            """#,
            expected: #"""
                api.yml:6:28: error: a status is a number from 100 to 599, found '20'
                api.yml:7:28: error: a status is a number from 100 to 599, found '600'
                api.yml:7:38: error: a status is a number from 100 to 599, found '99'
                api.yml:8:38: error: expected a status such as '404', '4XX' or 'default', found 'ok'
                api.yml:9:38: error: expected a status such as '404', '4XX' or 'default', found 'defalt'; did you mean 'default'?
                api.yml:10:38: error: status '2xx' stands twice
                api.yml:10:28: note: the first stands here
                api.yml:10:48: error: expected a status such as '404', '4XX' or 'default', found '6XX'
                api.yml:10:58: error: a status under 'returns' is not informational
                api.yml:11:27: error: a status under 'errors' is at least 300; what succeeds goes under 'returns'
                api.yml:11:37: error: a status under 'errors' is at least 300; what succeeds goes under 'returns'
                api.yml:12:27: error: expected a status such as '404', '4XX' or 'default', found 'nope'
                api.yml:13:47: error: a status is a number from 100 to 599, found '2000'
                api.yml:14:47: error: 'status' must be a status such as 201, found a list
                api.yml:15:25: error: 'errors' must be a mapping of statuses to types, found 'Int'
                api.yml:16:46: error: unknown key 'status' in an answer; expected 'type', 'at', 'format' or 'docs'
                api.yml:17:40: error: a status is a number from 100 to 599, found '0200'
                """#),
        SpecCase(
            "an answer that is an error",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            errors: { 404: String }
            routes:
              a: { get: /a, returns: { 404: Int }, errors: { 500: Int } }
              b: { get: /b, returns: { 200: Int, 404: Int }, errors: { 404: Int } }

            """#,
            expected: #"""
                api.yml:8:60: error: the status is an answer and an error
                api.yml:8:38: note: the answer stands here
                """#),
        SpecCase(
            "answers that carry nothing",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { head: /a, returns: Int }
              b: { get: /b, returns: { 204: Int, 200: Int } }
              c: { get: /c, returns: { type: Int, status: 304 } }
              d: { head: /d, returns: nothing }

            """#,
            expected: #"""
                api.yml:6:27: error: an answer to HEAD has no content; leave 'returns' out
                api.yml:7:28: error: an answer with status 204 has no content; write 'nothing'
                api.yml:8:47: error: an answer with status 304 has no content; write 'nothing'
                """#),
        SpecCase(
            "key paths",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: /a, returns: { type: Int, at: a..b } }
              b: { get: /b, returns: { type: Int, at: "" } }
              c: { get: /c, returns: { type: Int, at: .a } }
              d: { get: /d, returns: { type: text, at: a } }
              e: { get: /e, returns: { type: Int, at: [a] } }
              f: { get: /f, returns: { at: a } }
              g: { get: /g, returns: { typ: Int } }

            """#,
            expected: #"""
                api.yml:6:43: error: expected names joined by dots, as in 'data.user', found 'a..b'
                api.yml:7:43: error: expected names joined by dots, as in 'data.user', found ''
                api.yml:8:43: error: expected names joined by dots, as in 'data.user', found '.a'
                api.yml:9:40: error: 'at' needs a type, found 'text'
                api.yml:10:43: error: 'at' must be text, found a list
                api.yml:11:26: error: an answer needs 'type'
                api.yml:12:28: error: unknown key 'typ' in an answer; did you mean 'type'?
                """#),
        SpecCase(
            "types",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            errors: { 404: Nope }
            routes:
              a: { get: /a, returns: Nope }
              b: { get: /b, returns: { 200: Nop, 201: [A, B] } }
              c: { get: /c, returns: }
              d: { get: /d, returns: { type: Date, format: unxi } }
              e: { get: /e, returns: {} }
              f: { get: /f, returns: json }

            """#,
            expected: #"""
                api.yml:5:16: error: unknown type 'Nope'; declare it under 'types'
                api.yml:7:26: error: unknown type 'Nope'; declare it under 'types'
                api.yml:8:33: error: unknown type 'Nop'; declare it under 'types'
                api.yml:8:43: error: an array type lists exactly one type, found 2; write it as '[Type]'
                api.yml:9:26: error: an answer must be a type, found nothing
                api.yml:10:48: error: unknown format 'unxi'; did you mean 'unix'?
                api.yml:11:26: error: an answer needs 'type'
                api.yml:12:26: error: unknown type 'json'; did you mean 'JSON'?
                """#),
        SpecCase(
            "envelopes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            envelope: { data: data, code: code }
            groups:
              g:
                envelope: true
                routes:
                  a: { get: /a, envelope: yes }
                  b: { get: /b, envelope: { dat: data } }
                  c: { get: /c, envelope: { code: a, success: [] } }
                  d: { get: /d, envelope: { data: a, success: [0] } }
                  e: { get: /e, envelope: { data: a, code: b, success: [[0], null] } }
                  f: { get: /f, envelope: { data: [a], message: "" } }
                  g: { get: /g, envelope: [] }

            """#,
            expected: #"""
                api.yml:5:25: error: an envelope with 'code' needs 'success'; list the codes that mean success, as in 'success: [0, 200]'
                api.yml:8:15: error: 'envelope' must be a mapping or false, found 'true'
                api.yml:10:31: error: 'envelope' must be a mapping or false, found 'yes'
                api.yml:11:33: error: unknown key 'dat' in an envelope; did you mean 'data'?
                api.yml:12:31: error: an envelope needs 'data'
                api.yml:12:51: error: 'success' lists no codes
                api.yml:13:42: error: an envelope with 'success' needs 'code'
                api.yml:14:61: error: a code under 'success' must be a number or text, found a list
                api.yml:14:66: error: a code under 'success' must be a number or text, found nothing
                api.yml:15:39: error: 'data' must be text, found a list
                api.yml:15:53: error: 'message' is empty
                api.yml:16:31: error: 'envelope' must be a mapping or false, found a list
                """#),
        SpecCase(
            "an envelope that is no mapping",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            envelope: data
            routes:
              it: { get: /things }

            """#,
            expected: #"""
                api.yml:5:11: error: 'envelope' must be a mapping, found 'data'
                """#),
    ]
}
