import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stands in for a platform's image: bytes that start as a PNG does.
struct Picture: Sendable, Equatable {
    var bytes: Data

    init?(data: Data) {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        bytes = data
    }
}

enum BackendError: Error {
    case network(error: any Error)
    case dataSerialization(error: any Error)
    case imageSerialization(error: String)
}

// The serializer of a well-known tutorial, in the words that it uses.
extension DataRequest {
    static func imageResponseSerializer() -> DataResponseSerializer<Picture> {
        return DataResponseSerializer { request, response, data, error in
            if let error { return .failure(BackendError.network(error: error)) }
            let result = Request.serializeResponseData(response: response, data: data, error: nil)
            guard case .success(let validData) = result else {
                return .failure(BackendError.dataSerialization(error: RouterError(.missingBody)))
            }
            guard let image = Picture(data: validData) else {
                return .failure(BackendError.imageSerialization(error: "no image"))
            }
            return .success(image)
        }
    }

    @discardableResult
    func responseImage(
        queue: DispatchQueue? = nil,
        completionHandler: @escaping @Sendable (DataResponse<Picture>) -> Void
    ) -> Self {
        return response(
            queue: queue, responseSerializer: DataRequest.imageResponseSerializer(),
            completionHandler: completionHandler)
    }
}

@Suite("A serializer of one's own")
struct ImageSerializerTests {
    private func response(_ answer: StubTransport.Answer) async -> DataResponse<Picture> {
        let session = Session(transport: StubTransport { _ in answer })
        return await waiting { done in
            session.request("https://h/image.png").responseImage { response in
                done(response)
            }
        }
    }

    @Test("reads an image")
    func image() async {
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D])
        let response = await response(.response(200, headers: [], body: [bytes]))
        #expect(response.result.value == Picture(data: bytes))
    }

    @Test("passes its own errors on inside of ours")
    func errors() async {
        let failures: [StubTransport.Answer] = [
            .failure(TransportError(.connectionLost, "lost")), .empty(200), .json("{}"),
        ]
        var seen: [String] = []
        for failure in failures {
            switch await response(failure).result.error?.underlyingError as? BackendError {
            case .network(let error):
                seen.append("network \((error as? RouterError)?.transportError?.message ?? "")")
            case .dataSerialization: seen.append("data")
            case .imageSerialization(let text): seen.append("image \(text)")
            case nil: seen.append("none")
            }
        }
        #expect(seen == ["network lost", "data", "image no image"])
    }
}
