/// Header fields in order, found by name without regard to case.
///
/// `add` replaces a header of the same name, as in Alamofire; `append` keeps it and adds another line,
/// for fields that may come more than once (`Set-Cookie`, `Vary`).
public struct HTTPHeaders: Sendable, Hashable {
    private var headers: [HTTPHeader] = []

    /// Makes an empty collection.
    public init() {}

    /// Makes a collection; of several headers of one name the last one stays.
    public init(_ headers: [HTTPHeader]) {
        for header in headers { add(header) }
    }

    /// Makes a collection in the order of the sorted names.
    public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            add(name: name, value: value)
        }
    }

    /// Makes a collection of all fields of a message, repeated ones too.
    init(inOrder fields: [(name: String, value: String)]) {
        headers = fields.map { HTTPHeader(name: $0.name, value: $0.value) }
    }

    /// Sets a header in the place of an equally named one, or behind the last one.
    public mutating func add(name: String, value: String) {
        add(HTTPHeader(name: name, value: value))
    }

    /// Sets a header in the place of an equally named one, or behind the last one.
    public mutating func add(_ header: HTTPHeader) {
        guard let index = index(of: header.name) else {
            headers.append(header)
            return
        }
        headers[index] = header
        headers.removeSubrange(from: index + 1) { $0.name.isSameHeaderName(as: header.name) }
    }

    /// Another word for `add(name:value:)`.
    public mutating func update(name: String, value: String) { add(name: name, value: value) }

    /// Another word for `add(_:)`.
    public mutating func update(_ header: HTTPHeader) { add(header) }

    /// Adds a header behind the others, whether or not there is one of that name.
    public mutating func append(name: String, value: String) {
        headers.append(HTTPHeader(name: name, value: value))
    }

    /// Appends headers of names that there are none of.
    mutating func addMissing(_ others: HTTPHeaders) {
        for header in others where index(of: header.name) == nil { headers.append(header) }
    }

    /// Removes all headers of a name.
    public mutating func remove(name: String) {
        headers.removeAll { $0.name.isSameHeaderName(as: name) }
    }

    /// Sorts the headers by name, without regard to case.
    public mutating func sort() {
        headers = sorted().headers
    }

    /// The same headers in the order of their names, without regard to case.
    public func sorted() -> HTTPHeaders {
        var copy = self
        copy.headers = headers.enumerated()
            .sorted {
                ($0.element.name.lowercased(), $0.offset) < (
                    $1.element.name.lowercased(), $1.offset
                )
            }
            .map(\.element)
        return copy
    }

    /// The first value of a name.
    public func value(for name: String) -> String? {
        headers.first { $0.name.isSameHeaderName(as: name) }?.value
    }

    /// All values of a name, in order.
    public func values(for name: String) -> [String] {
        headers.filter { $0.name.isSameHeaderName(as: name) }.map(\.value)
    }

    /// The first value of a name; setting it replaces all of them, and nil removes them.
    public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set {
            if let newValue {
                add(name: name, value: newValue)
            } else {
                remove(name: name)
            }
        }
    }

    /// One entry per name; values of a repeated name are joined with `, ` (RFC 9110, section 5.3), those
    /// of `Cookie` with `; `.
    public var dictionary: [String: String] {
        var values = [String: String](minimumCapacity: headers.count)
        for (position, header) in headers.enumerated() {
            // There are few, and mostly one of each name.
            let first = headers[..<position].first { $0.name.isSameHeaderName(as: header.name) }
            if let name = first?.name, let value = values[name] {
                let separator = name.isSameHeaderName(as: "Cookie") ? "; " : ", "
                values[name] = value + separator + header.value
            } else {
                values[header.name] = header.value
            }
        }
        return values
    }

    private func index(of name: String) -> Int? {
        headers.firstIndex { $0.name.isSameHeaderName(as: name) }
    }
}

extension HTTPHeaders: RandomAccessCollection {
    /// The position of the first header.
    public var startIndex: Int { headers.startIndex }
    /// The position behind the last header.
    public var endIndex: Int { headers.endIndex }
    /// The header at a position.
    public subscript(position: Int) -> HTTPHeader { headers[position] }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    /// Makes a collection in the order of the literal; of several headers of one name the last one stays.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name: name, value: value) }
    }

    /// Makes a collection in the order of the literal; of several headers of one name the last one stays.
    public init(arrayLiteral elements: HTTPHeader...) {
        self.init(elements)
    }
}

extension HTTPHeaders: CustomStringConvertible {
    /// One header a line; values that prove who asks are left out.
    public var description: String {
        headers.map { header in
            HTTPHeaders.isSecret(header.name) ? "\(header.name): ***" : header.description
        }
        .joined(separator: "\n")
    }

    /// Whether the value of a header must not appear in logs.
    static func isSecret(_ name: String) -> Bool {
        ["authorization", "proxy-authorization", "cookie", "set-cookie"].contains(name.lowercased())
    }
}

extension Array {
    fileprivate mutating func removeSubrange(
        from start: Int, where isRemoved: (Element) -> Bool
    ) {
        let kept = self[start...].filter { !isRemoved($0) }
        replaceSubrange(start..., with: kept)
    }
}

extension String {
    /// Compares ASCII without regard to case, and without making copies.
    func isSameHeaderName(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        // Mostly both are written as the standards write them.
        return self == other
            || zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension UInt8 {
    var asciiLowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }
}
