import Foundation
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Challenges")
struct ChallengeTests {
    private func read(_ headers: String...) -> [AuthenticationChallenge] {
        AuthenticationChallenge.challenges(in: headers)
    }

    @Test("are read from one header or several")
    func several() {
        let digest = AuthenticationChallenge(
            scheme: "Digest",
            parameters: ["realm": "a, \"b\"", "nonce": "n=", "qop": "auth, auth-int"])
        let basic = AuthenticationChallenge(scheme: "basic", parameters: ["realm": "c"])
        let first = #"Digest realm="a, \"b\"", Nonce="n=" , qop="auth, auth-int""#
        #expect(read(first + #", Basic realm = c"#) == [digest, basic])
        #expect(read(first, #"BASIC realm="c""#) == [digest, basic])
    }

    @Test("without parameters, or with one word, are read, too")
    func words() {
        #expect(
            read("Negotiate, NTLM TlRMTVNTUAAC==, Bearer").map(\.scheme)
                == ["negotiate", "ntlm", "bearer"])
        #expect(read("Negotiate YII=").first?.parameters == [:])
        #expect(read("X a=b").first?.parameters == ["a": "b"])
    }

    @Test(
        "that are damaged are read as far as they can be",
        arguments: ["", ",,", "=", "\"", "Basic realm=\"a", "a=b=c", "Basic \"x\", realm=\"\\"])
    func damaged(text: String) {
        // The first word may stand for a scheme; a parameter never stands alone.
        #expect(read(text).count <= 1)
        #expect(read(text + ", Digest nonce=\"n\"").count <= 2)
    }
}

@Suite("Digest")
struct DigestTests {
    private static let mufasa = BasicCredential(username: "Mufasa", password: "Circle of Life")

    private func fields(_ value: String?) -> [String: String] {
        AuthenticationChallenge.challenges(in: [value ?? ""]).first?.parameters ?? [:]
    }

    @Test("hashes as the standards' examples do")
    func hashes() {
        func hex(_ bytes: [UInt8]) -> String {
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        let eighty = [UInt8](repeating: UInt8(ascii: "a"), count: 80)
        // RFC 1321, appendix A.5, and FIPS 180-4 as published with its examples.
        #expect(hex(MD5Hash.digest(of: [])) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(
            hex(MD5Hash.digest(of: Array("message digest".utf8)))
                == "f96b697d7cb7938d525a2f31aaf161d0")
        #expect(hex(MD5Hash.digest(of: eighty)) == "b15af9cdabbaea0516866a33d8fd0f98")
        #expect(
            hex(SHA256Hash.digest(of: Array("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA256Hash.digest(of: []))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            hex(SHA256Hash.digest(of: eighty))
                == "0f45e858fbc4176cdf4e411f88281edefc390ae5afe7df0f44cd9297f0a64580")
        for length in [55, 56, 63, 64, 65, 119, 120] {
            #expect(
                HashPadding.pad([UInt8](repeating: 0, count: length), isBigEndian: true).count % 64
                    == 0)
        }
    }

    @Test(
        "answers as in RFC 7616, section 3.9.1",
        arguments: [
            ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
            ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
        ])
    func example(algorithm: String, response: String) throws {
        let challenge = AuthenticationChallenge(
            scheme: "digest",
            parameters: [
                "realm": "http-auth@example.org", "qop": "auth, auth-int", "algorithm": algorithm,
                "nonce": "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v",
                "opaque": "FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS",
            ])
        var digest = try #require(DigestAuthorization(challenge, credential: Self.mufasa))
        let url = try #require(URL(string: "http://www.example.org/dir/index.html"))
        let value = digest.value(
            for: URLRequest(url: url),
            clientNonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")
        #expect(value.hasPrefix("Digest username=\"Mufasa\", realm=\"http-auth@example.org\""))
        #expect(
            fields(value) == [
                "username": "Mufasa", "realm": "http-auth@example.org",
                "uri": "/dir/index.html", "algorithm": algorithm,
                "nonce": "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", "nc": "00000001",
                "cnonce": "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ", "qop": "auth",
                "response": response, "opaque": "FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS",
            ])
        // The next request counts on, and never has the same random text.
        let second = fields(digest.value(for: URLRequest(url: url)))
        let third = fields(digest.value(for: URLRequest(url: url)))
        #expect(second["nc"] == "00000002" && third["nc"] == "00000003")
        #expect(second["cnonce"] != third["cnonce"])
    }

    @Test("answers old servers without a count, sessions, and hidden names")
    func variants() throws {
        let url = try #require(URL(string: "http://h"))
        func answer(_ parameters: [String: String], name: String = "Mufasa") -> [String: String] {
            var all = ["realm": "r", "nonce": "n"]
            all.merge(parameters) { $1 }
            var digest = DigestAuthorization(
                AuthenticationChallenge(scheme: "digest", parameters: all),
                credential: BasicCredential(username: name, password: "p"))
            return fields(digest?.value(for: URLRequest(url: url), clientNonce: "c"))
        }
        #expect(answer([:])["response"] == "4690a072808bf394fe142a6587cadabe")
        #expect(answer([:])["nc"] == nil)
        #expect(answer([:])["uri"] == "/")
        #expect(
            answer(["algorithm": "MD5-sess", "qop": "auth"])["response"]
                == "116d72042b1af15756be6d603b36e7e7")
        #expect(
            answer(["userhash": "true", "qop": "auth"])["username"]
                == "f22c6a3b9a5760c7952710252a94d0f4")
        #expect(answer([:], name: "a\"b\\c")["username"] == "a\"b\\c")
        #expect(answer([:], name: "Jäsøn")["username*"] == "UTF-8''J%C3%A4s%C3%B8n")
    }

    @Test(
        "does not answer what it does not know",
        arguments: [
            ["nonce": "n", "algorithm": "SHA-512-256"], ["nonce": "n", "qop": "auth-int"],
            ["nonce": "n", "algorithm": "MD5-sess"], ["realm": "r"],
        ])
    func unknown(parameters: [String: String]) {
        let challenge = AuthenticationChallenge(scheme: "digest", parameters: parameters)
        #expect(DigestAuthorization(challenge, credential: Self.mufasa) == nil)
    }
}
