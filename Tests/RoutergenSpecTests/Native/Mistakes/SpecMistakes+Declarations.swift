extension SpecMistakes {
    /// Mistakes in declared types.
    static let declarations: [SpecCase] = [
        SpecCase(
            "names that types cannot have",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things }
            types:
              String: { id: Int }
              text: { id: Int }
              "A b": { id: Int }
              "": { id: Int }

            """#,
            expected: #"""
                api.yml:8:3: error: 'String' is a built-in type and cannot be declared
                api.yml:8:3: warning: type 'String' is not used by any route
                api.yml:9:3: error: 'text' is a word of the format and cannot name a type
                api.yml:9:3: warning: type 'text' is not used by any route
                api.yml:10:3: error: the name of a type cannot contain ' ', found 'A b'
                api.yml:10:3: warning: type 'A b' is not used by any route
                api.yml:11:3: error: the name of a type is empty
                """#),
        SpecCase(
            "types in a list",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things }
            types: [Photo]

            """#,
            expected: #"""
                api.yml:7:8: error: 'types' must be a mapping of names to types, found a list
                """#),
        SpecCase(
            "a broken type is not unknown as well",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Other" }

            types:
              Photo: { new: [ ] }
              Other: { id: Photo, more: Broken }
              Broken: "["

            """#,
            expected: #"""
                api.yml:9:17: error: an array type lists exactly one type, found 0; write it as '[Type]'
                api.yml:11:13: error: expected a type, the text ends here
                """#),
        SpecCase(
            "unknown keys of long forms",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, query: { e: E, f: F, g: G, a: A }, returns: B }

            types:
              A: { enum: [a], opne: false }
              B: { union: { a: C }, tga: type }
              C: { object: { id: Int }, extend: D }
              D: { docs: A thing., id: Int }
              E: { new: String, id: Int }
              F: { type: Date, formt: unix, docs: x }
              G: { enum: Int, case: { a: 1 } }

            """#,
            expected: #"""
                api.yml:9:19: error: unknown key 'opne' in an enum; did you mean 'open'?
                api.yml:10:25: error: unknown key 'tga' in a union; did you mean 'tag'?
                api.yml:11:29: error: unknown key 'extend' in the long form of an object; did you mean 'extends'?
                api.yml:12:24: error: unknown key 'id' in the long form of an object; expected 'object', 'extends', 'docs', 'deprecated' or 'name'; an object with a field called 'docs' lists its fields under 'object'
                api.yml:13:21: error: unknown key 'id' in a distinct type; expected 'new', 'format', 'docs', 'deprecated' or 'name'; an object with a field called 'new' lists its fields under 'object'
                api.yml:14:20: error: unknown key 'formt' in an alias; did you mean 'format'?
                api.yml:15:19: error: unknown key 'case' in an enum; did you mean 'cases'?
                """#),
        SpecCase(
            "wrong kinds in long forms",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "JSON" }

            types:
              A: { enum: { a: 1 } }
              B: { union: [C], tag: type }
              C: { object: [id] }
              D: { extends: [C] }
              E: { new: { a: b } }
              F: { enum: String, cases: a }
              G: { enum: [a], open: maybe, docs: [a], deprecated: [b], name: "" }
              H: { union: {}, tag: type }
              I: { enum: [] }
              J: []
              K: { enum: Int, cases: {} }
              L: { enum: Int, cases: [] }

            """#,
            expected: #"""
                api.yml:9:3: warning: type 'A' is not used by any route
                api.yml:9:14: error: 'enum' must be a type or a list of values, found a mapping
                api.yml:10:3: warning: type 'B' is not used by any route
                api.yml:10:15: error: 'union' must be a mapping of tags to types, found a list
                api.yml:11:16: error: 'object' must be a mapping of names to types, found a list
                api.yml:12:3: warning: type 'D' is not used by any route
                api.yml:12:17: error: 'extends' must be text, found a list
                api.yml:13:3: warning: type 'E' is not used by any route
                api.yml:13:13: error: 'new' must be a type, found a mapping
                api.yml:14:3: warning: type 'F' is not used by any route
                api.yml:14:29: error: 'cases' must be a list of values or a mapping of names, found 'a'
                api.yml:15:3: warning: type 'G' is not used by any route
                api.yml:15:25: error: 'open' must be true or false, found 'maybe'
                api.yml:15:38: error: 'docs' must be text, found a list
                api.yml:15:55: error: 'deprecated' must be true, false or text, found a list
                api.yml:15:66: error: 'name' is empty
                api.yml:16:3: warning: type 'H' is not used by any route
                api.yml:16:15: error: 'H' has no variants
                api.yml:17:3: warning: type 'I' is not used by any route
                api.yml:17:14: error: 'I' has no cases
                api.yml:18:3: warning: type 'J' is not used by any route
                api.yml:18:6: error: 'J' has no cases
                api.yml:19:3: warning: type 'K' is not used by any route
                api.yml:19:26: error: 'K' has no cases
                api.yml:20:3: warning: type 'L' is not used by any route
                api.yml:20:26: error: 'L' has no cases
                """#),
        SpecCase(
            "deprecation beside fields",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: B }, returns: "A" }

            types:
              A: { id: Int, deprecated: true }
              B: { docs: It., type: String, id: Int }

            """#,
            expected: #"""
                api.yml:9:8: error: unknown key 'id' in the long form of an object; expected 'object', 'extends', 'docs', 'deprecated' or 'name'; an object with a field called 'deprecated' lists its fields under 'object'
                api.yml:10:33: error: unknown key 'id' in an alias; expected 'type', 'format', 'docs', 'deprecated' or 'name'; an object with a field called 'type' lists its fields under 'object'
                """#),
        SpecCase(
            "fields with mistakes",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "A" }

            types:
              A:
                a: { typ: Int }
                b: { id: Int, title: String }
                c: { docs: A thing. }
                d: {}
                e: { type: Int, style: comma, const: 1 }
                f: { const: 1 }
                g: { type: Int, deprecated: 1, docs: , name: [] }
                h: { enum: [a, b] }
                "": Int

            """#,
            expected: #"""
                api.yml:10:10: error: unknown key 'typ' in a field; did you mean 'type'?
                api.yml:11:8: error: the type of 'b' cannot be written in place; declare it under 'types' and use its name
                api.yml:12:8: error: the long form of a field needs 'type'
                api.yml:13:8: error: the long form of a field needs 'type'
                api.yml:14:21: error: unknown key 'style' in a field; did you mean 'type'?
                api.yml:14:35: error: unknown key 'const' in a field; expected 'type', 'name', 'docs', 'deprecated', 'default', 'example', 'format' or 'lossy'
                api.yml:15:10: error: unknown key 'const' in a field; expected 'type', 'name', 'docs', 'deprecated', 'default', 'example', 'format' or 'lossy'
                api.yml:16:33: error: 'deprecated' must be true, false or text, found '1'
                api.yml:16:42: error: 'docs' must be text, found nothing
                api.yml:16:50: error: 'name' must be text, found a list
                api.yml:17:8: error: the type of 'h' cannot be written in place; declare it under 'types' and use its name
                api.yml:18:5: error: the name of a field is empty
                """#),
        SpecCase(
            "a key that stands twice",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Photo" }

            types:
              Photo: { id: Int, id: String }

            """#,
            expected: #"""
                api.yml:9:21: error: duplicate key 'id'
                api.yml:9:12: note: the first one is here
                """#),
    ]
}
