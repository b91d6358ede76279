/// What a router, its client and their routes are called.
package struct GroupNames: Sendable, Equatable {
    /// `PhotosRouter`, or `Router` for the group without a name.
    package var router: SwiftIdentifier
    /// `PhotosClient`, or `Client` for the group without a name.
    package var client: SwiftIdentifier
    /// The property of `Client` that gives the group's client: `photos`; nil for the group without
    /// a name, whose methods stand on `Client` itself.
    package var accessor: SwiftIdentifier?
    /// Parallel to `EndpointGroup.endpoints`.
    package var endpoints: [EndpointNames]
    /// `Five100px+PhotosRouter.swift`
    package var routerFile: String
    /// `Five100px+PhotosClient.swift`
    package var clientFile: String
}
