import Foundation

/// The body of a request, as a transport sends it; every form can be sent again from the start.
public enum TransportBody: Sendable {
    /// No body.
    case none
    /// Bytes in memory.
    case data(Data)
    /// The contents of a file, read while they are sent.
    case file(URL)
    /// What a stream yields, read while it is sent.
    case stream(TransportStream)
}
