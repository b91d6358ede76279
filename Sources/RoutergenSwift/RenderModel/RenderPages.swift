/// The method that returns the items of all pages of an endpoint.
package struct RenderPages: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `allPopularPhotos`
    package var name: String
    /// `PagedItems<PhotoPage, Photo>`
    package var returnType: String
    /// What makes the sequence, without its last closure:
    /// `connection.numberedPages(from: page, items: { $0.photos })`.
    package var call: String
    /// What the closure that makes the request for a page takes: `page`; nil where there is no closure.
    package var position: String?
    /// What the closure does: `PhotosRouter.popularPhotos(page: page)`.
    package var lines: [String]

    package init(
        documentation: [String], attribute: String?, name: String, returnType: String, call: String,
        position: String?, lines: [String]
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.returnType = returnType
        self.call = call
        self.position = position
        self.lines = lines
    }
}
