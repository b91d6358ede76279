import Foundation

/// Reads a `text/event-stream` (HTML standard, section 9.2.6): fields `id`, `event`, `data` and `retry`, comments,
/// every kind of line end, a byte order mark. An event that the end cuts off is dropped.
public struct ServerSentEventFraming: StreamFraming {
    private var buffer: LineBuffer
    private let maximumLength: Int
    private var event = ""
    private var data: [UInt8] = []
    private var hasData = false
    private var pendingID: String

    /// The last ID that the stream gave, also between events; empty where it gave none.
    public private(set) var lastEventID: String
    /// How long the server wants a client to wait before it connects again, in seconds; nil where it does not say.
    public private(set) var reconnectionTime: TimeInterval?

    /// Makes a framing.
    ///
    /// - Parameters:
    ///   - lastEventID: of an earlier connection, whose events these follow.
    ///   - maximumLength: of a line, and of the data of an event, in bytes; a longer one is an error.
    public init(lastEventID: String = "", maximumLength: Int = standardMaximumFrameLength) {
        self.lastEventID = lastEventID
        self.maximumLength = maximumLength
        pendingID = lastEventID
        buffer = LineBuffer(lineEnd: .any, maximumLength: maximumLength)
    }

    /// Takes the bytes that follow.
    public mutating func append(_ data: Data) { buffer.append(data) }

    /// Says that no bytes follow. What is not complete is dropped.
    public mutating func finish() {}

    /// The next event.
    public mutating func next() throws -> ServerSentEvent? {
        while let line = try buffer.next() {
            if line.isEmpty {
                if let event = dispatch() { return event }
            } else {
                try read(line)
            }
        }
        return nil
    }

    /// The event that an empty line ends; nil where it has no data.
    private mutating func dispatch() -> ServerSentEvent? {
        defer {
            event = ""
            data = []
            hasData = false
        }
        lastEventID = pendingID
        guard hasData else { return nil }
        return ServerSentEvent(
            id: lastEventID.isEmpty ? nil : lastEventID, event: event.isEmpty ? "message" : event,
            data: String(decoding: data, as: UTF8.self))
    }

    /// `name: value`, where one space is no part of the value; a line without a colon is a name without a value,
    /// and one that begins with a colon is a comment.
    private mutating func read(_ line: ArraySlice<UInt8>) throws {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        var value = line[name.endIndex...].dropFirst()
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        switch String(decoding: name, as: UTF8.self) {
        case "event": event = String(decoding: value, as: UTF8.self)
        case "data": try addData(value)
        case "id": if !value.contains(0) { pendingID = String(decoding: value, as: UTF8.self) }
        case "retry": setReconnectionTime(value)
        default: break
        }
    }

    private mutating func addData(_ line: ArraySlice<UInt8>) throws {
        if hasData { data.append(.lineFeed) }
        hasData = true
        data.append(contentsOf: line)
        guard data.count <= maximumLength else {
            throw RouterError(.decodingFailed("an event is longer than \(maximumLength) bytes"))
        }
    }

    private mutating func setReconnectionTime(_ digits: ArraySlice<UInt8>) {
        guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let milliseconds = Int(String(decoding: digits, as: UTF8.self))
        else { return }
        reconnectionTime = TimeInterval(milliseconds) / 1_000
    }
}
