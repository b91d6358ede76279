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
        default:
            .other
        }
    }
}
