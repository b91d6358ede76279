/// Specs for tests: a small valid one with parts put in.
enum SpecText {
    /// A spec whose first four lines are the same everywhere, so that what is added begins at line 5.
    static func adding(_ parts: String) -> String {
        """
        routergen: 1
        api: Example
        base_url: https://example.com

        \(parts)
        """
    }

    /// A spec with one route called `it` that also says what is given, from line 9 on; `get: /things`
    /// stands at line 8 unless the route names its own request.
    static func route(_ lines: String, request: String = "get: /things", and others: String = "")
        -> String
    {
        let indented = lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + $0 }.joined(separator: "\n")
        return adding(
            """
            # Routes.
            routes:
              it:
                \(request)
            \(indented)
            \(others)
            """)
    }

    /// A spec with declared types, from line 9 on, all of them used by one route.
    static func types(_ lines: String, returning type: String = "JSON") -> String {
        let indented = lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "  " + $0 }.joined(separator: "\n")
        return adding(
            """
            routes:
              it: { get: /things, returns: "\(type)" }

            types:
            \(indented)
            """)
    }
}
