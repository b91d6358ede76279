/// A route that asks for other media types than it does by itself.
public struct AcceptingRouter<Base: Router>: Router {
    /// What an application supplies once for all requests.
    public typealias Configuration = Base.Configuration

    private let base: Base
    private let mediaTypes: [String]

    init(_ base: Base, mediaTypes: [String]) {
        self.base = base
        self.mediaTypes = mediaTypes
    }

    /// What the description says about the route, with the media types that are asked for.
    public var route: Route {
        var route = base.route
        route.accepts = mediaTypes
        return route
    }

    /// Adds everything that the route sends to a request.
    public func build(_ request: inout RequestBuilder, with configuration: Base.Configuration) {
        base.build(&request, with: configuration)
    }
}

extension Router {
    /// The same route, asking for other media types (RFC 9110, section 12.5.1), the preferred one first.
    ///
    /// ```swift
    /// let request = session.request(PhotosRouter.popularPhotos(page: 2).accepting("text/csv"))
    /// ```
    public func accepting(_ mediaTypes: String...) -> AcceptingRouter<Self> {
        AcceptingRouter(self, mediaTypes: mediaTypes)
    }
}
