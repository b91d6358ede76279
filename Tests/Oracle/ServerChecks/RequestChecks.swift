import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// What httpbin understands of methods, URLs, headers and bodies.
    mutating func addRequests(_ site: Site) {
        let session = site.session()
        // nginx refuses TRACE.
        let methods: [HTTPMethod] =
            [.get, .post, .put, .patch, .delete] + (site.isSecure ? [] : [.trace])
        for method in methods {
            add("\(site.name): \(method)") {
                let url = site.url("/anything/a%20b/%C3%A9")
                let json = try await session.request(url, method: method).json()
                try expect(json["method"]?.stringValue, is: method.rawValue)
                // httpbin shows other letters than those of ASCII as they are.
                try expect(json["url"]?.stringValue?.hasSuffix("/anything/a%20b/é"), is: true)
            }
        }
        add("\(site.name): HEAD has headers and no body") {
            let answer = await session.request(site.url("/get"), method: .head).answer()
            try expect(answer.status, is: 200)
            try expect(answer.header("Content-Type"), is: "application/json")
            try expect(answer.data?.count ?? 0, is: 0)
        }
        add("\(site.name): OPTIONS") {
            let answer = await session.request(site.url("/get"), method: .options).answer()
            try expect(answer.status, is: 200)
            try expect(answer.header("Allow")?.contains("GET"), is: true)
        }
        add("\(site.name): a query") {
            let parameters: Parameters = ["a": "b c/d?e&f=g", "é": "ü+%20", "n": 7, "yes": true]
            let json = try await session.request(site.url("/get"), parameters: parameters).json()
            try expect(
                json["args"], is: ["a": "b c/d?e&f=g", "n": "7", "yes": "1", "é": "ü+%20"])
        }
        add("\(site.name): a query with an array") {
            let json = try await session.request(
                site.url("/get?x=0"), parameters: ["a": ["1", "2"]],
                encoding: URLEncoding(arrayEncoding: .noBrackets)
            ).json()
            try expect(json["args"], is: ["a": ["1", "2"], "x": "0"])
        }
        add("\(site.name): headers") {
            let json = try await session.request(
                site.url("/headers"), headers: ["X-One": "1", "X-Two": "a, b; c=\"d\""]
            ).json()
            let headers = try require(json["headers"], "headers")
            try expect(headers["X-One"]?.stringValue, is: "1")
            try expect(headers["X-Two"]?.stringValue, is: "a, b; c=\"d\"")
            for name in ["User-Agent", "Accept-Language"] {
                try expect(headers[name]?.stringValue, is: HTTPHeaders.default[name])
            }
        }
        addBodies(site, session)
    }

    private mutating func addBodies(_ site: Site, _ session: Session) {
        let post = site.url("/post")
        add("\(site.name): a form") {
            let json = try await session.request(
                post, method: .post, parameters: ["a": "b c&d=é+%", "list": ["1", "2"]]
            ).json()
            try expect(json["form"], is: ["a": "b c&d=é+%", "list[]": ["1", "2"]])
            try expect(json["data"], is: "")
        }
        add("\(site.name): a form of an Encodable value") {
            struct Search: Encodable, Sendable {
                var text = "a b"
                var tags = ["x", "y"]
            }
            let json = try await session.request(
                post, method: .post, parameters: Search(), encoder: .urlEncodedForm
            ).json()
            try expect(json["form"], is: ["tags[]": ["x", "y"], "text": "a b"])
        }
        add("\(site.name): a JSON body") {
            let json = try await session.request(
                site.url("/put"), method: .put,
                parameters: ["name": "é\"\n", "list": [1, 2.5], "no": NSNull()],
                encoding: JSONEncoding.default
            ).json()
            try expect(json["json"], is: ["list": [1, 2.5], "name": "é\"\n", "no": nil])
            try expect(
                json["headers"]?["Content-Type"]?.stringValue?.hasPrefix("application/json"),
                is: true)
        }
        let text = String(repeating: "0123456789é", count: 50_000)
        let data = Data(text.utf8)
        let bodies: [(String, @Sendable (Session) throws -> UploadRequest)] = [
            ("data", { $0.upload(data, to: post, headers: ["Content-Type": "text/plain"]) }),
            (
                "a file",
                {
                    let file = site.authority.deletingLastPathComponent()
                        .appendingPathComponent("upload.txt")
                    try data.write(to: file)
                    return $0.upload(file, to: post, headers: ["Content-Type": "text/plain"])
                }
            ),
            (
                "a stream of unknown length",
                {
                    let stream = TransportStream { InputStream(data: data) }
                    return $0.upload(stream, to: post, headers: ["Content-Type": "text/plain"])
                }
            ),
            (
                "a stream of known length",
                {
                    let stream = TransportStream(length: Int64(data.count)) {
                        InputStream(data: data)
                    }
                    return $0.upload(stream, to: post, headers: ["Content-Type": "text/plain"])
                }
            ),
        ]
        for (name, upload) in bodies {
            add("\(site.name): an upload of \(name)") {
                let request = try upload(session)
                let json = try await request.json()
                try expect(json["data"]?.stringValue == text, "the body is another one")
                try expect(request.uploadProgress.completedUnitCount, is: Int64(data.count))
            }
        }
        add("\(site.name): a form of several parts") {
            let json = try await session.upload(
                multipartFormData: { form in
                    form.append("Dusk, é", withName: "title")
                    form.append("2", withName: "tag")
                    form.append("1", withName: "tag")
                    form.append(Data("a\r\n--b".utf8), withName: "file", fileName: "é \"x\".txt")
                }, to: post
            ).json()
            try expect(json["form"], is: ["tag": ["2", "1"], "title": "Dusk, é"])
            try expect(json["files"], is: ["file": "a\r\n--b"])
        }
    }
}
