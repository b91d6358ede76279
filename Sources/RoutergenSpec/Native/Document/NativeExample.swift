import RoutergenSyntax

/// `example:` of a route, an answer for tests and stubs.
package struct NativeExample: Sendable, Equatable {
    package enum Body: Sendable, Equatable {
        case literal(Node)
        /// `{ file: page1.json }`, relative to the spec.
        case file(Located<String>)
    }

    /// Nil stands for the status of the route's success.
    package var status: Int?
    package var body: Body
    package var range: SourceRange

    package init(status: Int? = nil, body: Body, range: SourceRange) {
        self.status = status
        self.body = body
        self.range = range
    }
}
