#if os(Linux)
    import Foundation
    import LoopbackServer
    import Testing

    @testable import RoutergenRuntime

    /// Pins, and authorities of one's own.
    @Suite(
        .timeLimit(.minutes(2)),
        .enabled(if: TLSServer.isAvailable, "the openssl program is not installed"))
    struct ServerTrustTests {
        private static let wrongPin = PublicKeyPin(
            Data(repeating: 7, count: 32).base64EncodedString())

        private static func get(
            _ server: TLSServer, _ evaluator: ServerTrustEvaluator, authorities: URL? = nil
        ) async -> Outcome {
            await CurlTransport(
                configuration: .init(
                    proxy: .none, certificateAuthorities: authorities,
                    serverTrustManager: ServerTrustManager(evaluators: ["127.0.0.1": evaluator]))
            ).get(server.url)
        }

        private func expectSuccess(_ outcome: Outcome) {
            #expect(outcome.failure == nil)
            #expect(outcome.response?.statusCode == 200)
        }

        private func expectRefusal(_ outcome: Outcome) {
            #expect(outcome.failure?.kind == .serverTrustFailed)
            #expect(outcome.response == nil)
            // Nothing but the handshake took place.
            #expect(outcome.metrics?.exchanges.first?.headerBytesSent == 0)
        }

        @Test func aPinnedKeyIsAccepted() async throws {
            let server = try await TLSServer(.trusted)
            let pin = try await server.certificates.pin()
            let wrong = try #require(Self.wrongPin)
            expectSuccess(
                await Self.get(server, .publicKeys([pin]), authorities: server.authority))
            expectSuccess(
                await Self.get(server, .publicKeys([wrong, pin]), authorities: server.authority))
        }

        @Test func anotherKeyIsRefused() async throws {
            let server = try await TLSServer(.trusted)
            let wrong = try #require(Self.wrongPin)
            let outcome = await Self.get(
                server, .publicKeys([wrong]), authorities: server.authority)
            expectRefusal(outcome)
            #expect(outcome.failure?.message.contains("pinned") == true)
        }

        @Test func aPinnedKeyDoesNotReplaceTheChain() async throws {
            let server = try await TLSServer(.trusted)
            let pin = try await server.certificates.pin()
            expectRefusal(await Self.get(server, .publicKeys([pin])))
            let other = try await TLSServer(.ofAnotherHost)
            let otherPin = try await other.certificates.pin()
            expectRefusal(
                await Self.get(other, .publicKeys([otherPin]), authorities: other.authority))
        }

        @Test func aPinnedKeyAloneIsEnoughWhereThatIsSaid() async throws {
            let server = try await TLSServer(.selfSigned)
            let pin = try await server.certificates.pin()
            let wrong = try #require(Self.wrongPin)
            expectSuccess(
                await Self.get(server, .publicKeys([pin], performsDefaultValidation: false)))
            expectRefusal(
                await Self.get(server, .publicKeys([wrong], performsDefaultValidation: false)))
        }

        @Test func pinnedCertificatesAreAccepted() async throws {
            let server = try await TLSServer(.trusted)
            expectSuccess(await Self.get(server, .certificates(server.authority)))
            expectSuccess(await Self.get(server, .certificates(server.certificates.server)))
            let own = try await TLSServer(.selfSigned)
            expectSuccess(await Self.get(own, .certificates(own.certificates.server)))
        }

        @Test func otherCertificatesAreRefused() async throws {
            let server = try await TLSServer(.trusted)
            let other = try await TestCertificates(.trusted)
            expectRefusal(await Self.get(server, .certificates(other.authority)))
            // The host's own evaluator goes before the authorities of the transport.
            expectRefusal(
                await Self.get(
                    server, .certificates(other.authority), authorities: server.authority))
            let missing = URL(fileURLWithPath: "/nonexistent/authority.pem")
            expectRefusal(await Self.get(server, .certificates(missing)))
        }

        @Test func nothingIsVerifiedWhereThatIsSaid() async throws {
            expectSuccess(await Self.get(try await TLSServer(.selfSigned), .disabled))
            expectSuccess(await Self.get(try await TLSServer(.ofAnotherHost), .disabled))
        }

        @Test func aHostThatNobodyEvaluatesIsRefusedUnlessAllowed() async throws {
            let server = try await TLSServer(.trusted)
            for isStrict in [true, false] {
                let manager = ServerTrustManager(
                    allHostsMustBeEvaluated: isStrict, evaluators: ["other.example": .default])
                let transport = CurlTransport(
                    configuration: .init(
                        proxy: .none, certificateAuthorities: server.authority,
                        serverTrustManager: manager))
                let outcome = await transport.get(server.url)
                #expect(outcome.failure?.kind == (isStrict ? .serverTrustFailed : nil))
            }
        }

        /// A redirect from one host to another must not lead around the pin of either.
        @Test func everyHopIsEvaluated() async throws {
            let pinned = try await TLSServer(.trusted)
            let wrong = try #require(Self.wrongPin)
            let target = pinned.url.absoluteString.replacingOccurrences(
                of: "127.0.0.1", with: "localhost")
            let server = try LoopbackServer { _ in .redirect(302, to: target) }
            defer { server.stop() }
            let manager = ServerTrustManager(
                allHostsMustBeEvaluated: false, evaluators: ["LOCALHOST.": .publicKeys([wrong])])
            let transport = CurlTransport(
                configuration: .init(
                    proxy: .none, certificateAuthorities: pinned.authority,
                    serverTrustManager: manager))
            let outcome = await transport.get(server.url("/"))
            #expect(outcome.failure?.kind == .serverTrustFailed)
            #expect(server.requestCount == 1)
        }

        @Test(arguments: TransportKind.allCases)
        func aPinnedHostIsNotReachedWithoutTLS(_ kind: TransportKind) async throws {
            let server = try LoopbackServer { _ in .text("open") }
            defer { server.stop() }
            let wrong = try #require(Self.wrongPin)
            let manager = ServerTrustManager(evaluators: ["127.0.0.1": .publicKeys([wrong])])
            let outcome = await kind.make(.init(proxy: .none, serverTrustManager: manager))
                .get(server.url("/"))
            #expect(outcome.failure?.kind == .serverTrustFailed)
            #expect(server.connectionCount == 0)
        }

        @Test func whatURLSessionCannotCheckItRefuses() async throws {
            // Plain TCP, which shows every attempt to connect.
            let server = try LoopbackServer { _ in .text("open") }
            defer { server.stop() }
            let url = try requireURL("https://127.0.0.1:\(server.port)/")
            let wrong = try #require(Self.wrongPin)
            let file = URL(fileURLWithPath: "/etc/ssl/certs/ca-certificates.crt")
            for evaluator in [.publicKeys([wrong]), .certificates(file), .disabled]
                as [ServerTrustEvaluator]
            {
                let manager = ServerTrustManager(evaluators: ["127.0.0.1": evaluator])
                let transport = URLSessionTransport(
                    configuration: .init(serverTrustManager: manager))
                let outcome = await transport.get(url)
                #expect(outcome.failure?.kind == .serverTrustFailed)
                #expect(outcome.failure?.message.contains("URLSession on Linux") == true)
            }
            let authorities = URLSessionTransport(
                configuration: .init(certificateAuthorities: file))
            #expect(await authorities.get(url).failure?.kind == .serverTrustFailed)
            let proxied = URLSessionTransport(configuration: .init(proxy: .url(server.baseURL)))
            #expect(await proxied.get(server.url("/")).failure?.kind == .unsupported)
            #expect(server.connectionCount == 0)
        }

        @Test func theKeyOfACertificateIsFound() async throws {
            for kind in [TestCertificates.Kind.trusted, .selfSigned] {
                let certificates = try await TestCertificates(kind)
                let certificate = try await certificates.certificate()
                let key = try await certificates.publicKey()
                #expect(Certificates.publicKey(in: certificate) == key)
                // Whatever is cut off is no certificate, and no reason to crash.
                for count in 0..<certificate.count {
                    let found = Certificates.publicKey(in: certificate.prefix(count))
                    #expect(found == nil)
                }
                let text = try String(contentsOf: certificates.server, encoding: .utf8)
                #expect(Certificates.certificates(inPEM: text + "\n" + text).count == 2)
                #expect(Certificates.certificates(inPEM: text).first == certificate)
            }
        }
    }

    /// Names of hosts, and the text of pins.
    @Suite struct ServerTrustManagerTests {
        @Test func hostsAreFoundByNameOrByWildcard() {
            let manager = ServerTrustManager(evaluators: [
                "api.example.com": .disabled,
                "*.Example.com": .certificates(URL(fileURLWithPath: "/a")),
            ])
            let wildcard = ServerTrustEvaluator.certificates(URL(fileURLWithPath: "/a"))
            #expect(manager.serverTrustEvaluator(forHost: "api.example.com") == .disabled)
            #expect(manager.serverTrustEvaluator(forHost: "API.example.com.") == .disabled)
            #expect(manager.serverTrustEvaluator(forHost: "www.example.com") == wildcard)
            #expect(manager.serverTrustEvaluator(forHost: "a.b.example.com") == nil)
            #expect(manager.serverTrustEvaluator(forHost: "example.com") == nil)
            #expect(manager.serverTrustEvaluator(forHost: "com") == nil)
        }

        @Test func pinsAreDigestsInBase64() throws {
            let digest = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
            let pin = try #require(PublicKeyPin(digest))
            #expect(pin == PublicKeyPin("sha256/" + digest))
            #expect(pin == PublicKeyPin("sha256//" + digest))
            #expect(pin.description == "sha256/" + digest)
            for text in [
                "", "sha256/", "sha1/" + digest, String(digest.dropLast(4)), digest + "=", "?",
            ] {
                #expect(PublicKeyPin(text) == nil, "\(text)")
            }
        }
    }
#endif
