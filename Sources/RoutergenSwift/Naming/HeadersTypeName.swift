/// What the struct of the headers of an answer is called, nested in the group's client.
package struct HeadersTypeName: Sendable, Equatable {
    /// `PopularPhotosHeaders`, or `LinkHeaders` where several routes share it.
    package var name: SwiftIdentifier
    /// Whether answers of other routes of the group have the same headers.
    package var isShared: Bool
    /// Whether the struct is declared with the route: it is the first of those that share it.
    package var isDeclared: Bool
}
