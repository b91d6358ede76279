import Testing

/// What a change of a route does to those who call it.
struct RouteComparisonTests {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        try InterfaceComparison(.init(routes: old), .init(routes: new)).lines
    }

    @Test func sameDescriptionsHaveNoChange() throws {
        let routes = "find: { get: /find, query: { term: String, page: Int = 1 }, returns: Item }"
        #expect(try changes(routes, routes) == [])
    }

    @Test func aNewRouteIsCompatible() throws {
        #expect(
            try changes("", "find: { get: /find }") == [
                "compatible: Shop.Router.find: the case is new; nobody uses it yet",
                "compatible: Shop.Client.find: the method is new; nobody uses it yet",
            ])
    }

    @Test func aRouteThatIsGoneBreaks() throws {
        #expect(
            try changes("find: { get: /find }", "") == [
                "breaking: Shop.Router.find: the case is gone; code that uses it does not compile",
                "breaking: Shop.Client.find: the method is gone; code that uses it does not compile",
            ])
    }

    @Test func aRouteIsKnownAgainByItsRequest() throws {
        let reason = "; code that uses it does not compile"
        #expect(
            try changes("find: { get: /find }", "search: { get: /find }") == [
                "breaking: Shop.Router.find: the case is called 'search' now\(reason)",
                "breaking: Shop.Client.find: the method is called 'search' now\(reason)",
            ])
    }

    @Test func aNewRequiredParameterBreaks() throws {
        let reason = "it has no default, so that calls have to give it"
        #expect(
            try changes(
                "find: { get: /find, query: { term: String } }",
                "find: { get: /find, query: { term: String, shop: Int } }") == [
                    "breaking: Shop.Router.find: takes 'shop: Int'; \(reason)",
                    "breaking: Shop.Client.find: takes 'shop: Int'; \(reason)",
                ])
    }

    @Test func aNewParameterWithADefaultIsCompatible() throws {
        #expect(
            try changes(
                "find: { get: /find, query: { term: String } }",
                "find: { get: /find, query: { term: String, page: Int = 1, shop: Int? } }") == [
                    "compatible: Shop.Router.find: takes 'page: Int = 1'; it has a default",
                    "compatible: Shop.Router.find: takes 'shop: Int? = nil'; it has a default",
                    "compatible: Shop.Client.find: takes 'page: Int = 1'; it has a default",
                    "compatible: Shop.Client.find: takes 'shop: Int? = nil'; it has a default",
                ])
    }

    /// `Router.find` is a value before and a function behind.
    @Test func theFirstParameterOfACaseBreaks() throws {
        #expect(
            try changes("find: { get: /find }", "find: { get: /find, query: { page: Int = 1 } }")
                == [
                    "breaking: Shop.Router.find: takes 'page: Int = 1'; "
                        + "a case without values needs no parentheses, and this one does",
                    "compatible: Shop.Client.find: takes 'page: Int = 1'; it has a default",
                ])
    }

    @Test func aParameterThatIsGoneBreaks() throws {
        let lines = try changes(
            "find: { get: /find, query: { term: String, page: Int = 1 } }",
            "find: { get: /find, query: { term: String } }")
        #expect(
            lines.first == "breaking: Shop.Router.find: does not take 'page: Int = 1' any more; "
                + "calls that give it do not compile")
        #expect(lines.count == 2)
    }

    @Test func aRenamedParameterBreaks() throws {
        let lines = try changes(
            "find: { get: /find, query: { term: String, page: Int } }",
            "find: { get: /find, query: { words: String, page: Int } }")
        #expect(
            lines.first == "breaking: Shop.Router.find: takes 'words' in the place of 'term'; "
                + "calls that give it do not compile")
        #expect(lines.count == 2)
    }

    @Test func anotherOrderBreaks() throws {
        let lines = try changes(
            "find: { get: /find, query: { a: Int, b: Int } }",
            "find: { get: /find, query: { b: Int, a: Int } }")
        #expect(
            lines.first == "breaking: Shop.Router.find: takes its arguments in another order: "
                + "'b', 'a'; calls that give several do not compile")
    }

    @Test(arguments: [
        (
            "Int", "String",
            "breaking: Shop.Client.find: the type of 'page' is 'String', was 'Int'; calls that give it do not compile"
        ),
        (
            "Int = 1", "Int = 2",
            "risky: Shop.Client.find: the default of 'page' is '2', was '1'; calls that leave it out get another value"
        ),
        (
            "Int = 1", "Int",
            "breaking: Shop.Client.find: 'page' has no default any more, was '1'; "
                + "calls that leave it out do not compile"
        ),
        (
            "Int", "Int = 1",
            "compatible: Shop.Client.find: the default of 'page' is '1'; calls may leave it out"
        ),
    ])
    func aParameterOfAnotherTypeOrDefault(old: String, new: String, line: String) throws {
        let lines = try changes(
            "find: { get: /find, query: { page: \(old) } }",
            "find: { get: /find, query: { page: \(new) } }")
        #expect(lines.contains(line))
        #expect(lines.count == 2)
    }

    @Test func aParameterThatMayBeNilTakesWhatIsNot() throws {
        let lines = try changes(
            "find: { get: /find, query: { page: Int } }",
            "find: { get: /find, query: { page: Int? } }")
        let start = "compatible: Shop.Client.find: "
        #expect(
            lines.filter { $0.hasPrefix(start) } == [
                start
                    + "the type of 'page' is 'Int?', was 'Int'; a value that is never nil fits, too",
                start + "the default of 'page' is 'nil'; calls may leave it out",
            ])
        let back = try changes(
            "find: { get: /find, query: { page: Int? } }",
            "find: { get: /find, query: { page: Int } }")
        #expect(back.filter { $0.hasPrefix("breaking: ") }.count == 4)
    }

    @Test func anotherResultBreaks() throws {
        #expect(
            try changes(
                "find: { get: /find, returns: Item }", "find: { get: /find, returns: [Item] }")
                == [
                    "breaking: Shop.Client.find: the result is '[Item]', was 'Item'; "
                        + "code that relies on the type does not compile"
                ])
        #expect(
            try changes("find: { get: /find }", "find: { get: /find, returns: Item }")
                .contains(
                    "risky: Shop.Client.find: the result is 'Item', was nothing; "
                        + "a call that ignores the result gets a warning"))
    }

    @Test func anotherRequestOfTheSameRouteIsCompatible() throws {
        #expect(
            try changes("find: { get: /find }", "find: { put: /items }") == [
                "compatible: Shop.Router.find: the method: '.put', was '.get'; the same call sends another request",
                "compatible: Shop.Router.find: the path: '\"/items\"', was '\"/find\"'; "
                    + "the same call sends another request",
            ])
    }

    @Test func aDeprecationIsCompatible() throws {
        #expect(
            try changes("find: { get: /find }", "find: { get: /find, deprecated: true }") == [
                "compatible: Shop.Router.find: is deprecated; uses get a warning",
                "compatible: Shop.Client.find: is deprecated; uses get a warning",
            ])
    }

    @Test func credentialsAndErrorBodiesAreRisky() throws {
        let head = "auth: { token: bearer }"
        let types = "Problem: { text: String }"
        let lines = try InterfaceComparison(
            .init(head: head, routes: "find: { get: /find }", types: types),
            .init(
                head: head, routes: "find: { get: /find, auth: token, errors: { 404: Problem } }",
                types: types)
        ).lines
        #expect(
            lines == [
                "risky: Shop.Router.find: the security: '[[\"token\"]]', was not given; "
                    + "requests need other credentials",
                "risky: Shop.Router.find: the error bodies: '[.exactly(404, Shop.Problem.self)]', was not given; "
                    + "the body of an error may have another type",
                "compatible: Shop.Router.find: the media types of answers: '[\"application/json\"]', "
                    + "was not given; the same call asks for another media type",
            ])
    }
}
