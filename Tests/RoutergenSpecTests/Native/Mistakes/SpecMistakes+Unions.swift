extension SpecMistakes {
    /// Mistakes in unions.
    static let unions: [SpecCase] = [
        SpecCase(
            "variants that are no objects",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: "Media" }

            types:
              Media: { union: { photo: Photo, text: String, list: "[Photo]", maybe: Photo?, feature: Feature, nope: Nope, inner: Other }, tag: type }
              Photo: { id: Int }
              Feature: [a, b]
              Other: { union: { p: Photo }, tag: t }

            """#,
            expected: #"""
                api.yml:9:41: error: a variant of a union is an object type, found 'String'
                api.yml:9:56: error: a variant of a union is an object type, found '[Photo]'
                api.yml:9:73: error: a variant of a union is an object type, found 'Photo?'
                api.yml:9:90: error: a variant of a union is an object type, found 'Feature'
                api.yml:9:105: error: unknown type 'Nope'; declare it under 'types'
                api.yml:9:118: error: a variant of a union is an object type, found 'Other'
                """#),
        SpecCase(
            "tags that do not fit",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, errors: { 404: B, 405: C, 406: D, 407: E }, returns: "A" }

            types:
              A: { union: { photo: Photo, video: Video }, tag: type }
              B: { union: { photo: Named, clip: Named }, tag: kind }
              Photo: { type: Int }
              Video: { type: String? }
              Named: { kind: Kind }
              Kind: [photo, video]
              C: { union: { p: { type: Photo, nam: x }, q: { docs: x }, r: [Photo, Photo] }, tag: k }
              D: { union: { p: Photo }, tag: [a] }
              E: { union: { p: Photo } }

            """#,
            expected: #"""
                api.yml:9:52: error: the tag 'type' is text, and 'Photo' declares it as 'Int'
                api.yml:11:12: note: it stands here
                api.yml:10:31: error: 'clip' is not a value of the tag, which 'Named' declares as 'Kind'
                api.yml:13:12: note: it stands here
                api.yml:15:35: error: unknown key 'nam' in a variant; did you mean 'name'?
                api.yml:15:48: error: a variant needs 'type'
                api.yml:15:64: error: an array type lists exactly one type, found 2; write it as '[Type]'
                api.yml:16:34: error: 'tag' must be text, found a list
                api.yml:17:3: error: a union needs 'tag'
                """#),
    ]
}
