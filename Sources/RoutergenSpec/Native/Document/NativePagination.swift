import RoutergenSyntax

/// `paginate: { page: page, size: rpp, items: photos, until: total_pages }`
package struct NativePagination: Sendable, Equatable {
    /// What leads from one page to the next: names of parameters, and of fields of the answer.
    package enum Way: Sendable, Equatable {
        case page(Located<String>, size: Located<String>?, end: End?)
        case offset(Located<String>, size: Located<String>?, end: End?)
        case cursor(Located<String>, next: Located<[String]>)
        case link(Located<String>)
        /// `next` alone: the URL of the next page.
        case url(next: Located<[String]>)
    }

    /// The field that says which page is the last one.
    package enum End: Sendable, Equatable {
        /// `until: total_pages`
        case until(Located<[String]>)
        /// `while: has_more`
        case `while`(Located<[String]>)
    }

    package var way: Way
    /// Nil where the answer itself is the list.
    package var items: Located<[String]>?
    /// The place of `paginate`.
    package var keyRange: SourceRange

    package init(way: Way, items: Located<[String]>?, keyRange: SourceRange) {
        self.way = way
        self.items = items
        self.keyRange = keyRange
    }
}
