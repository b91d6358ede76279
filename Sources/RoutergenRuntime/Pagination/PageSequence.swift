import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The pages of a list whose server links each to the next one: what `Session.pages` returns.
public struct PageSequence<Serializer: DataResponseSerializerProtocol>: AsyncSequence, Sendable {
    /// What a page is read as.
    public typealias Element = Serializer.SerializedObject

    let session: Session
    let first: any URLRequestConvertible
    let relation: String
    let serializer: Serializer
    let interceptor: (any RequestInterceptor)?

    /// Begins with the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: self) }

    /// Asks for one page after the other, each when it is wanted.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let pages: PageSequence
        private var upcoming: Result<any URLRequestConvertible, RouterError>?
        private var visited: Set<URL> = []

        fileprivate init(pages: PageSequence) {
            self.pages = pages
            upcoming = .success(pages.first)
        }

        /// The next page; nil behind the last one. Cancelling the task cancels the request.
        ///
        /// - Throws: `RouterError`; behind it there are no more pages.
        public mutating func next() async throws -> Element? {
            let current = upcoming
            upcoming = nil
            guard let convertible = try current?.get() else { return nil }
            let response = await pages.response(of: convertible)
            let page = try response.result.get()
            if let sent = response.request, let target = response.response?.link(pages.relation) {
                if let url = sent.url { visited.insert(url) }
                upcoming =
                    visited.contains(target)
                    ? .failure(RouterError(.leadsInCircle, request: sent))
                    : sent.following(target).map { $0 }
            }
            return page
        }
    }

    fileprivate func response(
        of convertible: any URLRequestConvertible
    ) async -> DataResponse<Element> {
        func start(_ convertible: some URLRequestConvertible) -> DataRequest {
            session.request(convertible, interceptor: interceptor)
        }
        return await start(convertible).validate().serializingResponse(using: serializer).response
    }
}

extension Session {
    /// The pages of a list whose server links each to the next one, as GitHub does: `Link: <…?page=2>; rel="next"`
    /// (RFC 8288).
    ///
    ///     let pages = session.pages(of: "https://api.example.com/photos", by: .model(of: [Photo].self))
    ///     for try await photos in pages { print(photos.count) }
    ///
    /// Each page is validated, and asked for when the loop wants it. A link to another server is an error, and so
    /// is one to a page that was there already.
    ///
    /// - Parameters:
    ///   - relation: of the link that leads on.
    ///   - interceptor: adapts and retries each request behind the session's interceptor.
    public func pages<Serializer: DataResponseSerializerProtocol>(
        of url: some URLConvertible, headers: HTTPHeaders? = nil, relation: String = "next",
        by serializer: Serializer, interceptor: (any RequestInterceptor)? = nil
    ) -> PageSequence<Serializer> {
        pages(
            of: FirstPage(session: self, url: url, headers: headers), relation: relation,
            by: serializer, interceptor: interceptor)
    }

    /// The pages of a list whose server links each to the next one; see the other form.
    public func pages<Serializer: DataResponseSerializerProtocol>(
        of first: some URLRequestConvertible, relation: String = "next",
        by serializer: Serializer, interceptor: (any RequestInterceptor)? = nil
    ) -> PageSequence<Serializer> {
        PageSequence(
            session: self, first: first, relation: relation, serializer: serializer,
            interceptor: interceptor)
    }
}

/// The request for a first page, made when the page is asked for, so that a mistake is the request's error.
private struct FirstPage<Address: URLConvertible>: URLRequestConvertible {
    var session: Session
    var url: Address
    var headers: HTTPHeaders?

    func asURLRequest() throws -> URLRequest { try session.urlRequest(url, .get, headers, nil) }
}
