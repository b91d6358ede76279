import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that sends data, a file, a stream or a form of several parts.
///
/// Bodies are read while they are sent, and from the beginning again at a redirect or another attempt. `uploadProgress`
/// tells how far it is.
///
/// Unchecked as `Request` is: it adds no stored property.
public final class UploadRequest: DataRequest, @unchecked Sendable {}
