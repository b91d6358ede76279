import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// What becomes of answers of httpbin: statuses, headers, codings, types, redirects and waits.
    mutating func addAnswers(_ site: Site) {
        let session = site.session()
        for status in [200, 201, 202, 204, 400, 401, 403, 404, 409, 418, 429, 500, 503] {
            add("\(site.name): status \(status)") {
                let answer = await session.request(site.url("/status/\(status)")).answer()
                try expect(answer.error == nil)
                try expect(answer.status, is: status)
                let error = await session.request(site.url("/status/\(status)")).validate()
                    .serializingData(emptyResponseCodes: [200, 201, 202, 204]).response.error
                if status < 300 {
                    try expect(error == nil, "\(String(describing: error))")
                } else {
                    guard case .unacceptableStatus(status) = error?.reason else {
                        throw Mismatch(text: "\(String(describing: error))", line: #line)
                    }
                }
            }
        }
        add("\(site.name): headers of answers") {
            let answer = await session.request(
                site.url("/response-headers?X-One=1&X-Two=a%2C%20b&X-Many=1&X-Many=2")
            ).answer()
            try expect(answer.header("X-One"), is: "1")
            try expect(answer.header("x-two"), is: "a, b")
            try expect(answer.header("X-Many"), is: "1, 2")
        }
        add("\(site.name): the version of HTTP") {
            let answer = await session.request(site.url("/get")).answer()
            try expect(answer.metrics?.exchanges.first?.httpVersion, is: site.httpVersion)
        }
        for (path, mark) in [("gzip", "gzipped"), ("deflate", "deflated"), ("brotli", "brotli")] {
            add("\(site.name): an answer in \(path)") {
                let json = try await session.request(site.url("/\(path)")).json()
                try expect(json[mark]?.boolValue, is: true)
                let accepted = json["headers"]?["Accept-Encoding"]?.stringValue ?? ""
                try expect(accepted.contains("gzip") && accepted.contains("deflate"), accepted)
            }
        }
        add("\(site.name): a coded answer as it came") {
            let plain = site.session { $0.decompressesResponses = false }
            let answer = await plain.request(site.url("/gzip")).answer()
            try expect(answer.data?.prefix(2), is: Data([0x1F, 0x8B]))
        }
        add("\(site.name): text in UTF-8") {
            let text = try await session.request(site.url("/encoding/utf8")).text()
            try expect(text.contains("∮ E⋅da = Q,  n → ∞, ∑ f(i) = ∏ g(i)"), text)
        }
        add("\(site.name): XML, HTML and bytes") {
            let xml = try await session.request(site.url("/xml")).text()
            try expect(xml.contains("<slideshow"))
            let page = await session.request(site.url("/html")).answer()
            try expect(page.header("Content-Type"), is: "text/html; charset=utf-8")
            let one = try await session.request(site.url("/bytes/5000?seed=3")).serializingData()
                .value
            let other = try await session.request(site.url("/bytes/5000?seed=3")).serializingData()
                .value
            try expect(one.count, is: 5_000)
            try expect(one == other)
            let image = try await session.request(site.url("/image/png")).serializingData().value
            try expect(image.prefix(4), is: Data([0x89]) + Data("PNG".utf8))
        }
        add("\(site.name): JSON as a value") {
            struct Answer: Decodable, Sendable { var title: String }
            let answer = try await session.request(site.url("/json"))
                .serializingDecodable(Answer.self, at: ["slideshow"]).value
            try expect(answer.title, is: "Sample Slide Show")
            let error = await session.request(site.url("/html"))
                .serializingDecodable(Answer.self).response.error
            try expect(error?.isResponseSerializationError, is: true)
        }
        add("\(site.name): chunks") {
            let data = try await session.request(
                site.url("/stream-bytes/100000?chunk_size=777&seed=1")
            ).validate().serializingData().value
            try expect(data.count, is: 100_000)
        }
        addWaits(site, session)
    }

    private mutating func addWaits(_ site: Site, _ session: Session) {
        add("\(site.name): an answer that comes late") {
            let json = try await session.request(site.url("/delay/1")).json()
            try expect(json["url"] != nil)
        }
        add("\(site.name): an answer that comes too late") {
            let impatient = site.session(SessionConfiguration(timeout: 0.5))
            let start = ContinuousClock.now
            let error = await impatient.request(site.url("/delay/5")).answer().error
            try expect(error?.isTimeout, is: true)
            try expect(start.duration(to: .now) < .seconds(2))
        }
        add("\(site.name): a body that takes too long altogether") {
            let impatient = site.session(SessionConfiguration(totalTimeout: 1))
            let error = await impatient.request(
                site.url("/drip?duration=6&numbytes=12&delay=0")
            ).answer().error
            try expect(error?.isTimeout, is: true)
        }
        add("\(site.name): a request that is tried again") {
            let policy = RetryPolicy(retryLimit: 2, exponentialBackoffScale: 0.01)
            let request = session.request(site.url("/status/503"), interceptor: policy)
            let answer = await request.answer()
            try expect(answer.status, is: 503)
            try expect(request.retryCount, is: 2)
        }
        add("\(site.name): JSON Lines") {
            var numbers: [Int?] = []
            let stream = session.streamRequest(site.url("/stream/5")).validate()
            for try await line in stream.jsonLines(of: JSON.self) {
                numbers.append(line["id"]?.intValue)
            }
            try expect(numbers, is: [0, 1, 2, 3, 4])
        }
        add("\(site.name): a body that comes in drops") {
            var pieces: [Data] = []
            let start = ContinuousClock.now
            let stream = session.streamRequest(
                site.url("/drip?duration=1&numbytes=4&delay=0&code=201"))
            for try await piece in stream { pieces.append(piece) }
            try expect(stream.response?.statusCode, is: 201)
            try expect(pieces.reduce(Data(), +), is: Data("****".utf8))
            try expect(pieces.count > 1, "everything came at once")
            try expect(start.duration(to: .now) > .milliseconds(500))
        }
        add("\(site.name): a stream that is left") {
            let start = ContinuousClock.now
            let stream = session.streamRequest(
                site.url("/drip?duration=10&numbytes=10&delay=0"))
            for try await _ in stream { break }
            try expect(stream.isCancelled)
            try expect(start.duration(to: .now) < .seconds(5))
        }
    }
}
