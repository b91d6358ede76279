import Foundation
import RoutergenRuntime
import Testing
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A cURL command")
struct CURLDescriptionTests {
    private func urlRequest(
        _ url: String = "https://h/p", method: HTTPMethod = .get, headers: [String: String] = [:],
        body: String? = nil
    ) throws -> URLRequest {
        var request = try URLRequest(url: url, method: method)
        request.allHTTPHeaderFields = headers
        request.httpBody = body.map { Data($0.utf8) }
        return request
    }

    @Test("has method, headers and body, without secrets")
    func whole() throws {
        let request = try urlRequest(
            "https://me:pw@h/p?token=t&q=a%20b", method: .post,
            headers: [
                "Authorization": "Basic abc", "Content-Type": "application/json",
                "Cookie": "a=1", "X-API-Key": "k",
            ], body: #"{"password":"p","it":"it's"}"#)
        #expect(
            request.cURLDescription() == #"""
                curl \
                    --request 'POST' \
                    --header 'Authorization: Basic ***' \
                    --header 'Content-Type: application/json' \
                    --header 'Cookie: ***' \
                    --header 'X-API-Key: ***' \
                    --data-raw '{"password":"***","it":"it'\''s"}' \
                    'https://***@h/p?token=***&q=a%20b'
                """#)
        let bare = request.cURLDescription(redaction: .none)
        #expect(bare.contains("Basic abc"))
        #expect(bare.contains("'https://me:pw@h/p?token=t&q=a%20b'"))
    }

    @Test("hides what else is a secret to the caller")
    func ownNames() throws {
        let request = try urlRequest("https://h/p?pin=1234", headers: ["X-Customer": "7"])
        #expect(
            request.cURLDescription(redaction: Redaction(names: ["PIN", "x-customer"]))
                == "curl \\\n    --header 'X-Customer: ***' \\\n    'https://h/p?pin=***'")
    }

    @Test("names what it cannot show")
    func binary() throws {
        var request = try urlRequest(method: .put)
        request.httpBody = Data([0, 1, 2])
        #expect(request.cURLDescription().contains("--data-binary '@body-of-3-bytes'"))
        let broken = Session(transport: StubTransport { _ in .never }).request("no scheme")
        #expect(broken.cURLDescription() == "# no request could be made")
        #expect(
            try urlRequest(method: .head).cURLDescription()
                == "curl \\\n    --head \\\n    'https://h/p'")
    }

    @Test("means to a shell what it says, whatever is in it")
    func shell() throws {
        let nasty = "$(touch /tmp/x) `id` \"q\" 'a' \\ !! é\n;"
        let request = try urlRequest(
            "https://h/p?q=%27%24(x)", method: .post, headers: ["X-A": "$HOME 'b' \"c\""],
            body: nasty)
        // The command with another program in curl's place, which prints each word on its own.
        let command = request.cURLDescription().replacing(/^curl/, with: "printf '<%s>'")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(
            String(decoding: output, as: UTF8.self)
                == "<--request><POST><--header><X-A: $HOME 'b' \"c\"><--data-raw><\(nasty)>"
                + "<https://h/p?q=%27%24(x)>")
    }
}
