import Foundation
import Testing

@testable import RoutergenRuntime

@Suite struct ResponseHeadParserTests {
    private func parse(_ lines: [[UInt8]]) throws -> TransportResponse? {
        var parser = ResponseHeadParser(url: URL(fileURLWithPath: "/"))
        var head: TransportResponse?
        for line in lines {
            if let found = try line.withUnsafeBytes({ try parser.consume($0) }) {
                #expect(head == nil)
                head = found
            }
        }
        return head
    }

    private func parse(_ lines: String...) throws -> TransportResponse? {
        try parse(lines.map { Array(($0 + "\r\n").utf8) })
    }

    @Test func headersKeepOrderCaseAndRepetition() throws {
        let head = try #require(
            try parse("HTTP/1.1 200 OK", "b: 1", "A:2 ", "b:", "C: x: y", "", "Trailer: t", ""))
        #expect(head.statusCode == 200)
        #expect(head.httpVersion == "HTTP/1.1")
        #expect(head.headers.map(\.name) == ["b", "A", "b", "C"])
        #expect(head.headers.map(\.value) == ["1", "2", "", "x: y"])
    }

    @Test func interimHeadsAreDroppedButNot101() throws {
        let head = try parse("HTTP/1.1 103 Early", "Link: a", "", "HTTP/2 404", "X: 1", "")
        #expect(head?.statusCode == 404)
        #expect(head?.httpVersion == "HTTP/2")
        #expect(head?.headers.count == 1)
        #expect(try parse("HTTP/1.1 101 Switching", "")?.statusCode == 101)
        #expect(try parse("HTTP/1.1 100 Continue", "") == nil)
    }

    @Test func foldedLinesAndLinesWithoutColonDoNoHarm() throws {
        let head = try parse(" early", "HTTP/1.1 200", "X: a", "\t b", "nonsense", "")
        #expect(head?.headers.map(\.value) == ["a b"])
    }

    @Test func bytesOutsideUTF8AreLatin1() throws {
        let line = Array("X: Gr".utf8) + [0xFC] + Array("n\r\n".utf8)
        let head = try parse([Array("HTTP/1.1 200 OK\r\n".utf8), line, Array("\r\n".utf8)])
        #expect(head?.headers.first?.value == "Grün")
    }

    @Test(arguments: [["1", "2"], ["1, 2"], ["1", "1, 2"]])
    func contradictingLengthsAreRefused(_ lengths: [String]) {
        let lines = ["HTTP/1.1 200 OK"] + lengths.map { "content-LENGTH: \($0)" } + [""]
        #expect(throws: TransportError.self) { try parse(lines.map { Array($0.utf8) }) }
    }

    @Test func agreeingLengthsAreTaken() throws {
        #expect(
            try parse("HTTP/1.1 200 OK", "Content-Length: 1", "Content-Length: 1", "") != nil)
    }

    @Test func aStatusThatIsNoNumberIsRefused() {
        #expect(throws: TransportError.self) { try parse("HTTP/1.1 abc", "") }
        #expect(throws: TransportError.self) { try parse("HTTP/1.1", "") }
    }
}
