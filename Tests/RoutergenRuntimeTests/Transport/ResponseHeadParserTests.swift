import Foundation
import Testing

@testable import RoutergenRuntime

@Suite struct ResponseHeadParserTests {
    private func parse(_ lines: [[UInt8]], expectsContinue: Bool = false) throws -> Result {
        var result = Result(
            parser: ResponseHeadParser(
                url: URL(fileURLWithPath: "/"), expectsContinue: expectsContinue))
        for line in lines {
            guard let found = try line.withUnsafeBytes({ try result.parser.consume($0) }) else {
                continue
            }
            if result.parser.isComplete {
                #expect(result.head == nil)
                result.head = found
            } else {
                result.informational.append(found)
            }
        }
        return result
    }

    private struct Result {
        var parser: ResponseHeadParser
        var informational: [TransportResponse] = []
        var head: TransportResponse?
    }

    private func parse(_ lines: [[UInt8]]) throws -> TransportResponse? {
        try parse(lines).head
    }

    private func parseAll(_ lines: String..., expectsContinue: Bool = false) throws -> Result {
        try parse(lines.map { Array(($0 + "\r\n").utf8) }, expectsContinue: expectsContinue)
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

    @Test func informationalHeadsAreToldButNot101() throws {
        let all = try parseAll(
            "HTTP/1.1 102 Wait", "", "HTTP/1.1 103 Early", "Link: a", "", "HTTP/2 404", "X: 1", "")
        #expect(all.informational.map(\.statusCode) == [102, 103])
        #expect(all.informational.last?.headers.map(\.value) == ["a"])
        #expect(all.head?.statusCode == 404)
        #expect(all.head?.httpVersion == "HTTP/2")
        #expect(all.head?.headers.count == 1)
        #expect(try parse("HTTP/1.1 101 Switching", "")?.statusCode == 101)
        #expect(try parse("HTTP/1.1 100 Continue", "") == nil)
    }

    @Test func fieldsBehindTheHeadAreTrailers() throws {
        let all = try parseAll("HTTP/1.1 200 OK", "X: 1", "", "X: 2", "Y: 3", " 4", "nonsense", "")
        #expect(all.head?.headers.map(\.value) == ["1"])
        #expect(all.parser.trailers.map(\.name) == ["X", "Y"])
        #expect(all.parser.trailers.map(\.value) == ["2", "3 4"])
    }

    @Test func aRefusedExpectationIsFinalOnlyWhenNothingElseComes() throws {
        let refused = ["HTTP/1.1 417 No", "X: 1", ""]
        let alone = try parse(refused.map { Array($0.utf8) }, expectsContinue: true)
        #expect(alone.head == nil && alone.parser.hasHeldBackHead)
        #expect(alone.parser.endHeads()?.statusCode == 417)
        #expect(alone.parser.isComplete && alone.parser.endHeads() == nil)

        let again = refused + ["HTTP/1.1 200 OK", "X: 2", ""]
        let repeated = try parse(again.map { Array($0.utf8) }, expectsContinue: true)
        #expect(repeated.head?.statusCode == 200)
        #expect(repeated.head?.headers.map(\.value) == ["2"])
        #expect(repeated.parser.endHeads() == nil)
        #expect(try parse(refused.map { Array($0.utf8) })?.statusCode == 417)
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
        #expect(throws: TransportError.self) { try parse(lines.map { Array($0.utf8) }).head }
    }

    @Test func agreeingLengthsAreTaken() throws {
        #expect(
            try parse("HTTP/1.1 200 OK", "Content-Length: 1", "Content-Length: 1", "") != nil)
    }

    @Test func aStatusThatIsNoNumberIsRefused() {
        #expect(throws: TransportError.self) { try parse("HTTP/1.1 abc", "") }
        #expect(throws: TransportError.self) { try parse("HTTP/1.1", "") }
        #expect(throws: TransportError.self) { try parse("http/1.1 200 ok", "X: 1", "") }
    }
}
