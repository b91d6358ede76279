import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func request(
    _ body: [UInt8], status: Int = 200, type: String? = nil, method: HTTPMethod = .get
) -> DataRequest {
    Session(
        transport: StubTransport { _ in
            .response(
                status, headers: type.map { [("Content-Type", $0)] } ?? [], body: [Data(body)])
        }
    ).request("https://h", method: method)
}

@Suite("Serializers")
struct SerializerTests {
    @Test(
        "read text by its charset, or else as UTF-8",
        arguments: [
            ([0xC3, 0xA9], nil, "é"), ([0xC3, 0xA9], "text/plain", "é"),
            ([0xE9], "text/plain; charset=ISO-8859-1", "é"),
            ([0xD6, 0xD0], "text/html;charset=\"GBK\"", "中"),
            ([0x93, 0xFA], "text/plain; foo=bar; Charset=Shift_JIS", "日"),
            ([0x80], "text/plain; charset=windows-1252", "€"),
            ([0xEF, 0xBB, 0xBF, 0x61], "text/plain; charset=utf-8", "a"),
            ([0x61], "text/plain; charset=us-ascii", "a"),
            // Four bytes of GB18030, and what GB2312 means in practice.
            ([0x94, 0x39, 0xDA, 0x33], "text/plain; charset=gb18030", "💩"),
            ([0xD6, 0xD0], "text/plain; charset=GB2312", "中"),
            ([0x82, 0xA0, 0xB1], "text/plain; charset=shift_jis", "あｱ"),
            ([0x82, 0xA0], "text/plain; charset=x-sjis", "あ"),
            ([0x87, 0x40], "text/plain; charset=windows-31j", "①"),
            ([0xA4, 0xA2], "text/plain; charset=euc-jp", "あ"),
            (
                [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], "text/plain; charset=iso-2022-jp",
                "あ"
            ),
            ([0xB0, 0xA1], "text/plain; charset=euc-kr", "가"),
            ([0xA7, 0xDA], "text/plain; charset=big5", "我"),
            ([0xC1], "text/plain; charset=koi8-r", "а"),
            ([0xE0], "text/plain; charset=windows-1251", "а"),
            ([0xA4], "text/plain; charset=iso-8859-15", "€"),
            // UTF-16, with and without a byte order mark, which is no text.
            ([0xFF, 0xFE, 0x61, 0x00], "text/plain; charset=utf-16", "a"),
            ([0xFE, 0xFF, 0x00, 0x61], "text/plain; charset=utf-16", "a"),
            ([0x00, 0x61], "text/plain; charset=utf-16", "a"),
            ([0xFF, 0xFE, 0x61, 0x00], "text/plain; charset=utf-16le", "a"),
            ([0xFE, 0xFF, 0x00, 0x61], "text/plain; charset=utf-16be", "a"),
            ([0x61], "text/plain; charset=", "a"),
            ([0xEF, 0xBB, 0xBF, 0x61], nil, "a"),
        ] as [([UInt8], String?, String)])
    func strings(bytes: [UInt8], type: String?, expected: String) async {
        #expect(await request(bytes, type: type).serializingString().response.value == expected)
    }

    @Test(
        "refuse text that is none",
        arguments: [
            ([0xE9], "text/plain"), ([0x61], "text/plain; charset=klingon"),
            ([0xFF, 0xFE, 0x61, 0x00], "text/plain"), ([0x61], "text/plain; charset=utf-16"),
            ([0x61, 0, 0], "text/plain; charset=utf-32le"),
            ([0x82], "text/plain; charset=shift_jis"), ([0xD6], "text/plain; charset=gbk"),
        ] as [([UInt8], String)])
    func noString(bytes: [UInt8], type: String) async {
        let error = await request(bytes, type: type).serializingString().response.error
        #expect(error?.isResponseSerializationError == true)
        #expect(error?.data == Data(bytes))
    }

    @Test("take an encoding that is given instead")
    func givenEncoding() async {
        let response = await request([0xE9], type: "text/plain; charset=utf-8")
            .serializingString(encoding: .isoLatin1).response
        #expect(response.value == "é")
    }

    @Test("never read an empty body, and miss it where there should be one")
    func emptyBodies() async {
        let missing = request([])
        #expect(await missing.serializingData().response.error != nil)
        #expect(await missing.serializingString().response.error != nil)
        for expected in [
            request([], status: 204), request([], status: 205), request([], status: 304),
            request([], method: .head),
        ] {
            #expect(await expected.serializingData().response.value == Data())
            #expect(await expected.serializingString().response.value == "")
            for error in [
                await expected.serializingJSON().response.error,
                await expected.serializingPropertyList().response.error,
                await expected.serializingModel([Int].self).response.error,
                await expected.serializingDecodable([Int].self).response.error,
            ] {
                #expect(error?.description.hasPrefix("the answer has no body") == true)
            }
        }
        let plain = await waiting { done in missing.response { done($0) } }
        #expect(plain.value == .some(.some(Data())))
    }

