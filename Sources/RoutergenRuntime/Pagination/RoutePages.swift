/// The pages of a list, decoded, each asked for when it is wanted: `PagedItems.pages`.
public struct RoutePages<Page: Sendable>: AsyncSequence, Sendable {
    /// What the route answers.
    public typealias Element = Page

    let makeFirst: @Sendable () -> PageStep<Page>

    /// Begins with the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(upcoming: makeFirst()) }

    /// Asks for one page after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var upcoming: PageStep<Page>?
        private var pageGuard = PageGuard()

        fileprivate init(upcoming: PageStep<Page>) {
            self.upcoming = upcoming
        }

        /// The next page; nil behind the last one. Cancelling the task cancels the request.
        ///
        /// - Throws: `RouterError`, with `.endlessPages` where a server would lead on for ever; behind an error
        ///   there are no more pages.
        public mutating func next() async throws -> Page? {
            guard let step = upcoming else { return nil }
            upcoming = nil
            let request = try step.urlRequest.get()
            do throws(RouterError) {
                guard try pageGuard.allows(request, step.repetition) else { return nil }
            } catch {
                throw error.adding(route: step.route, request: request)
            }
            let response = try await step.session
                .prepare(request, route: step.route, interceptor: nil).routeResponse()
            let outcome = try step.read(response)
            do throws(RouterError) {
                try pageGuard.note(
                    response.data, itemCount: outcome.itemCount, mayStay: outcome.mayStay,
                    content: outcome.content)
            } catch {
                throw response.error(error)
            }
            upcoming = outcome.next
            return outcome.page
        }
    }
}
