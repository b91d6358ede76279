import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes parameters as `name=value`, joined with `&`, into the query or the body.
///
/// Names are sorted at every level, so that the same parameters are always the same text; arrays keep their
/// order. Everything but RFC 3986's unreserved characters is percent-encoded. `nil` and `NSNull` are left
/// out, and dates are written as RFC 3339 in UTC.
public struct URLEncoding: ParameterEncoding {
    /// Where the parameters go.
    public enum Destination: Sendable, Hashable {
        /// Into the query for GET, HEAD and DELETE, otherwise into the body.
        case methodDependent
        /// Into the query, behind what is there.
        case queryString
        /// Into the body.
        case httpBody

        func isQuery(of method: HTTPMethod) -> Bool {
            switch self {
            case .queryString: true
            case .httpBody: false
            case .methodDependent: method == .get || method == .head || method == .delete
            }
        }
    }

    /// How the elements of an array are named.
    public enum ArrayEncoding: Sendable {
        /// `k[]=1&k[]=2`
        case brackets
        /// `k=1&k=2`
        case noBrackets
        /// `k[0]=1&k[1]=2`
        case indexInBrackets
        /// The name of the element, made from the name of the array and the index.
        case custom(@Sendable (_ key: String, _ index: Int) -> String)

        func name(_ key: String, at index: Int) -> String {
            switch self {
            case .brackets: "\(key)[]"
            case .noBrackets: key
            case .indexInBrackets: "\(key)[\(index)]"
            case .custom(let name): name(key, index)
            }
        }
    }

    /// How truth values are written.
    public enum BoolEncoding: Sendable, Hashable {
        /// `1` and `0`
        case numeric
        /// `true` and `false`
        case literal

        func text(_ value: Bool) -> String {
            switch self {
            case .numeric: value ? "1" : "0"
            case .literal: value ? "true" : "false"
            }
        }
    }

    /// The method decides about the destination; arrays with brackets, truth values as numbers.
    public static let `default` = URLEncoding()
    /// As `default`, always into the query.
    public static let queryString = URLEncoding(destination: .queryString)
    /// As `default`, always into the body.
    public static let httpBody = URLEncoding(destination: .httpBody)

    /// Where the parameters go.
    public let destination: Destination
    /// How the elements of an array are named.
    public let arrayEncoding: ArrayEncoding
    /// How truth values are written.
    public let boolEncoding: BoolEncoding

    /// Makes an encoding.
    public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
    ) {
        self.destination = destination
        self.arrayEncoding = arrayEncoding
        self.boolEncoding = boolEncoding
    }

    /// The request with the parameters in its query or its body.
    public func encode(
        _ urlRequest: some URLRequestConvertible, with parameters: Parameters?
    ) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters else { return request }
        try request.setForm(try query(of: parameters), destination)
        return request
    }

    /// The parameters as they go into the query.
    private func query(of parameters: Parameters) throws -> String {
        var bytes: [UInt8] = []
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
            try append(name, value, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ name: String, _ value: Any, to bytes: inout [UInt8]) throws {
        switch try LooseValue(value, named: name) {
        case .nothing: break
        case .boolean(let value): append(name, text: boolEncoding.text(value), to: &bytes)
        case .text(let text): append(name, text: text, to: &bytes)
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                try append(arrayEncoding.name(name, at: index), element, to: &bytes)
            }
        case .fields(let fields):
            for field in fields { try append("\(name)[\(field.name)]", field.value, to: &bytes) }
        }
    }

    private func append(_ name: String, text: String, to bytes: inout [UInt8]) {
        if !bytes.isEmpty { bytes.append(.ampersand) }
        bytes.appendPercentEncoded(name)
        bytes.append(.equals)
        bytes.appendPercentEncoded(text)
    }
}

extension URLRequest {
    /// Puts a form where it belongs.
    mutating func setForm(_ text: String, _ destination: URLEncoding.Destination) throws {
        guard destination.isQuery(of: method ?? .get) else {
            return setBody(Data(text.utf8), contentType: "\(MediaType.form); charset=utf-8")
        }
        guard !text.isEmpty else { return }
        guard let url else { throw RouterError(.invalidURL("")) }
        self.url = try url.appendingQuery(text)
    }
}

extension URL {
    /// The URL with more items in its query; a fragment stays behind them.
    fileprivate func appendingQuery(_ items: String) throws -> URL {
        var text = absoluteString[...]
        let fragment = text.firstIndex(of: "#").map { text[$0...] } ?? ""
        text = text.prefix { $0 != "#" }
        let separator: String
        if let mark = text.firstIndex(of: "?") {
            let isOpen = text.index(after: mark) == text.endIndex || text.hasSuffix("&")
            separator = isOpen ? "" : "&"
        } else {
            separator = "?"
        }
        let result = text + separator + items + fragment
        guard let url = URL(string: String(result)) else {
            throw RouterError(.invalidURL(String(result)))
        }
        return url
    }
}
