extension Pings {
    /// The paths of all routes.
    public static let paths = [Pings.Router.ping].map(\.route.path)
}
