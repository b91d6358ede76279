import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func session(_ status: Int, type: String? = nil, body: String = "x") -> Session {
    Session(
        transport: StubTransport { _ in
            .response(
                status, headers: type.map { [("Content-Type", $0)] } ?? [], body: [Data(body.utf8)])
        })
}

@Suite("Validation")
struct ValidationTests {
    @Test("is not automatic")
    func optIn() async {
        #expect(await session(500).request("https://h").serializingData().response.error == nil)
    }

    @Test("refuses other statuses and keeps the answer", arguments: [199, 300, 401, 500])
    func statuses(status: Int) async {
        let error = await session(status).request("https://h").validate()
            .serializingData().response.error
        guard case .unacceptableStatus(status) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.responseCode == status)
        #expect(error?.data == Data("x".utf8))
        #expect(error?.isResponseValidationError == true)
    }

    @Test("accepts the statuses that are given")
    func givenStatuses() async {
        let request = session(404).request("https://h").validate(statusCode: [200, 404])
        #expect(await request.serializingData().response.error == nil)
        let range = session(302).request("https://h").validate(statusCode: 200..<400)
        #expect(await range.serializingData().response.error == nil)
    }

    @Test(
        "compares content types without parameters and case",
        arguments: [
            ("application/json", "application/json", true),
            ("Application/JSON; charset=utf-8", "application/json", true),
            ("image/png", "image/*", true), ("image/png", "*/*", true),
            ("imagex/png", "image/*", false), ("text/html", "application/json", false),
            (nil, "application/json", false), (nil, "*/*", true),
        ])
    func contentTypes(actual: String?, acceptable: String, isAccepted: Bool) async {
        let response = await session(200, type: actual).request("https://h")
            .validate(contentType: [acceptable]).serializingData().response
        #expect((response.error == nil) == isAccepted)
        let accept = await session(200, type: actual)
            .request("https://h", headers: ["Accept": "text/x;q=0.1, \(acceptable);q=0.5"])
            .validate().serializingData().response
        #expect((accept.error == nil) == isAccepted)
    }

    @Test("asks no content type of an answer without a body")
    func emptyBody() async {
        let response = await session(204, body: "").request("https://h")
            .validate(contentType: ["application/json"]).serializingData().response
        #expect(response.value == Data())
    }

    @Test("asks validations of your own in order, until one refuses")
    func closures() async {
        struct Refused: Error {}
        let log = EventLog()
        let request = session(200).request("https://h")
            .validate { request, response, data in
                log.add(
                    "1 \(request?.url?.host ?? "") \(response.statusCode) \(data?.count ?? 0)")
                return .success
            }
            .validate { _, _, _ in
                log.add("2")
                return .failure(Refused())
            }
            .validate { _, _, _ in
                log.add("3")
                return .success(())
            }
        let first = await request.serializingData().response
        let second = await request.serializingString().response
        #expect(first.error?.underlyingError is Refused)
        #expect(second.error?.underlyingError is Refused)
        #expect(request.error?.underlyingError is Refused)
        #expect(log.all == ["1 h 200 1", "2"])
    }

    @Test("counts for the handlers behind it in the chain")
    func order() async {
        let request = session(500).request("https://h")
        let before = request.serializingData()
        let after = request.validate().serializingData()
        #expect(await before.response.error == nil)
        #expect(await after.response.error != nil)
        let late = await request.validate(statusCode: [200]).serializingData().response
        #expect(late.error?.responseCode == 500)
    }

    @Test("of a route goes by its description")
    func route() async {
        let session = Session(
            transport: StubTransport { _ in .json("{}", status: 201) },
            routerConfigurations: [PhotosAPI.Configuration(consumerKey: "k")])
        let photo = PhotosAPI.Photo(id: 1, name: "n")
        let created = session.request(PhotosAPI.PhotosRouter.create(photo: photo)).validate()
        #expect(await created.serializingData().response.error == nil)
        let info = session.request(PhotosAPI.PhotosRouter.photoInfo(id: 1)).validate()
        #expect(await info.serializingData().response.error?.responseCode == 201)
    }
}
