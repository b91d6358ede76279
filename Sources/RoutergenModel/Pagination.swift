/// How the pages of an endpoint's list are found. The endpoint has one success answer, which is JSON.
package struct Pagination: Sendable, Equatable {
    /// What leads from one page to the next.
    package enum Way: Sendable, Equatable {
        /// The argument is the number of a page.
        case number(argument: String, size: String?, end: End?)
        /// The argument is how many items are left out.
        case offset(argument: String, size: String?, end: End?)
        /// The argument is what a field of the page before says.
        case cursor(argument: String, next: FieldPath)
        /// A `Link` header has the URL (RFC 8288).
        case link(relation: String)
        /// A field of the page before has the URL.
        case url(next: FieldPath)
    }

    /// The field that says which page is the last one.
    package enum End: Sendable, Equatable {
        /// The number of the last page, or how many items there are in all.
        case count(FieldPath)
        /// True at the last page.
        case isLast(FieldPath)
        /// False at the last page.
        case hasMore(FieldPath)
    }

    /// Names of fields on the wire, from the answer inwards.
    package typealias FieldPath = [String]

    package var way: Way
    /// The list of items; empty where the answer itself is it.
    package var items: FieldPath

    package init(way: Way, items: FieldPath) {
        self.way = way
        self.items = items
    }
}
