#if os(Linux)
    import Foundation
    import RoutergenRuntime
    import Testing

    /// Whom a transport trusts.
    @Suite(
        .timeLimit(.minutes(2)),
        .enabled(if: TLSServer.isAvailable, "the openssl program is not installed"))
    struct TransportTLSTests {
        @Test(arguments: TransportKind.allCases)
        func aServerThatVouchesForItselfIsRefused(_ kind: TransportKind) async throws {
            let server = try await TLSServer(.selfSigned)
            try await expectRefusal(kind, server)
        }

        @Test(arguments: TransportKind.allCases)
        func anAuthorityThatNobodyKnowsIsRefused(_ kind: TransportKind) async throws {
            let server = try await TLSServer(.trusted)
            try await expectRefusal(kind, server)
        }

        @Test func anAuthorityOfOnesOwnIsAccepted() async throws {
            let server = try await TLSServer(.trusted)
            let outcome = await curl(trusting: server.authority).get(server.url)
            #expect(outcome.failure == nil)
            #expect(outcome.response?.statusCode == 200)
            #expect(outcome.text.contains("s_server"))
        }

        @Test func aCertificateOfAnotherHostIsRefused() async throws {
            let server = try await TLSServer(.ofAnotherHost)
            let outcome = await curl(trusting: server.authority).get(server.url)
            #expect(outcome.failure?.kind == .secureConnectionFailed)
            #expect(outcome.failure?.message.contains("127.0.0.1") == true)
            #expect(outcome.response == nil)
        }

        @Test func anAuthorityThatIsNoneIsAnError() async throws {
            let server = try await TLSServer(.trusted)
            let missing = URL(fileURLWithPath: "/nonexistent/authority.pem")
            let outcome = await curl(trusting: missing).get(server.url)
            #expect(outcome.failure?.kind == .secureConnectionFailed)
        }

        private func expectRefusal(_ kind: TransportKind, _ server: TLSServer) async throws {
            let outcome = await kind.make().get(server.url)
            #expect(outcome.response == nil)
            #expect(outcome.failure?.message.contains("certificate") == true)
            await knownToFail(on: kind, "does not say which kind of failure it is") {
                #expect(outcome.failure?.kind == .secureConnectionFailed)
            }
        }

        private func curl(trusting authority: URL) -> CurlTransport {
            CurlTransport(
                configuration: .init(proxy: .none, certificateAuthorities: authority))
        }
    }
#endif
