import Foundation
import RoutergenRuntime
import Testing

@Suite("Server-sent events")
struct ServerSentEventTests {
    @Test(
        "are read as the HTML standard says, wherever the bytes are cut",
        arguments: [
            ("data: YHOO\ndata: +2\ndata: 10\n\n", [.init(data: "YHOO\n+2\n10")]),
            (
                ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
                [
                    .init(id: "1", data: "first event"), .init(data: "second event"),
                    .init(data: " third event"),
                ]
            ),
            ("data\n\ndata\ndata\n\ndata:", [.init(data: ""), .init(data: "\n")]),
            ("data:test\n\ndata: test\n\n", [.init(data: "test"), .init(data: "test")]),
            ("event: add\r\ndata: 73857293\r\n\r\n", [.init(event: "add", data: "73857293")]),
            ("event: a\r\rdata: b\r\r", [.init(data: "b")]),
            ("data: a\r\ndata: b\rdata: c\n\r\n", [.init(data: "a\nb\nc")]),
            ("\u{FEFF}data: a\n\n\u{FEFF}data: b\n\n", [.init(data: "a")]),
            (
                "id: 7\ndata: a\n\nid: \0\ndata: b\n\nid:\ndata: c\n\n",
                [.init(id: "7", data: "a"), .init(id: "7", data: "b"), .init(data: "c")]
            ),
            ("Data: a\nunknown: b\n data: c\n\n", []), ("data: lost", []), ("data: lost\n", []),
            ("event: x\ndata: é👋\nevent: y\n\n", [.init(event: "y", data: "é👋")]),
        ] as [(String, [ServerSentEvent])])
    func parsing(text: String, expected: [ServerSentEvent]) {
        for found in framedInEveryWay(Array(text.utf8), { ServerSentEventFraming() }) {
            #expect(found == Framed(frames: expected))
        }
    }

    @Test(
        "say how long to wait, and which was the last",
        arguments: [
            ("retry: 1500\n", 1.5, ""), ("retry: 10x\n\n", nil, ""), ("retry: -1\n", nil, ""),
            ("retry:\n", nil, ""), ("retry: 99999999999999999999999\n", nil, ""),
            ("id: 5\n", nil, ""), ("id: 5\n\n", nil, "5"), ("retry: 0\nid: 5\n\nid: 6\n", 0, "5"),
        ] as [(String, TimeInterval?, String)])
    func reconnection(text: String, time: TimeInterval?, id: String) throws {
        var framing = ServerSentEventFraming()
        framing.append(Data(text.utf8))
        #expect(try framing.next() == nil)
        #expect(framing.reconnectionTime == time)
        #expect(framing.lastEventID == id)
    }

    @Test("follow those of an earlier connection")
    func earlierConnection() throws {
        var framing = ServerSentEventFraming(lastEventID: "3")
        framing.append(Data("data: a\n\n".utf8))
        #expect(try framing.next() == ServerSentEvent(id: "3", data: "a"))
    }

    @Test("are no longer than they may be")
    func maximumLength() {
        let lines = Array("data: 123\n\ndata: 1234\ndata: 5678\n\n".utf8)
        for found in framedInEveryWay(lines, { ServerSentEventFraming(maximumLength: 10) }) {
            #expect(found.frames == [.init(data: "123"), .init(data: "1234\n5678")])
            #expect(found.error == nil)
        }
        for found in framedInEveryWay(
            lines + Array("data: 123456\n".utf8), { ServerSentEventFraming(maximumLength: 11) })
        {
            #expect(found.frames.count == 2)
            #expect(found.error?.contains("longer than 11 bytes") == true)
        }
        let many = Array(String(repeating: "data: 1\n", count: 10).utf8)
        for found in framedInEveryWay(many, { ServerSentEventFraming(maximumLength: 10) }) {
            #expect(found.error?.contains("an event is longer") == true)
        }
    }

    @Test("carry JSON")
    func json() throws {
        let event = ServerSentEvent(data: "{\"id\": 1, \"name\": \"n\"}")
        #expect(try event.model(of: PhotosAPI.Photo.self) == PhotosAPI.Photo(id: 1, name: "n"))
        #expect(try event.decoded(as: PhotosAPI.Photo.self).id == 1)
        let error = #expect(throws: RouterError.self) {
            try ServerSentEvent(event: "e", data: "{").model(of: JSON.self)
        }
        #expect(error?.description.contains("the data of the event 'e' is no JSON") == true)
    }
}
