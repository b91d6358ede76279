extension SpecMistakes {
    /// Mistakes between types.
    static let typeGraphs: [SpecCase] = [
        SpecCase(
            "cyclic aliases",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: D, 405: F }, returns: "E" }

            types:
              A: B
              B: C
              C: A
              D: "[D]"
              E: A
              F: "[String: G]"
              G: "[F?]"

            """#,
            expected: #"""
                api.yml:9:3: error: alias 'A' stands for itself: A → B → C → A
                api.yml:12:3: error: alias 'D' stands for itself: D → D
                api.yml:14:3: error: alias 'F' stands for itself: F → G → F
                """#),
        SpecCase(
            "an optional alias",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Thing" }

            types:
              Maybe: String?
              Thing: { a: Maybe, b: Maybe? }

            """#,
            expected: #"""
                api.yml:9:10: error: an alias cannot be optional, found 'String?'; write '?' where the alias is used
                """#),
        SpecCase(
            "cyclic bases",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: D }, returns: "E" }

            types:
              A: { extends: B, object: { a: Int } }
              B: { extends: C }
              C: { extends: A }
              D: { extends: D }
              E: { extends: A, object: { e: Int } }

            """#,
            expected: #"""
                api.yml:9:17: error: 'A' extends itself: A → B → C → A
                api.yml:12:17: error: 'D' extends itself: D → D
                """#),
        SpecCase(
            "bases that are none",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: B, 405: C, 406: D, 407: E }, returns: "A" }

            types:
              A: { extends: Feature }
              B: { extends: Nope }
              C: { extends: Int }
              D: { extends: Alias }
              E: { extends: Fatre }
              Feature: [a, b]
              Alias: Feature

            """#,
            expected: #"""
                api.yml:9:17: error: 'extends' names an object type, and 'Feature' is none
                api.yml:10:17: error: unknown type 'Nope'; declare it under 'types'
                api.yml:11:17: error: 'extends' names an object type, and 'Int' is none
                api.yml:12:17: error: 'extends' names an object type, and 'Alias' is none
                api.yml:13:17: error: unknown type 'Fatre'; did you mean 'Date'?
                """#),
        SpecCase(
            "a field that the base has",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "C" }

            types:
              A: { id: Int }
              B: { extends: A, object: { id: String, b: Int } }
              C: { extends: B, object: { c: Int } }

            """#,
            expected: #"""
                api.yml:10:30: error: field 'id' stands in the base already
                api.yml:9:8: note: it stands here
                """#),
        SpecCase(
            "objects that never end",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: C, 405: D }, returns: "A" }

            types:
              A: { b: B }
              B: { a: A }
              C: { c: "[C]", d: C?, e: "[String: C]" }
              D: { d: D }

            """#,
            expected: #"""
                api.yml:9:3: error: 'A' contains itself without end: A → B → A; make a field of the circle optional or a list
                api.yml:12:3: error: 'D' contains itself without end: D → D; make a field of the circle optional or a list
                """#),
        SpecCase(
            "distinct types of what is not simple",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: A, 405: B, 406: C, 407: D, 408: E }, returns: "Thing" }

            types:
              A: { new: "[Int]" }
              B: { new: Thing }
              C: { new: JSON }
              D: { new: String? }
              E: { new: F }
              F: { new: Int }
              Thing: { id: Int }

            """#,
            expected: #"""
                api.yml:9:14: error: a distinct type wraps a simple value such as 'String', found '[Int]'
                api.yml:10:13: error: a distinct type wraps a simple value such as 'String', found 'Thing'
                api.yml:11:13: error: a distinct type wraps a simple value such as 'String', found 'JSON'
                api.yml:12:13: error: a distinct type wraps a simple value such as 'String', found 'String?'
                api.yml:13:13: error: a distinct type wraps a simple value such as 'String', found 'F'
                """#),
    ]
}