    @Test("read JSON, models and Decodable values, and say where they do not fit")
    func json() async {
        struct Point: Decodable, Equatable { var x: Int }
        let good = request(Array(#"{"x": 1, "p": [{"id": 1, "name": "n"}]}"#.utf8))
        #expect(await good.serializingJSON().response.value?["x"]?.intValue == 1)
        #expect(await good.serializingDecodable(Point.self).response.value == Point(x: 1))
        let photos = await waiting { done in
            good.responseModel(of: [PhotosAPI.Photo].self, at: ["p"]) { done($0) }
        }
        #expect(photos.value == [PhotosAPI.Photo(id: 1, name: "n")])
        let decoded = await waiting { done in good.responseDecodable(of: Point.self) { done($0) } }
        #expect(decoded.value == Point(x: 1))
        let bad = await good.serializingModel(PhotosAPI.Photo.self).response.error
        #expect(bad?.underlyingError is JSONError)
        #expect(bad?.description.contains("the answer is no Photo: id: ") == true)
        let broken = await request(Array("{".utf8)).serializingJSON().response.error
        #expect(broken?.underlyingError is JSONError)
    }

    @Test("read property lists of any form", arguments: [PropertyListEncoding.xml, .binary])
    func propertyLists(encoding: PropertyListEncoding) async throws {
        let date = Date(timeIntervalSince1970: 0)
        let parameters: Parameters = [
            "i": 1, "r": 1.5, "t": true, "s": "text", "d": date, "b": Data([1]), "a": ["x"],
        ]
        let sent = try encoding.encode(
            try URLRequest(url: "https://h", method: .post), with: parameters)
        let body = try #require(sent.httpBody)
        let response = await waiting { done in
            request(Array(body)).responsePropertyList { done($0) }
        }
        #expect(
            response.value
                == .dictionary([
                    "i": .integer(1), "r": .real(1.5), "t": .boolean(true), "s": .string("text"),
                    "d": .date(date), "b": .data(Data([1])), "a": .array([.string("x")]),
                ]))
        #expect(response.value?["a"]?[0] == .string("x"))
        #expect(response.value?["a"]?[1] == nil)
        #expect(await request([1, 2]).serializingPropertyList().response.error != nil)
    }

    @Test("map what they read")
    func mapping() async {
        struct Refused: Error {}
        let response = await request(Array("7".utf8)).serializingString().response
        #expect(response.map { $0 + "!" }.value == "7!")
        #expect(response.tryMap { Int($0) }.value == 7)
        let failed = response.tryMap { _ -> Int in throw Refused() }
        #expect(failed.error?.underlyingError is Refused)
        #expect(failed.error?.request?.url?.absoluteString == "https://h")
        let mapped = failed.mapError { RouterError(.cancelled, underlyingError: $0) }
        #expect(mapped.error?.isExplicitlyCancelled == true)
        #expect(failed.result.isFailure)
    }

    @Test("read nothing from answers that rightly have no body, where the type has a value for it")
    func emptyValues() async {
        let empty = request([], status: 204)
        #expect(await empty.serializingDecodable(Empty.self).response.value == .value)
        let created = request([], status: 201)
        #expect(await created.serializingDecodable(Empty.self).response.error != nil)
        #expect(
            await created.serializingDecodable(Empty.self, emptyResponseCodes: [201]).response.value
                == .value)
        #expect(
            await created.serializingString(emptyRequestMethods: [.get]).response.value == "")
        #expect(
            await empty.serializingData(emptyResponseCodes: []).response.error != nil)
        let handled = await waiting { done in
            empty.responseDecodable(of: Empty.self) { done($0) }
        }
        #expect(handled.value == .value)
    }

    @Test("change a body before they read it")
    func preprocessors() async {
        struct Refused: Error {}
        struct Refusing: DataPreprocessor {
            func preprocess(_ data: Data) throws -> Data { throw Refused() }
        }
        let guarded = request(Array(")]}',\n[1]".utf8))
        #expect(
            await guarded.serializingDecodable([Int].self, dataPreprocessor: .googleXSSI).response
                .value == [1])
        #expect(await guarded.serializingDecodable([Int].self).response.error != nil)
        #expect(
            await guarded.serializingString(dataPreprocessor: .googleXSSI).response.value == "[1]")
        let plain = request(Array("[1]".utf8))
        let data = await waiting { done in
            plain.responseData(dataPreprocessor: .googleXSSI) { done($0) }
        }
        #expect(data.value == Data("[1]".utf8))
        let refused = await plain.serializingData(dataPreprocessor: Refusing()).response
        #expect(refused.error?.underlyingError is Refused)
    }

    @Test("read Decodable values at a key path")
    func decodableAtKeyPath() async {
        struct Point: Decodable, Equatable { var x: Decimal }
        let answer = request(Array(#"{"a": [{"x": 12345678901234567.25}]}"#.utf8))
        #expect(
            await answer.serializingDecodable(Point.self, at: ["a", "0"]).response.value
                == Point(x: Decimal(string: "12345678901234567.25") ?? 0))
        let missing = await answer.serializingDecodable(Point.self, at: ["b"]).response.error
        #expect(missing?.underlyingError is JSONError)
        let handled = await waiting { done in
            answer.responseDecodable(of: [Point].self, at: ["a"]) { done($0) }
        }
        #expect(handled.value?.count == 1)
    }

    @Test("map errors, also with a closure that throws")
    func mappingErrors() async {
        struct Refused: Error {}
        let failed = await request([]).serializingString().response
        let mapped = failed.tryMapError { RouterError(.cancelled, underlyingError: $0) }
        #expect(mapped.error?.isExplicitlyCancelled == true)
        let thrown = failed.tryMapError { _ in throw Refused() }
        #expect(thrown.error?.underlyingError is Refused)
        #expect(thrown.error?.response?.statusCode == 200)
        let fine = await request([0x61]).serializingString().response
        #expect(fine.tryMapError { _ in throw Refused() }.value == "a")
    }
}
