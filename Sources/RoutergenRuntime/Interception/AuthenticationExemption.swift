/// The interceptors whose refresh is going on in the present task. A request that is made for a refresh must not
/// wait for that refresh.
struct AuthenticationExemption: Sendable {
    @TaskLocal static var current = AuthenticationExemption()

    private var refreshing: [ObjectIdentifier] = []

    func contains(_ interceptor: AnyObject) -> Bool {
        !refreshing.isEmpty && refreshing.contains(ObjectIdentifier(interceptor))
    }

    func adding(_ interceptor: AnyObject) -> AuthenticationExemption {
        var exemption = self
        exemption.refreshing.append(ObjectIdentifier(interceptor))
        return exemption
    }
}
