import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// What clients make of `paginate`, over a real socket.
@Suite("Items of all pages", .timeLimit(.minutes(1)))
struct PagesTests {
    /// A client of a server, and the server to ask what came.
    private func gallery(
        _ answer: @escaping @Sendable (ServerRequest) -> ServerResponse
    ) throws -> (client: Gallery.Client, server: LoopbackServer) {
        let server = try LoopbackServer(handler: answer)
        let configuration = Gallery.Configuration(baseURL: server.baseURL)
        return (Gallery.Client(configuration: configuration), server)
    }

    private func all<Items: AsyncSequence>(_ items: Items) async throws -> [Items.Element] {
        var found: [Items.Element] = []
        for try await item in items { found.append(item) }
        return found
    }

    private static func photos(_ page: Int, of count: Int, last: Bool? = nil) -> String {
        let photos = [2 * page - 1, 2 * page].map { #"{"id": \#($0), "name": "photo"}"# }
        return #"{"current_page": \#(page), "total_pages": \#(count), "#
            + (last.map { #""is_last": \#($0), "# } ?? "")
            + #""photos": [\#(photos.joined(separator: ", "))]}"#
    }

    // MARK: - Numbers and offsets

    @Test("come page by page, each asked for when the loop comes to it")
    func numbers() async throws {
        let (client, server) = try gallery { request in
            .json(Self.photos(Int(request.query("page") ?? "") ?? 0, of: 3))
        }
        defer { server.stop() }
        let photos = client.photos.allPopularPhotos(feature: .upcoming)
        #expect(server.requestCount == 0)
        var found: [Int] = []
        for try await photo in photos {
            #expect(server.requestCount == found.count / 2 + 1)
            found.append(photo.id)
        }
        #expect(found == [1, 2, 3, 4, 5, 6])
        #expect(
            server.requests.map(\.target)
                == (1...3).map { "/photos?feature=upcoming&page=\($0)&rpp=2" })
    }

    @Test("begin at the page that is asked for, and again with every loop")
    func start() async throws {
        let (client, server) = try gallery { request in
            .json(Self.photos(Int(request.query("page") ?? "") ?? 0, of: 3))
        }
        defer { server.stop() }
        let photos = client.photos.allPopularPhotos(page: 3)
        #expect(try await all(photos).map(\.id) == [5, 6])
        #expect(try await all(photos).map(\.id) == [5, 6])
        #expect(server.requestCount == 2)
    }

    @Test("come with their pages to those who want them")
    func pages() async throws {
        let (client, server) = try gallery { request in
            .json(Self.photos(Int(request.query("page") ?? "") ?? 0, of: 2))
        }
        defer { server.stop() }
        let pages = try await all(client.photos.allPopularPhotos().pages)
        #expect(pages.map(\.currentPage) == [1, 2])
        #expect(pages.map(\.photos.count) == [2, 2])
    }

    @Test("of a loop that ends early cost no more pages")
    func early() async throws {
        let (client, server) = try gallery { request in
            .json(Self.photos(Int(request.query("page") ?? "") ?? 0, of: 3))
        }
        defer { server.stop() }
        for try await photo in client.photos.allPopularPhotos() where photo.id == 2 { break }
        #expect(server.requestCount == 1)
    }

    @Test("end with a page that is shorter than what was asked for")
    func short() async throws {
        let (client, server) = try gallery { request in
            .json(request.query("page") == "2" ? #"[{"id": 3}]"# : #"[{"id": 1}, {"id": 2}]"#)
        }
        defer { server.stop() }
        #expect(try await all(client.photos.allAlbums(perPage: 2)).map(\.id) == [1, 2, 3])
        #expect(server.requestCount == 2)
    }

    @Test("end with a short page where its size is always the same")
    func constantSize() async throws {
        let (client, server) = try gallery { _ in .json(#"["a", "b"]"#) }
        defer { server.stop() }
        #expect(try await all(client.photos.allTags()) == ["a", "b"])
        #expect(server.requests.map(\.target) == ["/tags?page=1&count=3"])
    }

    @Test("end with an empty page where nothing else says so")
    func empty() async throws {
        let (client, server) = try gallery { request in
            let page = Int(request.query("page") ?? "") ?? 0
            return .json(page < 3 ? #"["review \#(page)"]"# : "[]")
        }
        defer { server.stop() }
        #expect(
            try await all(client.photos.allReviews()) == ["review 0", "review 1", "review 2"])
        #expect(server.requestCount == 4)
    }

    @Test("keep the other optional parameters")
    func options() async throws {
        let (client, server) = try gallery { request in
            let page = Int(request.query("page") ?? "") ?? 0
            return .json(Self.photos(page, of: 9, last: page == 2))
        }
        defer { server.stop() }
        let photos = client.photos.allFilteredPhotos(options: .init(a: 7))
        #expect(try await all(photos).map(\.id) == [1, 2, 3, 4])
        #expect(
            server.requests.map(\.target) == [
                "/filtered?a=7&page=1&size=2", "/filtered?a=7&page=2&size=2",
            ])
    }

    @Test("go on behind those that came, up to their number in all")
    func offsets() async throws {
        let (client, server) = try gallery { request in
            let names = ["a", "b", "c"].dropFirst(Int(request.query("offset") ?? "0") ?? 0)
            let venues = names.prefix(2).map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
            return .json(#"{"response": {"result": {"total": 3, "venues": [\#(venues)]}}}"#)
        }
        defer { server.stop() }
        let venues = client.searches.allVenues(near: "here")
        #expect(try await all(venues).map(\.name) == ["a", "b", "c"])
        #expect(
            server.requests.map(\.target) == [
                "/venues?near=here&offset=0&limit=2", "/venues?near=here&offset=2&limit=2",
            ])
    }

    @Test("go on while the server says that there are more")
    func more() async throws {
        let (client, server) = try gallery { request in
            request.query("offset") == "0"
                ? .json(#"{"values": [0, 0], "has_more": true}"#) : .json(#"{"has_more": false}"#)
        }
        defer { server.stop() }
        #expect(try await all(client.searches.allReadings()) == [0, 0])
        #expect(server.requestCount == 2)
    }

    // MARK: - Cursors and links

    @Test("go on behind empty pages, as long as there is a cursor")
    func cursors() async throws {
        let (client, server) = try gallery { request in
            let next = [nil: "b", "b": "c"][request.query("cursor")] ?? ""
            let messages = request.query("cursor") == "b" ? "" : #"{"text": "\#(next)"}"#
            return .json(
                #"{"messages": [\#(messages)], "response_metadata": {"next_cursor": "\#(next)"}}"#)
        }
        defer { server.stop() }
        let messages = client.searches.allMessages(channel: "c")
        #expect(try await all(messages).map(\.text) == ["b", ""])
        #expect(
            server.requests.map(\.target) == [
                "/messages?channel=c", "/messages?channel=c&cursor=b",
                "/messages?channel=c&cursor=c",
            ])
    }

    @Test("take cursors of every type, in bodies too")
    func cursorTypes() async throws {
        let (client, server) = try gallery { request in
            let isFirst =
                request.query("cursor") == "*"
                || String(decoding: request.body, as: UTF8.self) == #"{"filter":"f"}"#
            let page = #"{"items": [{"title": "x"}]\#(isFirst ? #", "next-cursor": "2""# : "")}"#
            return .json(request.method == "GET" ? #"{"message": \#(page)}"# : page)
        }
        defer { server.stop() }
        #expect(try await all(client.searches.allWorks()).count == 2)
        #expect(server.requests.map(\.target) == ["/works?cursor=%2A", "/works?cursor=2"])
        server.forgetRequests()
        #expect(try await all(client.searches.allQuery(filter: "f")).count == 2)
        #expect(
            server.requests.map { String(decoding: $0.body, as: UTF8.self) } == [
                #"{"filter":"f"}"#, #"{"filter":"f","start":"2"}"#,
            ])
    }

    @Test("follow the links of headers")
    func links() async throws {
        let (client, server) = try gallery { request in
            let page = Int(request.query("page") ?? "1") ?? 1
            let link = "</photos/7/comments?page=\(page + 1)>; rel=\"next\", </>; rel=\"first\""
            return ServerResponse(
                headers: page < 3 ? [("Link", link)] : [],
                body: Data(#"[{"body": "\#(page)"}]"#.utf8))
        }
        defer { server.stop() }
        #expect(try await all(client.links.allComments(id: 7)).map(\.body) == ["1", "2", "3"])
        #expect(
            server.requests.map(\.target) == [
                "/photos/7/comments", "/photos/7/comments?page=2", "/photos/7/comments?page=3",
            ])
        #expect(server.requests.allSatisfy { $0.header("Accept") == "application/json" })
    }

    @Test("follow the URLs in answers, whole ones and relative ones")
    func urls() async throws {
        let (client, server) = try gallery { request in
            let isFirst = request.query("page") == nil
            if request.path == "/people" {
                let next =
                    isFirst ? #""http://\#(request.header("Host") ?? "")/people?page=2""# : "null"
                return .json(#"{"next": \#(next), "results": [{"name": "n"}]}"#)
            }
            let next = isFirst ? "?page=2" : ""
            return .json(#"{"paging": {"next": "\#(next)"}, "results": [{"name": "n"}]}"#)
        }
        defer { server.stop() }
        #expect(try await all(client.links.allPeople(connection: "x")).count == 2)
        #expect(try await all(client.links.allPlaces()).count == 2)
        #expect(
            server.requests.map(\.target) == [
                "/people?connection=x", "/people?page=2", "/places", "/places?page=2",
            ])
    }

    @Test("of another server are not asked for")
    func otherServers() async throws {
        let (client, server) = try gallery { _ in
            .json(#"{"next": "https://other.example/people", "results": [{"name": "n"}]}"#)
        }
        defer { server.stop() }
        var found = 0
        let error = await #expect(throws: RouterError.self) {
            for try await _ in client.links.allPeople() { found += 1 }
        }
        #expect(found == 1)
        #expect(error?.transportError?.kind == .unsupportedURL)
        #expect(error?.route?.id == "people")
    }

    // MARK: - Bad servers

    @Test("end with an error where a server sends the same cursor and the same items for ever")
    func sameCursor() async throws {
        let (client, server) = try gallery { _ in
            .json(#"{"messages": [{"text": "t"}], "response_metadata": {"next_cursor": "a"}}"#)
        }
        defer { server.stop() }
        var found = 0
        let error = await #expect(throws: RouterError.self) {
            for try await _ in client.searches.allMessages(channel: "c") { found += 1 }
        }
        // A server may move on by itself behind its cursor, so it is asked once more.
        #expect(found == 2)
        #expect(server.requestCount == 3)
        guard case .endlessPages = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.contains("the same page again") == true)
        #expect(error?.route?.id == "messages")
    }

    @Test("end without an error where the last page is empty and names itself")
    func emptyLastPage() async throws {
        let (client, server) = try gallery { request in
            let messages = request.query("cursor") == nil ? #"{"text": "t"}"# : ""
            return .json(
                #"{"messages": [\#(messages)], "response_metadata": {"next_cursor": "a"}}"#)
        }
        defer { server.stop() }
        #expect(try await all(client.searches.allMessages(channel: "c")).count == 1)
        #expect(server.requestCount == 2)
    }

    @Test("end with an error where links lead in a circle")
    func circle() async throws {
        let (client, server) = try gallery { request in
            let link = request.query("page") == "2" ? "/photos/1/comments" : "?page=2"
            return ServerResponse(
                headers: [("Link", "<\(link)>; rel=next")], body: Data(#"[{"body": "b"}]"#.utf8))
        }
        defer { server.stop() }
        let error = await #expect(throws: RouterError.self) {
            _ = try await all(client.links.allComments(id: 1))
        }
        #expect(error?.description.contains("was there already") == true)
        #expect(server.requestCount == 2)
    }

    @Test("end with an error where a server does not look at the number of the page")
    func samePage() async throws {
        let (client, server) = try gallery { _ in .json(#"["again"]"#) }
        defer { server.stop() }
        let error = await #expect(throws: RouterError.self) {
            _ = try await all(client.photos.allReviews())
        }
        #expect(error?.description.contains("the same page again") == true)
        #expect(server.requestCount == 2)
    }

    @Test("end with an error where a server sends empty pages for ever")
    func emptyPages() async throws {
        // More than a thousand requests, which take seconds over sockets.
        let transport = StubTransport { request in
            let url = request.urlRequest.url?.absoluteString ?? ""
            let cursor = url.split(separator: "cursor=").dropFirst().last.flatMap { Int($0) } ?? 0
            return .json(
                #"{"messages": [], "response_metadata": {"next_cursor": "\#(cursor + 1)"}}"#)
        }
        let client = Gallery.Client(session: Session(transport: transport))
        let error = await #expect(throws: RouterError.self) {
            _ = try await all(client.searches.allMessages(channel: "c"))
        }
        #expect(error?.description.contains("empty pages without end") == true)
        #expect(error?.url?.query == "channel=c&cursor=1000")
    }

    @Test("end with the error of a page, which carries its answer")
    func failure() async throws {
        let (client, server) = try gallery { request in
            request.query("page") == "1"
                ? .json(Self.photos(1, of: 3)) : .text("no", status: 503)
        }
        defer { server.stop() }
        var iterator = client.photos.allPopularPhotos().makeAsyncIterator()
        #expect(try await iterator.next()?.id == 1)
        #expect(try await iterator.next()?.id == 2)
        let error = await #expect(throws: RouterError.self) { try await iterator.next() }
        #expect(error?.responseCode == 503)
        #expect(try await iterator.next() == nil)
        #expect(server.requestCount == 2)
    }

    @Test("end when their task is cancelled, in the middle of a page too")
    func cancellation() async throws {
        let (client, server) = try gallery { request in
            request.query("page") == "1"
                ? .json(Self.photos(1, of: 3)) : .script([.wait(30)])
        }
        defer { server.stop() }
        let task = Task {
            var found = 0
            do {
                for try await _ in client.photos.allPopularPhotos() { found += 1 }
                return (found, RouterError?.none)
            } catch {
                return (found, error as? RouterError)
            }
        }
        while server.requestCount < 2 { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        let (found, error) = await task.value
        #expect(error?.isExplicitlyCancelled == true)
        #expect(found == 2)
    }
}
