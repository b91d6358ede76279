import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// Files of nginx: whole, in parts, when they have changed, and on their way up.
    ///
    /// - Parameter folder: where the server's files lie.
    mutating func addFiles(_ site: Site, folder: URL) {
        let session = site.session()
        let file = folder.appendingPathComponent("files/data.bin")
        add("\(site.name): a file") {
            let data = try await session.request(site.url("/data.bin")).validate()
                .serializingData().value
            try expect(data == Data(contentsOf: file), "it is another one")
            let text = await session.request(site.url("/text/short.txt")).answer()
            try expect(text.data, is: Data("a short text, é\n".utf8))
            try expect(text.header("Content-Type"), is: "text/plain")
            try expect(text.metrics?.exchanges.first?.httpVersion, is: site.httpVersion)
            let empty = await session.request(site.url("/empty.txt")).answer()
            try expect(empty.status, is: 200)
            try expect(empty.data?.count ?? 0, is: 0)
        }
        add("\(site.name): a file in gzip") {
            let answer = await session.request(site.url("/text/long.txt")).answer()
            try expect(answer.data?.count, is: 100_000)
            let received = answer.metrics?.exchanges.first?.bodyBytesReceived ?? 0
            try expect(received < 10_000, "\(received) bytes came: it was not coded")
        }
        add("\(site.name): HEAD") {
            let answer = await session.request(site.url("/data.bin"), method: .head).answer()
            try expect(answer.header("Content-Length"), is: "1000003")
            try expect(answer.header("Accept-Ranges"), is: "bytes")
        }
        for (range, bounds) in [
            ("bytes=0-9", 0..<10), ("bytes=500000-500099", 500_000..<500_100),
            ("bytes=-5", 999_998..<1_000_003), ("bytes=1000000-", 1_000_000..<1_000_003),
        ] {
            add("\(site.name): \(range)") {
                let answer = await session.request(
                    site.url("/data.bin"), headers: ["Range": range]
                ).answer()
                try expect(answer.status, is: 206)
                try expect(answer.data, is: try Data(contentsOf: file)[bounds])
                try expect(
                    answer.header("Content-Range"),
                    is: "bytes \(bounds.lowerBound)-\(bounds.upperBound - 1)/1000003")
            }
        }
        add("\(site.name): a range that is not there") {
            let answer = await session.request(
                site.url("/data.bin"), headers: ["Range": "bytes=2000000-"]
            ).answer()
            try expect(answer.status, is: 416)
            try expect(answer.header("Content-Range"), is: "bytes */1000003")
        }
        add("\(site.name): conditions") {
            let url = site.url("/value.json")
            let first = await session.request(url).answer()
            let tag = try require(first.header("ETag"), "tag")
            let date = try require(first.header("Last-Modified"), "date")
            for (headers, status) in [
                (["If-None-Match": tag], 304), (["If-None-Match": "\"other\""], 200),
                (["If-Modified-Since": date], 304), (["If-Match": "\"other\""], 412),
                (["If-Match": tag], 200),
                (["If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT"], 412),
            ] as [(HTTPHeaders, Int)] {
                let answer = await session.request(url, headers: headers).answer()
                try expect(answer.status, is: status)
                if status == 304 { try expect(answer.data?.count ?? 0, is: 0) }
            }
        }
        add("\(site.name): redirects, statuses and errors") {
            for (path, status) in [
                ("/moved/301", 200), ("/moved/302", 200), ("/status/204", 204),
                ("/status/410", 410), ("/status/503", 503), ("/missing", 404),
            ] {
                let answer = await session.request(site.url(path)).answer()
                try expect(answer.error == nil)
                try expect(answer.status, is: status)
            }
            let round = await session.request(site.url("/moved/round")).answer().error
            try expect(round?.transportError?.kind, is: .tooManyRedirects)
            let long = await session.request(
                site.url("/?" + String(repeating: "x", count: 50_000))
            ).answer()
            // Over HTTP/2 nginx ends the connection.
            let isRefused = site.isSecure ? long.error?.transportError != nil : long.status == 414
            try expect(isRefused, "\(long)")
        }
        add("\(site.name): a redirect to another origin and scheme") {
            let json = try await session.request(
                site.url("/moved/away"),
                headers: ["Authorization": "Bearer secret", "X-API-Key": "k", "X-Other": "2"]
            ).json()
            let headers = try require(json["headers"], "headers")
            try expect(headers["X-Other"]?.stringValue, is: "2")
            try expect(headers["Authorization"] == nil && headers["X-Api-Key"] == nil)
        }
        add("\(site.name): a name and a password") {
            let url = site.url("/private/value.json")
            let member = site.session(
                interceptor: AuthenticationInterceptor.basic(username: "sea", password: "d usk é"))
            try expect(try await member.request(url).json()["id"]?.intValue, is: 7)
            let answer = await session.request(url).answer()
            try expect(answer.status, is: 401)
            try expect(
                answer.header("WWW-Authenticate"), is: "Basic realm=\"the private files\"")
        }
    }
}
