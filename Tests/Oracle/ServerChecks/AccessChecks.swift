import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// Redirects, credentials and cookies, as httpbin has them.
    ///
    /// - Parameter stranger: another origin of httpbin.
    mutating func addAccess(_ site: Site, stranger: Site) {
        let session = site.session()
        for path in ["/redirect/3", "/relative-redirect/3"] {
            add("\(site.name): \(path)") {
                let answer = await session.request(site.url(path)).answer()
                try expect(answer.status, is: 200)
                try expect(answer.metrics?.redirectCount, is: 3)
                try expect(answer.response?.url?.path, is: "/get")
            }
        }
        for (status, method, body) in [
            (301, "GET", ""), (302, "GET", ""), (303, "GET", ""), (307, "POST", "kept"),
            (308, "POST", "kept"),
        ] {
            add("\(site.name): a redirect with \(status) after POST") {
                let json = try await session.upload(
                    Data("kept".utf8),
                    to: site.url("/redirect-to?status_code=\(status)&url=/anything")
                ).json()
                try expect(json["method"]?.stringValue, is: method)
                try expect(json["data"]?.stringValue, is: body)
            }
        }
        add("\(site.name): more redirects than anybody follows") {
            let error = await session.request(site.url("/relative-redirect/30")).answer().error
            try expect(error?.transportError?.kind, is: .tooManyRedirects)
        }
        add("\(site.name): a redirect that is not followed") {
            let cautious = site.session(redirectHandler: Redirector.doNotFollow)
            let answer = await cautious.request(site.url("/relative-redirect/1")).answer()
            try expect(answer.status, is: 302)
            try expect(answer.header("Location"), is: "/get")
        }
        add("\(site.name): a redirect to another origin") {
            let json = try await session.request(
                site.url("/redirect-to"), parameters: ["url": stranger.url("/headers")],
                headers: ["Authorization": "Bearer secret", "Cookie": "a=1", "X-Other": "2"]
            ).json()
            let headers = try require(json["headers"], "headers")
            try expect(headers["X-Other"]?.stringValue, is: "2")
            try expect(headers["Authorization"] == nil, "the credential went along")
            try expect(headers["Cookie"] == nil, "the cookie went along")
        }
        addCredentials(site)
        addCookies(site)
    }

    private mutating func addCredentials(_ site: Site) {
        add("\(site.name): a name and a password") {
            let url = site.url("/basic-auth/sea/d%20usk")
            let session = site.session(
                interceptor: AuthenticationInterceptor.basic(username: "sea", password: "d usk"))
            let json = try await session.request(url).json()
            try expect(json["authenticated"]?.boolValue ?? json["authorized"]?.boolValue, is: true)
            let stranger = site.session(
                interceptor: AuthenticationInterceptor.basic(username: "sea", password: "wrong"))
            let answer = await stranger.request(url).answer()
            try expect(answer.status, is: 401)
            try expect(answer.header("WWW-Authenticate"), is: "Basic realm=\"Fake Realm\"")
            let hidden = await stranger.request(site.url("/hidden-basic-auth/sea/dusk")).answer()
            try expect(hidden.status, is: 404)
        }
        add("\(site.name): a token") {
            let session = site.session(interceptor: AuthenticationInterceptor.bearer("t0k"))
            let json = try await session.request(site.url("/bearer")).json()
            try expect(json["token"]?.stringValue, is: "t0k")
            let answer = await site.session().request(site.url("/bearer")).answer()
            try expect(answer.status, is: 401)
            try expect(answer.header("WWW-Authenticate"), is: "Bearer")
        }
        add("\(site.name): a challenge for a digest is an answer") {
            let answer = await site.session().request(site.url("/digest-auth/auth/sea/dusk"))
                .answer()
            try expect(answer.error == nil)
            try expect(answer.status, is: 401)
            try expect(answer.header("WWW-Authenticate")?.hasPrefix("Digest "), is: true)
        }
        for algorithm in ["MD5", "SHA-256"] {
            add("\(site.name): a password that is never said, by \(algorithm)") {
                let url = site.url("/digest-auth/auth/sea/dusk/\(algorithm)")
                let request = site.session().request(url)
                    .authenticate(username: "sea", password: "dusk", method: .digest)
                let json = try await request.json()
                try expect(
                    json["authenticated"]?.boolValue ?? json["authorized"]?.boolValue, is: true)
                try expect(request.requests.count, is: 2)
                let shown = request.lastRequest?.value(forHTTPHeaderField: "Authorization")
                try expect(shown?.hasPrefix("Digest username=\"sea\""), is: true)
                let wrong = await site.session().request(url)
                    .authenticate(username: "sea", password: "no", method: .digest).answer()
                try expect(wrong.status, is: 401)
            }
        }
    }

    private mutating func addCookies(_ site: Site) {
        add("\(site.name): cookies") {
            let session = site.session()
            let cookies = site.url("/cookies")
            var json = try await session.request(site.url("/cookies/set?a=1&b=x%20y")).json()
            try expect(json["cookies"], is: ["a": "1", "b": "x y"])
            json = try await session.request(site.url("/cookies/set/c/3")).json()
            try expect(json["cookies"], is: ["a": "1", "b": "x y", "c": "3"])
            json = try await session.request(site.url("/cookies/delete?a")).json()
            try expect(json["cookies"], is: ["b": "x y", "c": "3"])
            json = try await session.request(cookies, headers: ["Cookie": "own=1"]).json()
            try expect(json["cookies"]?["own"]?.stringValue, is: "1")
            json = try await site.session().request(cookies).json()
            try expect(json["cookies"], is: [:])
        }
        add("\(site.name): no cookies where none are kept") {
            let session = site.session { $0.storesCookies = false }
            let json = try await session.request(site.url("/cookies/set?a=1")).json()
            try expect(json["cookies"], is: [:])
        }
    }
}
