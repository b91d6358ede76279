import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// How connections to nginx are kept, shared and closed.
    mutating func addConnections(_ site: Site) {
        add("\(site.name): connections are kept") {
            let session = site.session()
            for number in 0..<5 {
                let answer = await session.request(site.url("/value.json")).answer()
                try expect(answer.metrics?.exchanges.first?.isReusedConnection, is: number > 0)
            }
        }
        for path in ["/twice/value.json", "/closed/value.json"] {
            add("\(site.name): connections that the server closes: \(path)") {
                let session = site.session()
                for _ in 0..<7 {
                    let json = try await session.request(site.url(path)).json()
                    try expect(json["id"]?.intValue, is: 7)
                    // A body is sent again where the kept connection turns out to be closed.
                    let put = await session.upload(
                        Data("x".utf8), to: site.url("/up/twice"), method: .put
                    ).answer()
                    try expect([201, 204].contains(put.status), "\(put)")
                }
            }
        }
        add("\(site.name): 200 requests, 64 at a time") {
            let session = site.session()
            let answers = await withTaskGroup(of: DataResponse<Data?>.self) { group in
                for _ in 0..<200 {
                    group.addTask { await session.request(site.url("/text/short.txt")).answer() }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            for answer in answers {
                try expect(answer.data == Data("a short text, é\n".utf8), "\(answer)")
            }
            let opened = answers.filter {
                $0.metrics?.exchanges.first?.isReusedConnection == false
            }
            // Over HTTP/2 all of them share one.
            try expect((1...(site.isSecure ? 1 : 64)).contains(opened.count), "\(opened.count)")
        }
    }

    /// TLS, and the choice between the versions of HTTP.
    ///
    /// - Parameter pin: of the server's key.
    mutating func addTrust(_ site: Site, pin: PublicKeyPin) {
        let url = site.url("/value.json")
        add("\(site.name): HTTP/1.1 where that is preferred") {
            let session = site.session { $0.httpVersion = .http1 }
            let answer = await session.request(url).answer()
            try expect(answer.status, is: 200)
            try expect(answer.metrics?.exchanges.first?.httpVersion, is: "HTTP/1.1")
        }
        add("\(site.name): an authority that nobody knows") {
            let session = site.session { $0.certificateAuthorities = nil }
            let error = await session.request(url).answer().error
            try expect(error?.transportError?.kind, is: .secureConnectionFailed)
        }
        add("\(site.name): pins") {
            for (pins, kind) in [
                ([pin], nil), ([try wrongPin(), pin], nil),
                ([try wrongPin()], .serverTrustFailed),
            ] as [([PublicKeyPin], TransportError.Kind?)] {
                let session = site.session {
                    $0.serverTrustManager = ServerTrustManager(evaluators: [
                        "127.0.0.1": .publicKeys(pins)
                    ])
                }
                let answer = await session.request(url).answer()
                try expect(answer.error?.transportError?.kind, is: kind)
                try expect(answer.status, is: kind == nil ? 200 : 0)
            }
        }
    }
}

private func wrongPin() throws -> PublicKeyPin {
    try require(PublicKeyPin(Data(count: 32).base64EncodedString()), "pin")
}
