import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose answer goes into a file.
///
///     let file = try await session.download("https://example.com/a.zip", to: { _, _ in
///         (folder.appendingPathComponent("a.zip"), [.removePreviousFile])
///     }).validate().serializingDownloadedFileURL().value
///
/// The body is written to a temporary file. When it is complete, and the validations have accepted the answer, it is
/// moved to its destination, so that a file that is there is never replaced by an error page or by half a file.
///
/// A download that was cut off goes on where it was: in the next attempt of the same request, where a retrier asks for
/// one, and from `resumeData` in another request, also after the program was started anew. That takes a server
/// that gives the file a strong `ETag`, or a `Last-Modified` date (RFC 9110, section 14); otherwise it begins again.
public final class DownloadRequest: Request, @unchecked Sendable {
    /// Where a downloaded file goes, and what may be done for it.
    public typealias Destination =
        @Sendable (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
            destinationURL: URL, options: Options
        )

    /// What may be done at the destination.
    public struct Options: OptionSet, Sendable {
        /// Makes the folders on the way to the destination.
        public static let createIntermediateDirectories = Options(rawValue: 1)
        /// Replaces a file that is there; otherwise that is an error.
        public static let removePreviousFile = Options(rawValue: 2)

        /// The options as bits.
        public let rawValue: Int

        /// Makes options of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Judges an answer; the URL is that of the temporary file.
    public typealias Validation =
        @Sendable (URLRequest?, HTTPURLResponse, URL?) -> ValidationResult

    let file: FileSink
    private let destination: Destination
    /// Where the file is, or why it is not there; nil before it has been moved. Changed on `queue` only.
    private let moved = Protected<Result<URL, RouterError>?>(nil)

    init(
        session: Session, initialRequest: Result<URLRequest, RouterError>, route: Route? = nil,
        interceptor: (any RequestInterceptor)?, partial: PartialDownload? = nil,
        destination: Destination?
    ) {
        file = FileSink(partial: partial)
        self.destination = destination ?? DownloadRequest.defaultDestination
        super.init(
            session: session, route: route, initialRequest: initialRequest,
            interceptor: interceptor, sink: file)
        file.onResumption = { [weak self] offset in
            self?.mutable.withLock { $0.download.skip(offset) }
        }
        // A download with no handler is moved, too, after those who may be chained to it.
        mutable.withLock { mutable in
            mutable.waiting?.append { [weak self] in
                guard let self else { return }
                queue.asyncAfter(deadline: .now() + 0.05) { [self] in
                    _ = downloadOutcome(validationCount: .max)
                }
            }
        }
    }

    /// Where the file is, once it has been moved to its destination.
    public var fileURL: URL? { moved.withLock { $0?.value } }

    /// What a download that was cancelled, or has failed, goes on from; nil where it cannot, or where it runs or
    /// is complete. It names the temporary file, which from then on stays.
    public var resumeData: Data? { state.isEnd ? file.keepPartial()?.data : nil }

    /// Cancels the request. What has come can be gone on from where the server allows it: `resumeData` asks for it
    /// here, if it is wanted, so that the temporary file stays.
    @discardableResult
    public func cancel(producingResumeData: Bool) -> Self {
        cancel()
        if producingResumeData { _ = resumeData }
        return self
    }

    /// Cancels the request, and gives what to go on from; nil where that is not possible.
    @discardableResult
    public func cancel(
        byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void
    ) -> Self {
        cancel()
        let queue = session.configuration.completionQueue
        whenFinished { [self] in
            let data = resumeData
            queue.async { completionHandler(data) }
        }
        return self
    }

    /// Adds a validation; the first one that fails decides.
    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        add { [weak file] _, urlRequest, response in
            validation(urlRequest, response, file?.temporaryURL)
        }
        return self
    }

    /// Where the server does not have the part that was asked for, the file is downloaded from the beginning.
    override var needsAnotherAttempt: Bool { file.takeRefusal() }

    override func preparing(_ urlRequest: URLRequest) -> URLRequest { file.resuming(urlRequest) }

    /// What it goes on from may have been kept anywhere.
    override var preparesNothing: Bool { false }

    /// Everything about a download that is over, and where its file is. Runs on `queue`.
    func downloadOutcome(validationCount: Int) -> (outcome: Outcome, fileURL: URL?) {
        var outcome = outcome(validationCount: validationCount)
        guard outcome.error == nil, let response = outcome.response else {
            file.endUnsuccessfully()
            return (outcome, nil)
        }
        let result = moved.withLock { $0 } ?? move(response)
        moved.withLock { $0 = result }
        switch result {
        case .success(let url): return (outcome, url)
        case .failure(let error):
            outcome.error = error.adding(everythingOf: self)
            return (outcome, nil)
        }
    }

    private func move(_ response: HTTPURLResponse) -> Result<URL, RouterError> {
        let (url, options) = destination(file.temporaryURL, response)
        do {
            try file.move(to: url, options)
            return .success(url)
        } catch {
            return .failure(RouterError(.fileNotWritten(url), underlyingError: error))
        }
    }
}
