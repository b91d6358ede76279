extension SpecMistakes {
    /// Mistakes all at once.
    static let combined: [SpecCase] = [
        SpecCase(
            "every mistake of the format's page in one file",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com
            config: { key: String }
            query: { key: $key }
            groups:
              photos:
                routes:
                  a: { get: /a, qeury: { page: Int } }
                  b: { get: /b, returns: Phto }
                  c: { get: "/c/{id}", path: { ident: Int, more: Int } }
                  d: { get: "/d/{id}/{other}", path: { id: Int } }
                  e: { get: /e, query: { key: String } }
                  f: { get: /f, query: { page: Int = first, feature: Feature = populr } }
                  g: { get: /g, headers: { X-Key: $kee } }
                  h: { get: /a }
                  i: { get: /i, body: Photo }
                  j: { head: /j, body: Photo }
                  k: { get: /k, returns: Derived, errors: { 404: Name } }
                  k: { get: /l }
            types:
              Photo: { id: Int, id: Int }
              Unused: { id: Int }
              Derived: { extends: Other }
              Other: { extends: Derived }
              Name: Nickname
              Nickname: Name
              Feature: [popular]

            """#,
            expected: #"""
                api.yml:9:21: error: unknown key 'qeury' in a route; did you mean 'query'?
                api.yml:10:30: error: unknown type 'Phto'; did you mean 'Photo'?
                api.yml:11:36: error: the path has no placeholder '{ident}'; expected 'id'
                api.yml:11:48: error: the path has no placeholder '{more}'
                api.yml:12:26: error: placeholder '{other}' has no parameter under 'path'; add 'other: String', or leave 'path' out
                api.yml:13:30: error: query parameter 'key' is sent already
                api.yml:5:10: note: it stands here
                api.yml:14:42: error: the default must be 'Int', found 'first'
                api.yml:14:68: error: the default must be a case of 'Feature', found 'populr'; did you mean 'popular'?
                api.yml:15:39: error: no value of 'config' is called 'kee'; did you mean '$key'?
                api.yml:16:17: warning: another route has the same method and path, 'GET /a'
                api.yml:9:17: note: the first stands here
                api.yml:17:21: error: a GET request has no body; parameters go under 'query'
                api.yml:18:22: error: a HEAD request has no body
                api.yml:20:7: error: duplicate key 'k'
                api.yml:19:7: note: the first one is here
                api.yml:22:21: error: duplicate key 'id'
                api.yml:22:12: note: the first one is here
                api.yml:23:3: warning: type 'Unused' is not used by any route
                api.yml:24:23: error: 'Derived' extends itself: Derived → Other → Derived
                api.yml:26:3: error: alias 'Name' stands for itself: Name → Nickname → Name
                """#)
    ]
}
