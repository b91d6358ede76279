import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// What an error of `URLSession` means here.
    ///
    /// - Parameters:
    ///   - error: What the session reported.
    ///   - hasHead: Whether the head of an answer had arrived.
    init(_ error: any Error, _ hasHead: Bool) {
        guard let error = error as? URLError else {
            self.init(.other, error.localizedDescription)
            return
        }
        self.init(Self.kind(error), error.localizedDescription)
    }

    private static func kind(_ error: URLError) -> Kind {
        switch error.code {
        case .cancelled:
            .cancelled
        case .timedOut:
            .timedOut
        case .cannotFindHost, .dnsLookupFailed:
            .cannotFindHost
        case .cannotConnectToHost, .notConnectedToInternet, .internationalRoamingOff,
            .callIsActive, .dataNotAllowed:
            .cannotConnect
        case .networkConnectionLost:
            .connectionLost
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            .secureConnectionFailed
        case .badServerResponse where error.localizedDescription.contains("Empty reply"):
            .connectionLost
        case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
            .cannotDecodeRawData, .zeroByteResource, .redirectToNonExistentLocation:
            .badServerResponse
        case .dataLengthExceedsMaximum:
            // What Linux says about `GET` with a body.
            .invalidRequest
        case .httpTooManyRedirects:
            .tooManyRedirects
        case .badURL:
            .unsupportedURL
        case .unsupportedURL:
            // The scheme was checked before. On Linux, libcurl's word for an answer that is not
            // HTTP becomes this.
            .badServerResponse
        case .requestBodyStreamExhausted, .fileDoesNotExist, .noPermissionsToReadFile,
            .fileIsDirectory:
            .bodyUnreadable
        case .unknown:
            kind(saying: error.localizedDescription)
        default:
            .other
        }
    }

    /// Linux has one code for many failures, but lets libcurl's words through.
    private static func kind(saying text: String) -> Kind {
        let known: [(text: String, kind: Kind)] = [
            ("transfer closed", .connectionLost),
            ("chunked-encoding", .badServerResponse),
            ("response headers", .badServerResponse),
            // Said of a header line above libcurl's limit of 100 kB.
            ("Out of memory", .badServerResponse),
            ("writing header", .badServerResponse),
            ("content unencoding", .badServerResponse),
            ("content encoding", .badServerResponse),
            ("aborted by", .bodyUnreadable),
        ]
        return known.first { text.contains($0.text) }?.kind ?? .other
    }
}
