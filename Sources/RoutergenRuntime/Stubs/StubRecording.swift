import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Exchanges with a server that can be played again: what a `RecordingTransport` makes.
///
/// It is written as JSON that people can read and change, with the secrets replaced by `***`.
public struct StubRecording: Sendable, Hashable, Codable {
    /// The exchanges in the order in which they began.
    public var exchanges: [Exchange]

    /// Makes a recording.
    public init(exchanges: [Exchange] = []) {
        self.exchanges = exchanges
    }

    /// Reads a recording from a file.
    ///
    /// - Throws: an error of Foundation where the file cannot be read, or is no recording.
    public init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(StubRecording.self, from: Data(contentsOf: url))
    }

    /// Writes the recording to a file, in the place of what is there.
    ///
    /// - Throws: an error of Foundation where the file cannot be written.
    public func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: url, options: .atomic)
    }

    /// A request and what came of it.
    public struct Exchange: Sendable, Hashable, Codable {
        /// The name of the route; nil for requests of another kind.
        public var route: String?
        /// The method.
        public var method: String
        /// The URL, without secrets.
        public var url: String
        /// The body of the request, without secrets; nil where there is none.
        public var requestBody: Body?
        /// The status; nil where no answer came.
        public var status: Int?
        /// The headers of the answer in order, without secrets.
        public var headers: [Header]
        /// The body of the answer, without secrets; nil where there is none.
        public var body: Body?
        /// The failure of the transport; nil where the answer is complete.
        public var failure: Failure?
    }

    /// A header.
    public struct Header: Sendable, Hashable, Codable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String
    }

    /// A failure of the transport.
    public struct Failure: Sendable, Hashable, Codable {
        /// What `TransportError.Kind` calls it.
        public var kind: String
        /// What the transport said.
        public var message: String
    }

    /// A body in the form that reads best.
    public enum Body: Sendable, Hashable, Codable {
        /// Text in UTF-8.
        case text(String)
        /// Any bytes.
        case base64(Data)

        init?(_ data: Data) {
            guard !data.isEmpty else { return nil }
            self = String(data: data, encoding: .utf8).map(Body.text) ?? .base64(data)
        }

        /// The bytes.
        public var data: Data {
            switch self {
            case .text(let text): Data(text.utf8)
            case .base64(let data): data
            }
        }

        private enum CodingKeys: CodingKey { case text, base64 }

        /// Reads `{"text": …}` or `{"base64": …}`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try container.decodeIfPresent(String.self, forKey: .text) {
                self = .text(text)
            } else {
                self = .base64(try container.decode(Data.self, forKey: .base64))
            }
        }

        /// Writes `{"text": …}` or `{"base64": …}`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .text(let text): try container.encode(text, forKey: .text)
            case .base64(let data): try container.encode(data, forKey: .base64)
            }
        }
    }
}
