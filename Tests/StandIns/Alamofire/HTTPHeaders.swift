import Foundation

/// A name and a value.
public struct HTTPHeader: Equatable, Hashable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    public static func accept(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept", value: value)
    }

    public static func authorization(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Authorization", value: value)
    }

    public static func authorization(bearerToken: String) -> HTTPHeader {
        authorization("Bearer \(bearerToken)")
    }

    public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
    }

    public static func contentDisposition(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Disposition", value: value)
    }

    public static func contentType(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Type", value: value)
    }
}

/// Headers in their order; names do not distinguish upper and lower case.
public struct HTTPHeaders: Equatable, Hashable, Sendable {
    private var headers: [HTTPHeader] = []

    public init() {}

    public init(_ headers: [HTTPHeader]) {
        for header in headers { update(header) }
    }

    public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary { update(name: name, value: value) }
    }

    public mutating func add(name: String, value: String) {
        update(name: name, value: value)
    }

    public mutating func add(_ header: HTTPHeader) {
        update(header)
    }

    public mutating func update(name: String, value: String) {
        update(HTTPHeader(name: name, value: value))
    }

    public mutating func update(_ header: HTTPHeader) {
        let name = header.name.lowercased()
        guard let place = headers.firstIndex(where: { $0.name.lowercased() == name }) else {
            headers.append(header)
            return
        }
        headers[place] = header
    }

    public func value(for name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    public subscript(_ name: String) -> String? {
        value(for: name)
    }

    public var dictionary: [String: String] {
        Dictionary(headers.map { ($0.name, $0.value) }) { _, last in last }
    }
}

extension HTTPHeaders: Sequence {
    public func makeIterator() -> IndexingIterator<[HTTPHeader]> {
        headers.makeIterator()
    }
}
