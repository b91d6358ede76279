import RoutergenRuntime
import Testing

/// The transports that the same tests run over.
enum TransportKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    #if os(Linux)
        case curl
    #endif
    case urlSession

    var testDescription: String { rawValue }

    /// A new transport, with connections of its own and, unless told otherwise, no proxy.
    func make(_ configuration: TransportConfiguration = .init(proxy: .none)) -> any Transport {
        switch self {
        #if os(Linux)
            case .curl: CurlTransport(configuration: configuration)
        #endif
        case .urlSession: URLSessionTransport(configuration: configuration)
        }
    }

    /// Whether this is the transport that has the faults listed in the tests.
    var isURLSessionOnLinux: Bool {
        #if os(Linux)
            self == .urlSession
        #else
            false
        #endif
    }
}

/// Runs checks that `URLSession` on Linux is known to fail, for a reason that is given.
///
/// On that transport the test fails as soon as the checks pass, so that the list stays true.
func knownToFail(
    on kind: TransportKind, if applies: Bool = true, _ reason: Comment,
    _ checks: () async throws -> Void
) async rethrows {
    if kind.isURLSessionOnLinux && applies {
        await withKnownIssue(reason) { try await checks() }
    } else {
        try await checks()
    }
}
