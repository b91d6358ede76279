#if os(Linux)
    import Foundation
    import LoopbackServer
    import Testing

    @testable import RoutergenRuntime

    /// What proves to a server who calls.
    @Suite(
        .timeLimit(.minutes(2)),
        .enabled(if: TLSServer.isAvailable, "the openssl program is not installed"))
    struct ClientCertificateTests {
        private func get(
            _ server: TLSServer, _ certificates: [String: ClientCertificate]
        ) async -> Outcome {
            await CurlTransport(
                configuration: .init(
                    proxy: .none, certificateAuthorities: server.authority,
                    clientCertificates: certificates)
            ).get(server.url)
        }

        @Test func itIsShownInEveryForm() async throws {
            let server = try await TLSServer(.trusted, asksForCertificates: true)
            let files = try await server.certificates.client(password: "p ä")
            let forms: [ClientCertificate] = [
                .pem(files.certificate, key: files.key), .pem(files.both),
                .pem(files.certificate, key: files.encryptedKey, password: "p ä"),
                .pkcs12(files.pkcs12, password: "p ä"),
            ]
            for form in forms {
                let outcome = await get(server, ["127.0.0.1": form])
                #expect(outcome.failure == nil, "\(form)")
                #expect(outcome.response?.statusCode == 200)
                #expect(outcome.text.contains("CN = client"), "\(form)")
            }
        }

        @Test func aServerThatAsksRefusesThoseWithout() async throws {
            let server = try await TLSServer(.trusted, asksForCertificates: true)
            let files = try await server.certificates.client(password: "p")
            let unfit: [[String: ClientCertificate]] = [[:], ["other.example": .pem(files.both)]]
            for certificates in unfit {
                let outcome = await get(server, certificates)
                #expect(outcome.response == nil)
                #expect(outcome.failure?.kind == .secureConnectionFailed)
            }
        }

        @Test func whatCannotBeReadIsAnErrorAndAsksNobody() async throws {
            let server = try await TLSServer(.trusted, asksForCertificates: true)
            let files = try await server.certificates.client(password: "p")
            let unusable: [ClientCertificate] = [
                .pem(URL(fileURLWithPath: "/nonexistent")), .pem(files.certificate),
                .pem(files.certificate, key: files.encryptedKey),
                .pem(files.certificate, key: files.encryptedKey, password: "wrong"),
                .pkcs12(files.pkcs12, password: "wrong"), .pkcs12(files.both, password: "p"),
            ]
            for form in unusable {
                let outcome = await get(server, ["127.0.0.1": form])
                #expect(outcome.response == nil)
                #expect(outcome.failure?.kind == .secureConnectionFailed, "\(form)")
            }
        }

        @Test func itsPasswordIsNotShown() {
            let certificate = ClientCertificate.pkcs12(
                URL(fileURLWithPath: "/a/me.p12"), password: "secret")
            #expect("\(certificate)" == "pkcs12 me.p12")
        }

        @Test func whatURLSessionCannotShowItRefuses() async throws {
            let server = try await TLSServer(.trusted)
            let transport = URLSessionTransport(
                configuration: .init(clientCertificates: ["127.0.0.1": .pem(server.authority)]))
            #expect(await transport.get(server.url).failure?.kind == .unsupported)
        }
    }
#endif
