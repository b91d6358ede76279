// swift-format-ignore-file
// Written by `make embed` from the packs in Templates. Do not edit.

/// The built-in template packs: for each the names and texts of its files.
enum EmbeddedTemplates {
    static let packs: [String: [(name: String, text: String)]] = [
        "Alamofire": [
("API.mustache", #"""
{{> Header}}
{{> Documentation}}
{{access}}nonisolated enum {{namespace}} {}

nonisolated extension {{namespace}} {
{{#configuration}}
    {{> Configuration}}
{{/configuration}}
{{#server}}

    {{> Server}}
{{/server}}
}

"""#),
("ClosedEnumeration.mustache", #"""
{{access}}enum {{name}}: {{rawType}}, {{symbols.Codable}}, {{symbols.CaseIterable}}, {{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/cases}}
}

"""#),
("Coding.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    /// Reads answers: dates are as RFC 3339 writes them, with or without fractions of a second.
    {{access}}static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode({{symbols.String}}.self)
            guard let date = DateFormat.rfc3339.date(of: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(text)' is no date of RFC 3339")
            }
            return date
        }
        return decoder
    }

    /// Writes bodies: dates are as RFC 3339 has them, and keys are sorted.
    {{access}}static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(DateFormat.rfc3339.text(of: date))
        }
        return encoder
    }

    /// How a moment is written.
    enum DateFormat: {{symbols.Sendable}} {
        case rfc3339
        case unixSeconds
        case unixMilliseconds
        case rfc1123
        case pattern({{symbols.String}})

        func text(of date: {{symbols.Date}}) -> {{symbols.String}} {
            switch self {
            case .rfc3339:
                let isWhole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
                return Self.internetFormatter(hasFraction: !isWhole).string(from: date)
            case .unixSeconds: return Self.number(date.timeIntervalSince1970)
            case .unixMilliseconds:
                return Self.number((date.timeIntervalSince1970 * 1000).rounded())
            case .rfc1123: return Self.formatter(Self.rfc1123Pattern).string(from: date)
            case .pattern(let pattern): return Self.formatter(pattern).string(from: date)
            }
        }

        func date(of text: {{symbols.String}}) -> {{symbols.Date}}? {
            switch self {
            case .rfc3339:
                Self.internetFormatter(hasFraction: text.contains(".")).date(from: text)
            case .unixSeconds: {{symbols.Double}}(text).map { {{symbols.Date}}(timeIntervalSince1970: $0) }
            case .unixMilliseconds: {{symbols.Double}}(text).map { {{symbols.Date}}(timeIntervalSince1970: $0 / 1000) }
            case .rfc1123: Self.formatter(Self.rfc1123Pattern).date(from: text)
            case .pattern(let pattern): Self.formatter(pattern).date(from: text)
            }
        }

        func date<Key>(in container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> {{symbols.Date}} {
            let text =
                if let number = try? container.decode({{symbols.Double}}.self, forKey: key) { "\(number)" } else
                { try container.decode({{symbols.String}}.self, forKey: key) }
            guard let date = date(of: text) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "'\(text)' is no date of the format \(self)")
            }
            return date
        }

        func dateIfPresent<Key>(in container: KeyedDecodingContainer<Key>, forKey key: Key) throws
            -> {{symbols.Date}}?
        {
            guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
            return try date(in: container, forKey: key)
        }

        func encode<Key>(
            _ date: {{symbols.Date}}?, into container: inout KeyedEncodingContainer<Key>, forKey key: Key,
            writesNull: {{symbols.Bool}} = false
        ) throws {
            guard let date else {
                if writesNull { try container.encodeNil(forKey: key) }
                return
            }
            let text = text(of: date)
            switch self {
            case .unixSeconds, .unixMilliseconds:
                if let number = {{symbols.Int64}}(text) {
                    try container.encode(number, forKey: key)
                } else {
                    try container.encode({{symbols.Double}}(text), forKey: key)
                }
            case .rfc3339, .rfc1123, .pattern: try container.encode(text, forKey: key)
            }
        }

        private static let rfc1123Pattern = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"

        private static func number(_ value: {{symbols.Double}}) -> {{symbols.String}} {
            {{symbols.Int64}}(exactly: value).map { "\($0)" } ?? "\(value)"
        }

        private static func internetFormatter(hasFraction: {{symbols.Bool}}) -> ISO8601DateFormatter {
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions =
                hasFraction
                ? [.withInternetDateTime, .withFractionalSeconds] : .withInternetDateTime
            return formatter
        }

        private static func formatter(_ pattern: {{symbols.String}}) -> DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = Foundation.Locale(identifier: "en_US_POSIX")
            formatter.timeZone = Foundation.TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = pattern
            return formatter
        }
    }

    /// What models need beyond `Codable`.
    enum Coding {
        struct Key: CodingKey {
            let stringValue: {{symbols.String}}
            var intValue: {{symbols.Int}}? { nil }

            init(_ name: {{symbols.String}}) { stringValue = name }
            init?(stringValue: {{symbols.String}}) { self.init(stringValue) }
            init?(intValue: {{symbols.Int}}) { nil }
        }

        /// The fields that the description does not list.
        static func others<Value: {{symbols.Decodable}}>(in decoder: any {{symbols.Decoder}}, besides known: [{{symbols.String}}])
            throws -> [{{symbols.String}}: Value]
        {
            let container = try decoder.container(keyedBy: Key.self)
            var others: [{{symbols.String}}: Value] = [:]
            for key in container.allKeys where !known.contains(key.stringValue) {
                others[key.stringValue] = try container.decode(Value.self, forKey: key)
            }
            return others
        }

        static func encode<Value: {{symbols.Encodable}}>(_ fields: [{{symbols.String}}: Value], into encoder: any {{symbols.Encoder}})
            throws
        {
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in fields { try container.encode(value, forKey: Key(name)) }
        }

        /// Those of some fields that are `null`.
        static func nulls(in decoder: any {{symbols.Decoder}}, among names: [{{symbols.String}}]) throws -> NullFields {
            let container = try decoder.container(keyedBy: Key.self)
            return try NullFields(
                names.filter {
                    container.contains(Key($0)) ? try container.decodeNil(forKey: Key($0)) : false
                })
        }

        static func encode<Value: {{symbols.Encodable}}, Name>(
            _ value: Value?, writesNull: {{symbols.Bool}}, into container: inout KeyedEncodingContainer<Name>,
            forKey key: Name
        ) throws {
            if value != nil || writesNull { try container.encode(value, forKey: key) }
        }

        /// The elements behind those that were read.
        static func rest<Value: {{symbols.Decodable}}>(of container: inout any UnkeyedDecodingContainer) throws
            -> [Value]
        {
            var rest: [Value] = []
            while !container.isAtEnd { rest.append(try container.decode(Value.self)) }
            return rest
        }

        /// The text that tells variants apart; nil where there is none.
        static func tag(_ name: {{symbols.String}}, in decoder: any {{symbols.Decoder}}) throws -> {{symbols.String}}? {
            try decoder.container(keyedBy: Key.self).decodeIfPresent({{symbols.String}}.self, forKey: Key(name))
        }

        static func encode(
            _ value: some {{symbols.Encodable}}, as tag: {{symbols.String}}, in name: {{symbols.String}}, into encoder: any {{symbols.Encoder}}
        ) throws {
            try value.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(tag, forKey: Key(name))
        }

        /// The candidate that can be read and, written again, has the most of the value.
        static func bestMatch<Value: {{symbols.Encodable}}>(
            for decoder: any {{symbols.Decoder}}, among candidates: [(any {{symbols.Decoder}}) throws -> Value]
        ) throws -> Value? {
            let original = try JSON(from: decoder)
            var best: (value: Value, score: {{symbols.Int}})?
            for candidate in candidates {
                guard let value = try? candidate(decoder),
                    let copy = try? {{namespace}}.decoder.decode(
                        JSON.self, from: {{namespace}}.encoder.encode(value))
                else { continue }
                let score = shared(original, copy)
                if score > best?.score ?? -1 { best = (value, score) }
            }
            return best?.value
        }

        /// How many values two trees have in common.
        private static func shared(_ left: JSON, _ right: JSON) -> {{symbols.Int}} {
            switch (left, right) {
            case (.object(let left), .object(let right)):
                left.reduce(1) { count, member in
                    count + (right[member.key].map { shared(member.value, $0) } ?? 0)
                }
            case (.array(let left), .array(let right)):
                zip(left, right).reduce(1) { $0 + shared($1.0, $1.1) }
            default: left == right ? 1 : 0
            }
        }
    }
}

"""#),
("Configuration.mustache", #"""
{{> Documentation}}
{{access}}struct {{name}}: {{symbols.Sendable}} {
    {{> Properties}}

    {{> Initializer}}
{{#serverInitializer}}

    {{> Documentation}}
    {{access}}init({{parameterList}}) {
        self.init({{argumentList}})
    }
{{/serverInitializer}}

{{#standardDocumentation}}
    {{.}}
{{/standardDocumentation}}
{{#missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        throw MissingConfiguration(name: {{missingValue}}, api: {{apiLiteral}})
    }
{{/missingValue}}
{{^missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        {{name}}()
    }
{{/missingValue}}
}

"""#),
("JSON.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    /// Any JSON value.
    {{access}}enum JSON: {{symbols.Codable}}, {{symbols.Hashable}}, {{symbols.Sendable}} {
        case null
        case bool({{symbols.Bool}})
        case integer({{symbols.Int64}})
        case number({{symbols.Double}})
        case string({{symbols.String}})
        case array([JSON])
        case object([{{symbols.String}}: JSON])

        /// Reads a value.
        {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode({{symbols.Bool}}.self) {
                self = .bool(value)
            } else if let value = try? container.decode({{symbols.Int64}}.self) {
                self = .integer(value)
            } else if let value = try? container.decode({{symbols.Double}}.self) {
                self = .number(value)
            } else if let value = try? container.decode({{symbols.String}}.self) {
                self = .string(value)
            } else if let value = try? container.decode([JSON].self) {
                self = .array(value)
            } else {
                self = .object(try container.decode([{{symbols.String}}: JSON].self))
            }
        }

        /// Writes the value.
        {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
            if case .object(let members) = self {
                var container = encoder.container(keyedBy: Coding.Key.self)
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    try container.encode(value, forKey: Coding.Key(name))
                }
                return
            }
            var container = encoder.singleValueContainer()
            switch self {
            case .object: break
            case .null: try container.encodeNil()
            case .bool(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            }
        }

        /// The member of an object; nil where there is none.
        {{access}}subscript(key: {{symbols.String}}) -> JSON? {
            if case .object(let members) = self { members[key] } else { nil }
        }

        /// The text; nil for other values.
        {{access}}var stringValue: {{symbols.String}}? {
            if case .string(let value) = self { value } else { nil }
        }
    }
}

nonisolated extension {{namespace}}.JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Takes `nil` for `null`.
    {{access}}init(nilLiteral: ()) { self = .null }
    /// Takes a literal.
    {{access}}init(booleanLiteral value: Swift.Bool) { self = .bool(value) }
    /// Takes a literal.
    {{access}}init(integerLiteral value: Swift.Int64) { self = .integer(value) }
    /// Takes a literal.
    {{access}}init(floatLiteral value: Swift.Double) { self = .number(value) }
    /// Takes a literal.
    {{access}}init(stringLiteral value: Swift.String) { self = .string(value) }
    /// Takes a literal.
    {{access}}init(arrayLiteral elements: {{namespace}}.JSON...) { self = .array(elements) }

    /// Takes a literal.
    {{access}}init(dictionaryLiteral elements: (Swift.String, {{namespace}}.JSON)...) {
        self = .object(Swift.Dictionary(elements) { _, last in last })
    }
}

"""#),
("LibraryHeader.mustache", #"""
// swift-format-ignore-file
// {{header}}

import {{library}}
{{#imports}}
import {{.}}
{{/imports}}

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif


"""#),
("NewType.mustache", #"""
{{access}}struct {{name}}: {{symbols.RawRepresentable}}, {{symbols.Codable}}, {{symbols.Hashable}}, {{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
    /// The value as it travels.
    {{access}}var rawValue: {{rawType}}

    /// Gives a raw value its type.
    {{access}}init(rawValue: {{rawType}}) {
        self.rawValue = rawValue
    }

    /// Gives a raw value its type.
    {{access}}init(_ rawValue: {{rawType}}) {
        self.rawValue = rawValue
    }

    /// Reads the raw value.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode({{rawType}}.self))
    }

    /// Writes the raw value.
    {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

"""#),
("OpenEnumeration.mustache", #"""
{{access}}enum {{name}}: {{symbols.RawRepresentable}}, {{symbols.Codable}}, {{symbols.Hashable}}, {{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}
{{/cases}}
    /// A value that the description does not list.
    case {{unknownCase}}({{rawType}})

    /// The values that the description lists.
    {{access}}static let allKnownCases: [{{name}}] = [{{caseList}}]

    /// The case of a value.
    {{access}}init(rawValue: {{rawType}}) {
{{#hasCases}}
        switch rawValue {
{{#cases}}
        case {{value}}: self = .{{reference}}
{{/cases}}
        default: self = .{{unknownCase}}(rawValue)
        }
{{/hasCases}}
{{^hasCases}}
        self = .{{unknownCase}}(rawValue)
{{/hasCases}}
    }

    /// The value as it travels.
    {{access}}var rawValue: {{rawType}} {
        switch self {
{{#cases}}
        case .{{reference}}: {{value}}
{{/cases}}
        case .{{unknownCase}}(let value): value
        }
    }

    /// Reads the raw value.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode({{rawType}}.self))
    }

    /// Writes the raw value.
    {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

"""#),
("RequestBuilder.mustache", #"""
{{> LibraryHeader}}
nonisolated extension {{namespace}} {
    /// A route with its configuration.
    struct ConfiguredRequest: {{symbols.URLRequestConvertible}}, {{symbols.Sendable}} {
        let make: @Sendable () throws -> {{symbols.URLRequest}}

        func asURLRequest() throws -> {{symbols.URLRequest}} { try make() }
    }

    /// How lists and objects are written as parameters.
    enum ParameterStyle: {{symbols.Sendable}} {
        case standard, comma, `repeat`, brackets, indexed, space, pipe, deep, dot, tab, pairs
        case label, labelExploded, matrix, matrixExploded, json, jsonElements
    }

    /// Puts the request of a route together. What goes wrong is thrown at the end, by `urlRequest()`.
    struct RequestBuilder {
        private let method: {{symbols.HTTPMethod}}
        private var base: {{symbols.String}}
        private let standardBaseURL: {{symbols.String}}?
        private var encodedPath = ""
        private var queryItems: [{{symbols.String}}] = []
        private var headers = {{symbols.HTTPHeaders}}()
        private var cookies: [{{symbols.String}}] = []
        private var formItems: [{{symbols.String}}]?
        private var multipartForm: {{library}}.MultipartFormData?
        private var partHeaders: [{{symbols.String}}: {{symbols.HTTPHeaders}}] = [:]
        private var parts: [Part] = []
        private var fields: Fields?
        private var body: {{symbols.Data}}?
        private(set) var timeoutInterval: {{symbols.Double}}?
        private var multipartMediaType: {{symbols.String}}?
        /// The last value of the path that consists of dots.
        private var valueOfDots: {{symbols.String}}?
        private var failure: (any {{symbols.Error}})?

        struct Part: {{symbols.Sendable}} {
            let name: {{symbols.String}}
            let data: {{symbols.Data}}
            let fileName: {{symbols.String}}?
            let contentType: {{symbols.String}}?
        }

        init(method: {{symbols.HTTPMethod}}, baseURL: {{symbols.String}}, standardBaseURL: {{symbols.String}}?) {
            self.method = method
            base = baseURL
            self.standardBaseURL = standardBaseURL
        }

        /// The finished request.
        func urlRequest() throws -> {{symbols.URLRequest}} {
            if let failure { throw failure }
            try checkSegments()
            // A base URL may have a query of its own.
            let place = base.prefix { $0 != "?" }
            var text =
                place.hasSuffix("/") && encodedPath.hasPrefix("/")
                ? {{symbols.String}}(place.dropLast()) : {{symbols.String}}(place)
            text += encodedPath
            let query =
                (base.count > place.count ? [{{symbols.String}}(base.dropFirst(place.count + 1))] : [])
                + queryItems
            if !query.isEmpty { text += "?" + query.joined(separator: "&") }
            var headers = headers
            if !cookies.isEmpty {
                headers.update(name: "Cookie", value: cookies.joined(separator: "; "))
            }
            var request = try {{symbols.URLRequest}}(url: text, method: method, headers: headers)
            if let timeoutInterval { request.timeoutInterval = timeoutInterval }
            if let body {
                request.httpBody = body
            } else if let multipart = try multipartBody() {
                request.httpBody = try multipart.encode()
                let type = multipart.contentType
                setContentType(
                    multipartMediaType.map { $0 + type.drop { $0 != ";" } } ?? type, of: &request)
            } else if let formItems {
                request.httpBody = {{symbols.Data}}(formItems.joined(separator: "&").utf8)
                setContentType("application/x-www-form-urlencoded; charset=utf-8", of: &request)
            } else if let fields {
                request.httpBody = try Self.propertyListEncoder.encode(fields)
                setContentType("application/x-plist", of: &request)
            }
            return request
        }

        private func setContentType(_ value: {{symbols.String}}, of request: inout {{symbols.URLRequest}}) {
            if request.headers.value(for: "Content-Type") == nil {
                request.headers.update(.contentType(value))
            }
        }

        /// Nothing keeps clients and servers from resolving `.` and `..`, so that other routes would be called.
        private func checkSegments() throws {
            guard let valueOfDots,
                encodedPath.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
            else { return }
            throw InvalidParameter(
                name: valueOfDots, problem: "makes a path segment of dots, which gets lost")
        }

        private mutating func attempt(_ work: (inout Self) throws -> {{symbols.Void}}) {
            do { try work(&self) } catch { failure = failure ?? error }
        }

        // MARK: - URL

        /// Another server than that of the configuration, unless the user chose a base URL of his own.
        mutating func server(_ url: {{symbols.String}}, override: {{symbols.String}}? = nil) {
            if let override {
                base = override
            } else if !url.contains("://") {
                base = {{symbols.URL}}(string: url, relativeTo: {{symbols.URL}}(string: base))?.absoluteString ?? base + url
            } else if standardBaseURL == nil || base == standardBaseURL {
                base = url
            }
        }

        /// Text of the description.
        mutating func path(_ text: {{symbols.String}}) {
            let allowed = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: "%"))
            encodedPath += text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
        }

        /// A value in the path.
        mutating func segment<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard, allowReserved: {{symbols.Bool}} = false
        ) {
            attempt { request in
                let items = try Items(value, format, allowReserved: allowReserved)
                let text = items.segment(name: Items.escaped(name), style)
                guard !text.isEmpty else {
                    throw InvalidParameter(
                        name: name, problem: "is empty and cannot be part of the path")
                }
                if text.allSatisfy({ $0 == "." }) { request.valueOfDots = name }
                request.encodedPath += text
            }
        }

        mutating func query<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard, allowReserved: {{symbols.Bool}} = false
        ) {
            attempt { request in
                request.queryItems += try Items(value, format, allowReserved: allowReserved).pairs(
                    name: Items.escaped(name), style)
            }
        }

        /// A value that is the whole query.
        mutating func queryString<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ value: Value?, style: ParameterStyle = .repeat
        ) {
            attempt { request in
                let items = try Items(value, .rfc3339)
                if items.kind == .scalar {
                    request.queryItems += items.all.map(\.text)
                } else {
                    request.queryItems += try items.pairs(name: "", style)
                }
            }
        }

        // MARK: - Headers

        /// The media types that the route understands.
        mutating func accept(_ value: {{symbols.String}}) { headers.update(.accept(value)) }

        /// How many seconds the answer may take.
        mutating func timeout(_ seconds: {{symbols.Double}}) { timeoutInterval = seconds }

        mutating func header<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard
        ) {
            attempt { request in
                let items = try Items(value, format)
                guard !items.all.isEmpty else { return }
                let text = items.joined(style)
                request.headers.update(name: name, value: text.removingPercentEncoding ?? text)
            }
        }

        mutating func cookie<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard
        ) {
            attempt { request in
                let items = try Items(value, format)
                guard !items.all.isEmpty else { return }
                if style == .repeat, items.kind != .scalar {
                    request.cookies += try items.pairs(name: Items.escaped(name), .repeat)
                } else {
                    request.cookies.append("\(Items.escaped(name))=\(items.joined(style))")
                }
            }
        }

        // MARK: - Credentials

        mutating func bearer(_ token: {{symbols.String}}?) {
            if let token { headers.update(.authorization(bearerToken: token)) }
        }

        mutating func basic(_ credential: BasicCredential?) {
            if let credential {
                headers.update(
                    .authorization(username: credential.user, password: credential.password))
            }
        }

        mutating func apiKey(query name: {{symbols.String}}, _ value: {{symbols.String}}?) { query(name, value) }
        mutating func apiKey(header name: {{symbols.String}}, _ value: {{symbols.String}}?) { header(name, value) }
        mutating func apiKey(cookie name: {{symbols.String}}, _ value: {{symbols.String}}?) { cookie(name, value) }

        // MARK: - Bodies

        mutating func json<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ value: Value?, contentType: {{symbols.String}}? = nil)
        {
            guard let value else { return }
            attempt { request in
                let encoder = JSONParameterEncoder(encoder: {{namespace}}.encoder)
                let encoded = try encoder.encode(
                    value, into: try {{symbols.URLRequest}}(url: "/", method: .post))
                request.body = encoded.httpBody
                request.headers.update(
                    .contentType(
                        contentType ?? encoded.headers.value(for: "Content-Type")
                            ?? "application/json"))
            }
        }

        /// An object whose fields are written in place.
        mutating func json(_ write: (inout Fields) -> {{symbols.Void}}) {
            var fields = Fields()
            write(&fields)
            json(fields)
        }

        mutating func jsonLines<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ values: [Value]?, contentType: {{symbols.String}}? = nil
        ) {
            guard let values else { return }
            attempt { request in
                request.body = try values.reduce(into: {{symbols.Data}}()) { data, value in
                    data += try {{namespace}}.encoder.encode(value)
                    data.append(UInt8(ascii: "\n"))
                }
                request.headers.update(.contentType(contentType ?? "application/x-ndjson"))
            }
        }

        mutating func propertyList<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ value: Value?) {
            guard let value else { return }
            attempt { request in
                request.body = try Self.propertyListEncoder.encode(value)
                request.headers.update(.contentType("application/x-plist"))
            }
        }

        mutating func propertyList<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ name: {{symbols.String}}, _ value: Value?) {
            guard let value else { return }
            var all = fields ?? Fields()
            all.field(name, value)
            fields = all
        }

        private static var propertyListEncoder: PropertyListEncoder {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            return encoder
        }

        mutating func text<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ value: Value?, contentType: {{symbols.String}}? = nil)
        {
            attempt { request in
                let items = try Items(value, .rfc3339)
                guard !items.all.isEmpty else { return }
                let text = items.joined(.comma)
                request.body = {{symbols.Data}}((text.removingPercentEncoding ?? text).utf8)
                request.headers.update(.contentType(contentType ?? "text/plain; charset=utf-8"))
            }
        }

        mutating func data(_ value: {{symbols.Data}}?, contentType: {{symbols.String}}) {
            guard let value else { return }
            body = value
            headers.update(.contentType(contentType))
        }

        mutating func file(_ value: FilePart?) {
            guard let value else { return }
            data(value.data, contentType: value.contentType)
        }

        // MARK: - Forms

        mutating func form() { formItems = formItems ?? [] }

        mutating func form<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ value: Value?) {
            attempt { request in
                request.addToForm(try Items(value, .rfc3339).pairs(name: "", .repeat))
            }
        }

        mutating func form<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard, contentType: {{symbols.String}}? = nil,
            allowReserved: {{symbols.Bool}} = false
        ) {
            attempt { request in
                let isJSON = contentType?.contains("json") ?? false
                let items = try Items(value, format, allowReserved: allowReserved)
                request.addToForm(
                    try items.pairs(name: Items.escaped(name), isJSON ? .json : style))
            }
        }

        /// A form without any field is no body, unless the description needs one.
        private mutating func addToForm(_ items: [{{symbols.String}}]) {
            if !items.isEmpty { formItems = (formItems ?? []) + items }
        }

        mutating func multipart() { multipartForm = multipartForm ?? {{library}}.MultipartFormData() }

        /// The media type of a body of several parts, where it is none of forms.
        mutating func multipartType(_ mediaType: {{symbols.String}}) { multipartMediaType = mediaType }

        mutating func multipart<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ value: Value?) {
            attempt { request in
                for item in try Items(value, .rfc3339).all {
                    let name = item.keys.joined(separator: ".")
                    request.append(
                        {{symbols.Data}}((item.text.removingPercentEncoding ?? item.text).utf8),
                        name: name.removingPercentEncoding ?? name)
                }
            }
        }

        mutating func multipart<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, format: DateFormat = .rfc3339,
            style: ParameterStyle = .standard, contentType: {{symbols.String}}? = nil,
            allowReserved: {{symbols.Bool}} = false
        ) {
            guard let value else { return }
            attempt { request in
                let items = try Items(value, format)
                if style == .standard,
                    items.kind == .fields || contentType?.contains("json") ?? false
                {
                    request.append(
                        try {{namespace}}.encoder.encode(value), name: name,
                        contentType: contentType ?? "application/json")
                } else if style != .standard, items.kind != .scalar {
                    for pair in try items.pairs(name: Items.escaped(name), style) {
                        let sides = pair.split(
                            separator: "=", maxSplits: 1, omittingEmptySubsequences: false
                        ).map { $0.removingPercentEncoding ?? {{symbols.String}}($0) }
                        request.append(
                            {{symbols.Data}}((sides.last ?? "").utf8), name: sides.first ?? name,
                            contentType: contentType)
                    }
                } else {
                    for item in items.all {
                        request.append(
                            {{symbols.Data}}((item.text.removingPercentEncoding ?? item.text).utf8), name: name,
                            contentType: contentType)
                    }
                }
            }
        }

        mutating func multipart(_ name: {{symbols.String}}, _ file: FilePart?, contentType: {{symbols.String}}? = nil) {
            guard let file else { return }
            append(
                file.data, name: name, fileName: file.fileName,
                contentType: contentType ?? file.contentType)
        }

        mutating func multipart(_ name: {{symbols.String}}, _ files: [FilePart]?, contentType: {{symbols.String}}? = nil) {
            for file in files ?? [] { multipart(name, file, contentType: contentType) }
        }

        mutating func multipart(_ name: {{symbols.String}}, _ data: {{symbols.Data}}?, contentType: {{symbols.String}}? = nil) {
            if let data {
                append(data, name: name, contentType: contentType ?? "application/octet-stream")
            }
        }

        mutating func partHeader<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ name: {{symbols.String}}, _ value: Value?, of part: {{symbols.String}}
        ) {
            attempt { request in
                let items = try Items(value, .rfc3339)
                guard !items.all.isEmpty else { return }
                let text = items.joined(.comma)
                request.partHeaders[part, default: {{symbols.HTTPHeaders}}()].update(
                    name: name, value: text.removingPercentEncoding ?? text)
            }
        }

        /// The parts of a multipart body; nil for other bodies, and where parts have headers of their own.
        var plainParts: [Part]? {
            guard multipartForm != nil, partHeaders.isEmpty, multipartMediaType == nil else {
                return nil
            }
            return parts.map {
                Part(
                    name: Self.quoted($0.name), data: $0.data,
                    fileName: $0.fileName.map(Self.quoted), contentType: $0.contentType)
            }
        }

        private mutating func append(
            _ data: {{symbols.Data}}, name: {{symbols.String}}, fileName: {{symbols.String}}? = nil, contentType: {{symbols.String}}? = nil
        ) {
            multipart()
            parts.append(Part(name: name, data: data, fileName: fileName, contentType: contentType))
        }

        private func multipartBody() throws -> {{library}}.MultipartFormData? {
            guard let multipart = multipartForm else { return nil }
            for part in parts {
                if let headers = partHeaders[part.name] {
                    multipart.append(
                        InputStream(data: part.data), withLength: {{symbols.UInt64}}(part.data.count),
                        headers: Self.headers(of: part, with: headers))
                } else {
                    multipart.append(
                        part.data, withName: Self.quoted(part.name),
                        fileName: part.fileName.map(Self.quoted), mimeType: part.contentType)
                }
            }
            return multipart
        }

        private static func headers(of part: Part, with more: {{symbols.HTTPHeaders}}) -> {{symbols.HTTPHeaders}} {
            var disposition = "form-data; name=\"\(quoted(part.name))\""
            if let name = part.fileName { disposition += "; filename=\"\(quoted(name))\"" }
            var headers = {{symbols.HTTPHeaders}}([.contentDisposition(disposition)])
            if let type = part.contentType { headers.update(.contentType(type)) }
            for header in more { headers.update(header) }
            return headers
        }

        /// What would end the name early is escaped as browsers do.
        private static func quoted(_ name: {{symbols.String}}) -> {{symbols.String}} {
            name.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(
                of: "\r", with: "%0D"
            ).replacingOccurrences(of: "\n", with: "%0A")
        }
    }

    /// Fields of a body that are written in place.
    struct Fields: {{symbols.Encodable}}, {{symbols.Sendable}} {
        private var fields:
            [(
                name: {{symbols.String}},
                encode: @Sendable (inout KeyedEncodingContainer<Coding.Key>) throws -> {{symbols.Void}}
            )] = []

        /// A field; nil sends none.
        mutating func field<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(_ name: {{symbols.String}}, _ value: Value?) {
            guard let value else { return }
            fields.append((name, { try $0.encode(value, forKey: Coding.Key(name)) }))
        }

        mutating func field(_ name: {{symbols.String}}, _ date: {{symbols.Date}}?, _ format: DateFormat) {
            fields.append((name, { try format.encode(date, into: &$0, forKey: Coding.Key(name)) }))
        }

        func encode(to encoder: any {{symbols.Encoder}}) throws {
            var container = encoder.container(keyedBy: Coding.Key.self)
            for field in fields { try field.encode(&container) }
        }
    }

    /// A value as the texts that it consists of, percent-encoded by Alamofire's encoder.
    private struct Items {
        enum Kind { case scalar, list, fields }

        struct Item {
            /// The way to the value inside of an object; one empty key for the element of a list.
            let keys: [{{symbols.String}}]
            let text: {{symbols.String}}
        }

        private(set) var kind = Kind.scalar
        private(set) var all: [Item] = []
        private let json: () throws -> {{symbols.Data}}

        init<Value: {{symbols.Encodable}} & {{symbols.Sendable}}>(
            _ value: Value?, _ format: DateFormat, allowReserved: {{symbols.Bool}} = false
        ) throws {
            json = { try {{namespace}}.encoder.encode(value) }
            guard let value else { return }
            let encoder = URLEncodedFormEncoder(
                alphabetizeKeyValuePairs: false, arrayEncoding: .brackets, boolEncoding: .literal,
                dataEncoding: .base64, dateEncoding: .custom { format.text(of: $0) },
                spaceEncoding: .percentEscaped,
                allowedCharacters: allowReserved ? Self.reserved : Self.unreserved)
            read(try encoder.encode(["v": value]))
            // The encoder writes a URL as an object of two fields, also inside of objects; JSON has texts.
            if all.contains(where: { $0.keys.contains { !$0.isEmpty } }) {
                let tree = try {{namespace}}.decoder.decode(JSON.self, from: json())
                read(try encoder.encode(["v": tree]))
            }
        }

        private mutating func read(_ text: {{symbols.String}}) {
            all = []
            for pair in text.split(separator: "&") {
                guard let sign = pair.firstIndex(of: "=") else { continue }
                let key = (pair[..<sign].removingPercentEncoding ?? {{symbols.String}}(pair[..<sign]))
                    .dropFirst()
                let keys = key.split(separator: "[", omittingEmptySubsequences: true).map {
                    Self.escaped({{symbols.String}}($0.dropLast()))
                }
                all.append(Item(keys: keys, text: {{symbols.String}}(pair[sign...].dropFirst())))
                kind = keys.isEmpty ? .scalar : keys.first == "" ? .list : .fields
            }
        }

        private static let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        private static let reserved = unreserved.union(CharacterSet(charactersIn: ":/?@!$'()*,;"))

        static func escaped(_ text: {{symbols.String}}) -> {{symbols.String}} {
            text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
        }

        private func flat(_ fieldSeparator: {{symbols.String}}?) -> [{{symbols.String}}] {
            all.flatMap { item in
                guard kind == .fields, let key = item.keys.last else { return [item.text] }
                return fieldSeparator.map { ["\(key)\($0)\(item.text)"] } ?? [key, item.text]
            }
        }

        /// `a,b`
        func joined(_ style: ParameterStyle) -> {{symbols.String}} {
            switch style {
            case .space: flat(nil).joined(separator: "%20")
            case .pipe: flat(nil).joined(separator: "%7C")
            case .tab: flat(nil).joined(separator: "%09")
            case .pairs: flat("=").joined(separator: ",")
            case .json: (try? jsonText()) ?? ""
            default: flat(nil).joined(separator: ",")
            }
        }

        private func jsonText() throws -> {{symbols.String}} {
            Self.escaped({{symbols.String}}(decoding: try json(), as: UTF8.self))
        }

        func segment(name: {{symbols.String}}, _ style: ParameterStyle) -> {{symbols.String}} {
            switch style {
            case .label: "." + joined(.comma)
            case .labelExploded: flat("=").map { "." + $0 }.joined()
            case .matrix: ";\(name)=" + joined(.comma)
            case .matrixExploded:
                kind == .fields
                    ? flat("=").map { ";" + $0 }.joined()
                    : all.map { ";\(name)=\($0.text)" }.joined()
            default: joined(style)
            }
        }

        /// `name=a`, one for each item where the style says so.
        func pairs(name: {{symbols.String}}, _ style: ParameterStyle) throws -> [{{symbols.String}}] {
            guard !all.isEmpty else { return [] }
            switch style {
            case .comma, .space, .pipe, .tab, .pairs: return ["\(name)=\(joined(style))"]
            case .json: return ["\(name)=\(try jsonText())"]
            case .jsonElements: return try jsonElements(name)
            default: break
            }
            return all.enumerated().map { index, item in
                switch kind {
                case .scalar: return "\(name)=\(item.text)"
                case .list:
                    let suffix =
                        style == .brackets ? "%5B%5D" : style == .indexed ? "%5B\(index)%5D" : ""
                    return "\(name)\(suffix)\(Self.brackets(item.keys.dropFirst()))=\(item.text)"
                case .fields:
                    switch style {
                    case .repeat:
                        return "\(item.keys[0])\(Self.brackets(item.keys.dropFirst()))=\(item.text)"
                    case .dot: return "\(([name] + item.keys).joined(separator: "."))=\(item.text)"
                    default: return "\(name)\(Self.brackets(item.keys[...]))=\(item.text)"
                    }
                }
            }
        }

        private static func brackets(_ keys: ArraySlice<{{symbols.String}}>) -> {{symbols.String}} {
            keys.map { "%5B\($0)%5D" }.joined()
        }

        private func jsonElements(_ name: {{symbols.String}}) throws -> [{{symbols.String}}] {
            guard case .array(let elements) = try {{namespace}}.decoder.decode(JSON.self, from: json())
            else {
                return ["\(name)=\(try jsonText())"]
            }
            return try elements.map { element in
                let text = {{symbols.String}}(decoding: try {{namespace}}.encoder.encode(element), as: UTF8.self)
                return "\(name)=\(Self.escaped(text))"
            }
        }
    }
}

"""#),
("Router.mustache", #"""
{{> Routes}}

"""#),
("Routes.mustache", #"""
{{$header}}
{{> LibraryHeader}}
{{/header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
    {{access}}enum {{name}}: {{$conformance}}{{symbols.URLRequestConvertible}}, {{symbols.Sendable}}{{/conformance}} {
{{#cases}}
{{^isFirst}}

{{/isFirst}}
        {{> Documentation}}
        case {{name}}{{#hasParameters}}({{parameterList}}){{/hasParameters}}
{{/cases}}
{{#optionTypes}}

        {{> Options}}
{{/optionTypes}}

        /// The method of the request.
        {{access}}var method: {{$method}}{{symbols.HTTPMethod}}{{/method}} {
{{#hasCases}}
            switch self {
{{#cases}}
            case .{{reference}}: {{route.method}}
{{/cases}}
            }
{{/hasCases}}
{{^hasCases}}
            switch self {}
{{/hasCases}}
        }

{{$standard}}
        /// The request with the standard configuration.
        {{access}}func asURLRequest() throws -> {{symbols.URLRequest}} {
            try asURLRequest(with: .standard())
        }

{{/standard}}
        /// The request with the base URL, the values and the credentials of a configuration.
        {{access}}func asURLRequest(with configuration: Configuration) throws -> {{symbols.URLRequest}} {
            try builder(with: configuration).urlRequest()
        }
{{$configured}}

        /// The route with a configuration, for `AF.request(_:)`, `AF.upload(_:with:)` and `AF.download(_:)`.
        {{access}}func with(_ configuration: Configuration) -> any {{symbols.URLRequestConvertible}} {
            ConfiguredRequest { try asURLRequest(with: configuration) }
        }
{{/configured}}

        /// Everything that the route sends.
        func builder(with configuration: Configuration) -> RequestBuilder {
{{#hasCases}}
            var request = RequestBuilder(method: method, baseURL: configuration.baseURL, standardBaseURL: {{#configuration}}{{#standardBaseURL}}{{.}}{{/standardBaseURL}}{{^standardBaseURL}}nil{{/standardBaseURL}}{{/configuration}})
{{#commonStatements}}
            {{> Statement}}
{{/commonStatements}}
            switch self {
{{#cases}}
            case .{{reference}}{{#hasBindings}}({{bindingList}}){{/hasBindings}}:
{{#route.accept}}
                request.accept({{.}})
{{/route.accept}}
{{#route.timeout}}
                request.timeout({{.}})
{{/route.timeout}}
{{#statements}}
                {{> Statement}}
{{/statements}}
{{^hasStatements}}
                break
{{/hasStatements}}
{{/cases}}
            }
            return request
{{/hasCases}}
{{^hasCases}}
            switch self {}
{{/hasCases}}
        }
    }
}

"""#),
("Statement.mustache", #"""
{{#call}}
request.{{method}}({{argumentList}})
{{/call}}
{{#object}}
request.json { body in
{{#fields}}
    body.{{method}}({{argumentList}})
{{/fields}}
}
{{/object}}
{{#branches}}
{{^isFirst}}} else {{/isFirst}}if {{condition}} {
{{#calls}}
    request.{{method}}({{argumentList}})
{{/calls}}
{{#isLast}}
}
{{/isLast}}
{{/branches}}

"""#),
("Structure.mustache", #"""
{{access}}struct {{name}}: {{#isModel}}{{symbols.Codable}}, {{/isModel}}{{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
{{#hasProperties}}
    {{> Properties}}

{{/hasProperties}}
    {{> Initializer}}
{{#coding}}
{{#hasKeys}}

    private enum CodingKeys: {{symbols.String}}, CodingKey {
{{#keys}}
        case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/keys}}
    }
{{/hasKeys}}
{{^synthesizesDecoding}}

    /// Reads the value.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
{{#needsContainer}}
        let container = try decoder.container(keyedBy: CodingKeys.self)
{{/needsContainer}}
{{#decodes}}
        {{target}} = {{value}}
{{/decodes}}
    }
{{/synthesizesDecoding}}
{{^synthesizesEncoding}}

    /// Writes the value.
    {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
{{#needsContainer}}
        var container = encoder.container(keyedBy: CodingKeys.self)
{{/needsContainer}}
{{#encodes}}
        {{.}}
{{/encodes}}
    }
{{/synthesizesEncoding}}
{{/coding}}
}

"""#),
("Tuple.mustache", #"""
{{access}}struct {{name}}: {{symbols.Codable}}, {{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
    {{> Properties}}

    {{> Initializer}}
{{#coding}}

    /// Reads the value from an array.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
        var container = try decoder.unkeyedContainer()
{{#decodes}}
        {{target}} = {{value}}
{{/decodes}}
    }

    /// Writes the value as an array.
    {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
        var container = encoder.unkeyedContainer()
{{#encodes}}
        {{.}}
{{/encodes}}
    }
{{/coding}}
}

"""#),
("Union.mustache", #"""
{{access}}enum {{name}}: {{symbols.Codable}}, {{symbols.Sendable}}{{#conformances}}, {{.}}{{/conformances}} {
{{#variants}}
    {{> Documentation}}
    {{#isIndirect}}indirect {{/isIndirect}}case {{name}}({{type}})
{{/variants}}
{{#tag}}
    /// A value whose tag the description does not list.
{{/tag}}
{{^tag}}
    /// A value that fits no variant.
{{/tag}}
    case {{unknownCase}}(JSON)

{{#tag}}
    /// Reads the variant that the tag names.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
        switch try Coding.tag({{tag}}, in: decoder) {
{{#variants}}
        case {{tagValue}}: self = .{{reference}}(try {{type}}(from: decoder))
{{/variants}}
        default: self = .{{unknownCase}}(try JSON(from: decoder))
        }
    }

    /// Writes the variant with its tag.
{{/tag}}
{{^tag}}
    /// Reads the variant that keeps the most of the value.
    {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
        let variant: {{name}}? = try Coding.bestMatch(for: decoder, among: [
{{#variants}}
            { .{{reference}}(try {{type}}(from: $0)) },
{{/variants}}
        ])
        self = try variant ?? .{{unknownCase}}(JSON(from: decoder))
    }

    /// Writes the variant.
{{/tag}}
    {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
        switch self {
{{#variants}}
        case .{{reference}}(let value): {{#tag}}try Coding.encode(value, as: {{tagValue}}, in: {{tag}}, into: encoder){{/tag}}{{^tag}}try value.encode(to: encoder){{/tag}}
{{/variants}}
        case .{{unknownCase}}(let value): try value.encode(to: encoder)
        }
    }
}

"""#),
("Values.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    /// A field of a change: left alone, removed, or given a value.
    {{access}}enum Patch<Value: {{symbols.Codable}} & {{symbols.Sendable}}>: {{symbols.Sendable}} {
        /// The field is not sent.
        case absent
        /// The field is sent as `null`.
        case null
        case value(Value)

        init<Key>(in container: KeyedDecodingContainer<Key>, forKey key: Key) throws {
            if !container.contains(key) {
                self = .absent
            } else if try container.decodeNil(forKey: key) {
                self = .null
            } else {
                self = .value(try container.decode(Value.self, forKey: key))
            }
        }

        func encode<Key>(into container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws
        {
            switch self {
            case .absent: break
            case .null: try container.encodeNil(forKey: key)
            case .value(let value): try container.encode(value, forKey: key)
            }
        }
    }

    /// A day of the calendar without a time: `2024-02-29`.
    {{access}}struct Day: {{symbols.Codable}}, {{symbols.Hashable}}, Comparable, {{symbols.Sendable}}, CustomStringConvertible {
        /// The year, with four digits.
        {{access}}let year: {{symbols.Int}}
        /// The month, from 1.
        {{access}}let month: {{symbols.Int}}
        /// The day of the month, from 1.
        {{access}}let day: {{symbols.Int}}

        /// Creates a day from its numbers.
        {{access}}init(year: {{symbols.Int}}, month: {{symbols.Int}}, day: {{symbols.Int}}) {
            self.year = year
            self.month = month
            self.day = day
        }

        /// Reads `2024-02-29`; nil for other texts.
        {{access}}init?(_ text: {{symbols.String}}) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
                let year = {{symbols.Int}}(parts[0]), let month = {{symbols.Int}}(parts[1]), let day = {{symbols.Int}}(parts[2]),
                (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            self.init(year: year, month: month, day: day)
        }

        /// `2024-02-29`
        {{access}}var description: {{symbols.String}} {
            {{symbols.String}}(format: "%04d-%02d-%02d", year, month, day)
        }

        /// Reads the value.
        {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode({{symbols.String}}.self)
            guard let day = Day(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(text)' is no day")
            }
            self = day
        }

        /// Writes the value.
        {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }

        /// Whether a day is before another one.
        {{access}}static func < (left: Day, right: Day) -> {{symbols.Bool}} {
            (left.year, left.month, left.day) < (right.year, right.month, right.day)
        }
    }

    /// A decimal number that travels as text, so that no digit is lost.
    {{access}}struct DecimalText: {{symbols.Codable}}, {{symbols.Hashable}}, {{symbols.Sendable}} {
        /// The number.
        {{access}}var value: {{symbols.Decimal}}

        /// Gives a number its type.
        {{access}}init(_ value: {{symbols.Decimal}}) {
            self.value = value
        }

        /// Reads the value.
        {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode({{symbols.String}}.self)
            guard let value = {{symbols.Decimal}}(string: text, locale: nil) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(text)' is no number")
            }
            self.value = value
        }

        /// Writes the value.
        {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
            var container = encoder.singleValueContainer()
            try container.encode("\(value)")
        }
    }

    /// A list whose elements are dropped when they cannot be read.
    {{access}}struct LossyArray<Element: {{symbols.Codable}} & {{symbols.Sendable}}>: {{symbols.Codable}}, {{symbols.Sendable}},
        ExpressibleByArrayLiteral
    {
        /// The elements that could be read.
        {{access}}var elements: [Element]

        /// Creates a list.
        {{access}}init(_ elements: [Element]) {
            self.elements = elements
        }

        /// Takes a literal.
        {{access}}init(arrayLiteral elements: Element...) {
            self.elements = elements
        }

        /// Reads the value.
        {{access}}init(from decoder: any {{symbols.Decoder}}) throws {
            var container = try decoder.unkeyedContainer()
            elements = []
            while !container.isAtEnd {
                let nested = try container.superDecoder()
                if let element = try? Element(from: nested) { elements.append(element) }
            }
        }

        /// Writes the value.
        {{access}}func encode(to encoder: any {{symbols.Encoder}}) throws {
            try elements.encode(to: encoder)
        }
    }

    /// A file in a body.
    {{access}}struct FilePart: {{symbols.Sendable}} {
        /// The contents.
        {{access}}var data: {{symbols.Data}}
        /// The name that the server sees.
        {{access}}var fileName: {{symbols.String}}
        /// The media type.
        {{access}}var contentType: {{symbols.String}}

        /// Creates a file from its contents.
        {{access}}init(data: {{symbols.Data}}, fileName: {{symbols.String}}, contentType: {{symbols.String}} = "application/octet-stream")
        {
            self.data = data
            self.fileName = fileName
            self.contentType = contentType
        }

        /// Reads a file.
        {{access}}init(contentsOf url: {{symbols.URL}}, contentType: {{symbols.String}} = "application/octet-stream") throws {
            self.init(
                data: try {{symbols.Data}}(contentsOf: url), fileName: url.lastPathComponent,
                contentType: contentType)
        }
    }

    /// A user name and a password.
    {{access}}struct BasicCredential: {{symbols.Sendable}} {
        /// The name of the user.
        {{access}}var user: {{symbols.String}}
        /// The password.
        {{access}}var password: {{symbols.String}}

        /// Creates a credential.
        {{access}}init(user: {{symbols.String}}, password: {{symbols.String}}) {
            self.user = user
            self.password = password
        }
    }

    /// A value of the configuration is needed and has no default.
    {{access}}struct MissingConfiguration: {{symbols.Error}}, CustomStringConvertible {
        /// The name of the value in the description.
        {{access}}let name: {{symbols.String}}
        /// The name of the API.
        {{access}}let api: {{symbols.String}}

        /// What is wrong, as a sentence.
        {{access}}var description: {{symbols.String}} {
            "'\(name)' of \(api) has no default: use a configuration"
        }
    }

    /// A value that no request can carry.
    {{access}}struct InvalidParameter: {{symbols.Error}}, CustomStringConvertible {
        /// The name of the value in the description.
        {{access}}let name: {{symbols.String}}
        /// The second half of a sentence about the value.
        {{access}}let problem: {{symbols.String}}

        /// What is wrong, as a sentence.
        {{access}}var description: {{symbols.String}} { "'\(name)' \(problem)" }
    }

    /// The names of fields that are `null` rather than absent.
    {{access}}typealias NullFields = {{symbols.Set}}<{{symbols.String}}>

    /// Where a value lies that would contain itself.
    final class Box<Value: {{symbols.Sendable}}>: {{symbols.Sendable}} {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// Values of the description that Swift has no literal for; their texts were checked.
    {{access}}enum Literals {
        /// A URL.
        {{access}}static func url(_ text: {{symbols.String}}) -> {{symbols.URL}} {
            {{symbols.URL}}(string: text) ?? {{symbols.URL}}(fileURLWithPath: text)
        }
        /// A UUID.
        {{access}}static func uuid(_ text: {{symbols.String}}) -> {{symbols.UUID}} { {{symbols.UUID}}(uuidString: text) ?? {{symbols.UUID}}() }
        /// Bytes, from Base64.
        {{access}}static func data(_ text: {{symbols.String}}) -> {{symbols.Data}} { {{symbols.Data}}(base64Encoded: text) ?? {{symbols.Data}}() }
        /// A moment, as RFC 3339 writes it.
        {{access}}static func date(_ text: {{symbols.String}}) -> {{symbols.Date}} {
            DateFormat.rfc3339.date(of: text) ?? {{symbols.Date}}(timeIntervalSince1970: 0)
        }
        /// A day.
        {{access}}static func day(_ text: {{symbols.String}}) -> Day {
            Day(text) ?? Day(year: 1970, month: 1, day: 1)
        }
        /// A number.
        {{access}}static func decimal(_ text: {{symbols.String}}) -> {{symbols.Decimal}} {
            {{symbols.Decimal}}(string: text, locale: nil) ?? 0
        }
        /// A number that travels as text.
        {{access}}static func decimalText(_ text: {{symbols.String}}) -> DecimalText { DecimalText(decimal(text)) }
    }
}

nonisolated extension {{namespace}}.Patch: {{symbols.Equatable}} where Value: {{symbols.Equatable}} {}
nonisolated extension {{namespace}}.Patch: {{symbols.Hashable}} where Value: {{symbols.Hashable}} {}
nonisolated extension {{namespace}}.LossyArray: {{symbols.Equatable}} where Element: {{symbols.Equatable}} {}
nonisolated extension {{namespace}}.LossyArray: {{symbols.Hashable}} where Element: {{symbols.Hashable}} {}

nonisolated extension {{namespace}}.Box: {{symbols.Equatable}} where Value: {{symbols.Equatable}} {
    static func == (left: {{namespace}}.Box<Value>, right: {{namespace}}.Box<Value>) -> {{symbols.Bool}} {
        left.value == right.value
    }
}

nonisolated extension {{namespace}}.Box: {{symbols.Hashable}} where Value: {{symbols.Hashable}} {
    func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }
}

"""#),
("template.yml", #"""
# Routers for Alamofire 5, with models that are plain Codable. Nothing needs RoutergenRuntime.
description: Routers that are URLRequestConvertible, and Codable models, for Alamofire 5.
templates: 1.0
extends: Default
models: codable
library: Alamofire      # the module of HTTPMethod, URLRequestConvertible and the like
imports: [Foundation]
files:
  - { template: API, for: api, path: "{{file}}" }
  - { template: JSON, for: api, path: "Support/{{namespace}}+JSON.swift" }
  - { template: Values, for: api, path: "Support/{{namespace}}+Values.swift" }
  - { template: Coding, for: api, path: "Support/{{namespace}}+Coding.swift" }
  - { template: RequestBuilder, for: api, path: "Support/{{namespace}}+RequestBuilder.swift" }
  - { template: Router, for: routers, path: "Routers/{{file}}" }
  - { template: Type, for: types, path: "Models/{{file}}" }

"""#),
        ],
        "Default": [
("API.mustache", #"""
{{> Header}}
{{> Documentation}}
{{access}}nonisolated enum {{namespace}} {}

nonisolated extension {{namespace}} {
{{#configuration}}
    {{> Configuration}}
{{/configuration}}
{{#server}}

    {{> Server}}
{{/server}}
}

nonisolated extension {{namespace}} {
{{#client}}
    {{> Documentation}}
    {{access}}struct {{name}}: {{symbols.Sendable}} {
        /// What carries the requests.
        {{access}}let connection: {{symbols.Connection}}<{{configuration.name}}>

        /// Creates a client.
        {{access}}init(configuration: {{configuration.name}}{{^configuration.missingValue}} = {{configuration.name}}(){{/configuration.missingValue}}, session: {{symbols.Session}} = .default) {
            connection = {{symbols.Connection}}(configuration: configuration, session: session)
        }
{{#clients}}

{{#propertyDocumentation}}
        {{.}}
{{/propertyDocumentation}}
        {{access}}var {{property}}: {{name}} { {{name}}(connection: connection) }
{{/clients}}
        {{> Methods}}
    }
{{/client}}
}

"""#),
("Client.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
    {{access}}struct {{name}}: {{symbols.Sendable}} {
        let connection: {{symbols.Connection}}<{{configuration.name}}>
        {{> Methods}}
    }
}

"""#),
("ClosedEnumeration.mustache", #"""
{{access}}enum {{name}}: {{rawType}}, {{symbols.ClosedEnum}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/cases}}
}

"""#),
("Configuration.mustache", #"""
{{> Documentation}}
{{access}}struct {{name}}: {{symbols.RouterConfiguration}} {
    {{> Properties}}

    {{> Initializer}}
{{#serverInitializer}}

    {{> Documentation}}
    {{access}}init({{parameterList}}) {
        self.init({{argumentList}})
    }
{{/serverInitializer}}
{{#standardBaseURL}}

    /// The base URL of the description; where another one is set, every request goes there.
    {{access}}static let standardBaseURL: {{symbols.String}}? = {{.}}
{{/standardBaseURL}}
{{#envelope}}

    /// The object that the server wraps its answers in.
    static let envelope = {{.}}
{{/envelope}}

{{#standardDocumentation}}
    {{.}}
{{/standardDocumentation}}
{{#missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        throw {{symbols.RouterError}}.missingConfiguration({{missingValue}}, of: {{apiLiteral}})
    }
{{/missingValue}}
{{^missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        {{name}}()
    }
{{/missingValue}}
}

"""#),
("Declaration.mustache", #"""
{{> Documentation}}
{{#structure}}
{{> Structure}}
{{/structure}}
{{#tuple}}
{{> Tuple}}
{{/tuple}}
{{#openEnumeration}}
{{> OpenEnumeration}}
{{/openEnumeration}}
{{#closedEnumeration}}
{{> ClosedEnumeration}}
{{/closedEnumeration}}
{{#union}}
{{> Union}}
{{/union}}
{{#alias}}
{{access}}typealias {{name}} = {{target}}
{{/alias}}
{{#newType}}
{{> NewType}}
{{/newType}}

"""#),
("Documentation.mustache", #"""
{{#documentation}}
{{.}}
{{/documentation}}
{{#attribute}}
{{.}}
{{/attribute}}

"""#),
("Header.mustache", #"""
// swift-format-ignore-file
// {{header}}

{{#imports}}
import {{.}}
{{/imports}}


"""#),
("Initializer.mustache", #"""
{{#initializer}}
{{> Documentation}}
{{#hasAssignments}}
{{access}}init({{parameterList}}) {
{{#assignments}}
    {{target}} = {{value}}
{{/assignments}}
}
{{/hasAssignments}}
{{^hasAssignments}}
{{access}}init() {}
{{/hasAssignments}}
{{/initializer}}

"""#),
("Methods.mustache", #"""
{{#methods}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) async throws{{#returnType}} -> {{.}}{{/returnType}} {
{{^outcomes}}
    try await {{call}}
{{/outcomes}}
{{#outcomes}}
    try await {{name}}({{connection}}.send({{route}}))
{{/outcomes}}
}
{{#pages}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) -> {{returnType}} {
{{^position}}
    {{call}}
{{/position}}
{{#position}}
    {{call}} { {{position}} in
{{#lines}}
        {{.}}
{{/lines}}
    }
{{/position}}
}
{{/pages}}
{{#alternatives}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) async throws{{#returnType}} -> {{.}}{{/returnType}} {
{{^outcomes}}
    try await {{call}}
{{/outcomes}}
{{#outcomes}}
    try await {{name}}({{connection}}.send({{route}}))
{{/outcomes}}
}
{{#outcomes}}

{{> Outcomes}}
{{/outcomes}}
{{/alternatives}}
{{#headers}}

{{#methodDocumentation}}
{{.}}
{{/methodDocumentation}}
{{#methodAttribute}}
{{.}}
{{/methodAttribute}}
{{access}}func {{method}}({{parameterList}}) async throws -> {{returnType}} {
{{#call}}
    try await {{.}}
{{/call}}
{{^call}}
    let response = try await {{connection}}.send({{route}})
    return {{result}}
{{/call}}
}
{{/headers}}
{{#outcomes}}

{{> Outcomes}}
{{/outcomes}}
{{#headers}}
{{#isDeclared}}

{{> Documentation}}
{{access}}struct {{name}}: {{symbols.ResponseHeaders}} {
    {{> Properties}}

    /// Reads the headers of a response.
    {{access}}init(_ response: {{symbols.RouteResponse}}) throws {
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }
}
{{/isDeclared}}
{{/headers}}
{{#errorHeaders}}

{{> Documentation}}
{{access}}struct {{name}}: {{symbols.Sendable}} {
    {{> Properties}}

    /// Reads the headers of an error; those that its answer lacks are nil.
    {{access}}init(_ error: {{symbols.RouterError}}) throws {
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }
}
{{/errorHeaders}}
{{/methods}}

"""#),
("NewType.mustache", #"""
{{access}}struct {{name}}: {{symbols.NewType}}{{#conformances}}, {{.}}{{/conformances}} {
    /// The value as it travels.
    {{access}}var rawValue: {{rawType}}

    /// Gives a raw value its type.
    {{access}}init(rawValue: {{rawType}}) {
        self.rawValue = rawValue
    }
}

"""#),
("OpenEnumeration.mustache", #"""
{{access}}enum {{name}}: {{symbols.OpenEnum}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}
{{/cases}}
    /// A value that the description does not list.
    case {{unknownCase}}({{rawType}})

    /// The values that the description lists.
    {{access}}static let allKnownCases: [{{name}}] = [{{caseList}}]

    /// The case of a value.
    {{access}}init(rawValue: {{rawType}}) {
{{#hasCases}}
        switch rawValue {
{{#cases}}
        case {{value}}: self = .{{reference}}
{{/cases}}
        default: self = .{{unknownCase}}(rawValue)
        }
{{/hasCases}}
{{^hasCases}}
        self = .{{unknownCase}}(rawValue)
{{/hasCases}}
    }

    /// The value as it travels.
    {{access}}var rawValue: {{rawType}} {
        switch self {
{{#cases}}
        case .{{reference}}: {{value}}
{{/cases}}
        case .{{unknownCase}}(let value): value
        }
    }
}

"""#),
("Options.mustache", #"""
{{> Documentation}}
{{access}}struct {{name}}: {{symbols.Sendable}} {
    {{> Properties}}

    {{> Initializer}}
}

"""#),
("Outcomes.mustache", #"""
{{> Documentation}}
{{access}}enum {{name}}: {{symbols.Sendable}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}{{#type}}({{.}}){{/type}}
{{/cases}}

    /// Reads the answer that a response is.
    {{access}}init(_ response: {{symbols.RouteResponse}}) throws {
        switch response.statusCode {
{{#cases}}
        {{pattern}}: self = .{{reference}}{{#value}}({{.}}){{/value}}
{{/cases}}
{{#needsDefault}}
        default: throw response.unexpectedStatus()
{{/needsDefault}}
        }
    }
}

"""#),
("Properties.mustache", #"""
{{#properties}}
{{> Documentation}}
{{^hasStorage}}
{{access}}{{introducer}} {{name}}: {{type}}
{{/hasStorage}}
{{#hasStorage}}
{{^storage.setter}}
{{access}}var {{name}}: {{type}} { {{storage.getter}} }
{{/storage.setter}}
{{#storage.setter}}
{{access}}var {{name}}: {{type}} {
    get { {{storage.getter}} }
    set { {{storage.name}} = {{storage.setter}} }
}
{{/storage.setter}}
{{#storage.type}}
{{storage.access}}{{introducer}} {{storage.name}}: {{storage.type}}
{{/storage.type}}
{{/hasStorage}}
{{/properties}}

"""#),
("Router.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
{{^hasCases}}
    {{access}}enum {{name}}: {{symbols.Router}} {}
{{/hasCases}}
{{#hasCases}}
    {{access}}enum {{name}}: {{symbols.Router}} {
{{#cases}}
{{^isFirst}}

{{/isFirst}}
        {{> Documentation}}
        case {{name}}{{#hasParameters}}({{parameterList}}){{/hasParameters}}
{{/cases}}
{{#optionTypes}}

        {{> Options}}
{{/optionTypes}}
    }
{{/hasCases}}
}

nonisolated extension {{qualifiedName}} {
    /// What the description says about the route, for interceptors, stubs and logs.
    {{access}}var route: {{symbols.Route}} {
{{#hasCases}}
        switch self {
{{#cases}}
        case .{{reference}}: Self.{{route.reference}}
{{/cases}}
        }
{{/hasCases}}
{{^hasCases}}
        switch self {}
{{/hasCases}}
    }

    /// Adds everything that the route sends to a request.
    {{access}}func build(_ request: inout {{symbols.RequestBuilder}}, with configuration: {{configurationType}}) {
{{#commonStatements}}
        {{> Statement}}
{{/commonStatements}}
{{#hasCases}}
        switch self {
{{#cases}}
        case .{{reference}}{{#hasBindings}}({{bindingList}}){{/hasBindings}}:
{{#statements}}
            {{> Statement}}
{{/statements}}
{{^hasStatements}}
            break
{{/hasStatements}}
{{/cases}}
        }
{{/hasCases}}
{{^hasCases}}
        switch self {}
{{/hasCases}}
    }
{{#cases}}

{{^route.hasSamples}}
    private static let {{route.name}} = {{symbols.Route}}({{route.argumentList}})
{{/route.hasSamples}}
{{#route.hasSamples}}
    private static let {{route.name}} = {{symbols.Route}}(
{{#route.arguments}}
        {{label}}: {{value}},
{{/route.arguments}}
        samples: [
{{#route.samples}}
{{#body}}
            {{symbols.RouteSample}}(status: {{status}}, contentType: {{contentType}}, body: {{body}}){{^isLast}},{{/isLast}}
{{/body}}
{{^body}}
            {{symbols.RouteSample}}(
                status: {{status}},
                contentType: {{contentType}},
                body: {{numberSigns}}"""
{{#lines}}
                    {{.}}
{{/lines}}
                    """{{numberSigns}}
            ){{^isLast}},{{/isLast}}
{{/body}}
{{/route.samples}}
        ]
    )
{{/route.hasSamples}}
{{/cases}}
}

"""#),
("Server.mustache", #"""
/// The places where the API answers.
{{access}}enum {{name}}: {{symbols.Sendable}} {
{{#cases}}
{{^isFirst}}

{{/isFirst}}
    {{> Documentation}}
    case {{name}}{{#hasParameters}}({{parameterList}}){{/hasParameters}}
{{/cases}}
{{#variables}}

    {{> Documentation}}
    {{access}}enum {{name}}: {{symbols.String}}, {{symbols.CaseIterable}}, {{symbols.Sendable}} {
{{#cases}}
        case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/cases}}
    }
{{/variables}}

    /// The base URL of the server.
    {{access}}var url: {{symbols.String}} {
        switch self {
{{#cases}}
        case .{{reference}}{{#hasBindings}}({{bindingList}}){{/hasBindings}}: {{url}}
{{/cases}}
        }
    }
}

"""#),
("Statement.mustache", #"""
{{#call}}
request.{{method}}({{argumentList}})
{{/call}}
{{#object}}
request.json { json in
    json.beginObject()
{{#fields}}
    json.{{method}}({{argumentList}})
{{/fields}}
    json.endObject()
}
{{/object}}
{{#branches}}
{{^isFirst}}} else {{/isFirst}}if {{condition}} {
{{#calls}}
    request.{{method}}({{argumentList}})
{{/calls}}
{{#isLast}}
}
{{/isLast}}
{{/branches}}

"""#),
("Structure.mustache", #"""
{{access}}struct {{name}}: {{#isModel}}{{symbols.JSONModel}}{{/isModel}}{{^isModel}}{{symbols.Sendable}}{{/isModel}}{{#conformances}}, {{.}}{{/conformances}} {
{{#hasProperties}}
    {{> Properties}}

{{/hasProperties}}
{{#sharedStorage}}
    private let {{property}}: {{type}}

    /// Reads the value from JSON.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        {{property}} = try {{type}}(json.object({{nameLiteral}}))
    }
{{/sharedStorage}}
{{^sharedStorage}}
    {{> Initializer}}
{{#isModel}}

    /// Reads the value from JSON.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
{{#hasReads}}
        let object = try json.object({{nameLiteral}})
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
{{/hasReads}}
{{^hasReads}}
        _ = try json.object({{nameLiteral}})
{{/hasReads}}
    }
{{/isModel}}
{{/sharedStorage}}
{{#isModel}}

    /// Writes the value as JSON.
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        json.beginObject()
{{#writes}}
        json.{{method}}({{argumentList}})
{{/writes}}
        json.endObject()
    }
{{/isModel}}
{{#sharedStorage}}

    /// The fields, in one place for all copies of a value.
    private final class {{type}}: {{symbols.Sendable}} {
{{#fields}}
        let {{name}}: {{type}}
{{/fields}}

        init(_ object: {{symbols.JSONObjectReader}}) throws {
{{#reads}}
            {{target}} = {{value}}
{{/reads}}
        }
    }
{{/sharedStorage}}
}

"""#),
("Tuple.mustache", #"""
{{access}}struct {{name}}: {{symbols.JSONModel}}{{#conformances}}, {{.}}{{/conformances}} {
    {{> Properties}}

    {{> Initializer}}

    /// Reads the value from a JSON array.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        let array = try json.array({{nameLiteral}})
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }

    /// Writes the value as a JSON array.
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        json.beginArray()
{{#writes}}
        json.{{method}}({{argumentList}})
{{/writes}}
        json.endArray()
    }
}

"""#),
("Type.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Declaration}}
{{#parts}}

    {{> Declaration}}
{{/parts}}
}

"""#),
("Union.mustache", #"""
{{access}}enum {{name}}: {{symbols.JSONModel}}{{#conformances}}, {{.}}{{/conformances}} {
{{#variants}}
    {{> Documentation}}
    {{#isIndirect}}indirect {{/isIndirect}}case {{name}}({{type}})
{{/variants}}
{{#tag}}
    /// A value whose tag the description does not list.
{{/tag}}
{{^tag}}
    /// A value that fits no variant.
{{/tag}}
    case {{unknownCase}}({{symbols.JSON}})

{{#tag}}
    /// Reads the variant that the tag names.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        switch try json.tag({{tag}}) {
{{#variants}}
        case {{tagValue}}: self = .{{reference}}(try {{type}}(json: json))
{{/variants}}
        default: self = .{{unknownCase}}(try {{symbols.JSON}}(json: json))
        }
    }

    /// Writes the variant with its tag.
{{/tag}}
{{^tag}}
    /// Reads the variant that keeps the most of the value.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        let variant: {{name}}? = json.bestMatch([
{{#variants}}
            { .{{reference}}(try {{type}}(json: $0)) },
{{/variants}}
        ])
        self = try variant ?? .{{unknownCase}}({{symbols.JSON}}(json: json))
    }

    /// Writes the variant.
{{/tag}}
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        switch self {
{{#variants}}
{{#tag}}
        case .{{reference}}(let value): json.tagged({{tag}}, {{tagValue}}, value)
{{/tag}}
{{^tag}}
        case .{{reference}}(let value): value.write(json: &json)
{{/tag}}
{{/variants}}
        case .{{unknownCase}}(let value): value.write(json: &json)
        }
    }
}

"""#),
("template.yml", #"""
# The pack that `routergen generate` uses unless another is named.
description: Routers, models and a client on RoutergenRuntime.
templates: 1.0          # version of the context that the templates are written for
models: json            # what models conform to: json (JSONModel of RoutergenRuntime) or codable
library: RoutergenRuntime
imports: [Foundation, RoutergenRuntime]
escape: none            # what {{…}} escapes: none (Swift) or html
line_length: 100        # longer lines are broken at their brackets; left out: lines stay as they are
files:
  # `for` is api (one file) or a list of the context: one file for each item, whose keys stand beside
  # those of the whole API.
  - { template: API, for: api, path: "{{file}}" }
  - { template: Router, for: routers, path: "Routers/{{file}}" }
  - { template: Client, for: clients, path: "Clients/{{file}}" }
  - { template: Type, for: types, path: "Models/{{file}}" }

"""#),
        ],
        "Moya": [
("Router.mustache", #"""
{{<Routes}}
{{$header}}
{{> TargetHeader}}
{{/header}}
{{$conformance}}{{#configuration}}{{^missingValue}}TargetType, {{/missingValue}}{{/configuration}}{{symbols.Sendable}}{{/conformance}}
{{$method}}Alamofire.HTTPMethod{{/method}}
{{$standard}}
{{#configuration}}
{{^missingValue}}
        /// The base URL of the standard configuration.
        {{access}}var baseURL: {{symbols.URL}} { with(Configuration()).baseURL }

        /// The path behind the base URL.
        {{access}}var path: {{symbols.String}} { with(Configuration()).path }

        /// The headers of the request.
        {{access}}var headers: [{{symbols.String}}: {{symbols.String}}]? { with(Configuration()).headers }

        /// The query and the body.
        {{access}}var task: Moya.Task { with(Configuration()).task }

{{/missingValue}}
{{/configuration}}
        /// The statuses that the description calls a success.
        {{access}}var validationType: ValidationType {
{{#hasCases}}
            switch self {
{{#cases}}
            case .{{reference}}: {{#route.statusCodes}}.customCodes({{.}}){{/route.statusCodes}}{{^route.statusCodes}}.successCodes{{/route.statusCodes}}
{{/cases}}
            }
{{/hasCases}}
{{^hasCases}}
            switch self {}
{{/hasCases}}
        }

        /// An answer of the description, for stubs; empty where it has none.
        {{access}}var sampleData: {{symbols.Data}} {
{{#hasCases}}
            switch self {
{{#cases}}
            case .{{reference}}: {{#route.sampleBody}}{{symbols.Data}}({{.}}.utf8){{/route.sampleBody}}{{^route.sampleBody}}{{symbols.Data}}(){{/route.sampleBody}}
{{/cases}}
            }
{{/hasCases}}
{{^hasCases}}
            switch self {}
{{/hasCases}}
        }

{{/standard}}
{{$configured}}

        /// The route with a configuration, for a `MoyaProvider<{{namespace}}.Target>`.
        {{access}}func with(_ configuration: Configuration) -> Target {
            Target(
                builder(with: configuration), method: method, baseURL: configuration.baseURL,
                validationType: validationType, sampleData: sampleData
            )
        }
{{/configured}}
{{/Routes}}

"""#),
("Target.mustache", #"""
{{> TargetHeader}}
nonisolated extension {{namespace}} {
    /// A route with its configuration.
    {{access}}struct Target: TargetType, {{symbols.Sendable}} {
        /// The base URL.
        {{access}}let baseURL: {{symbols.URL}}
        /// The path behind the base URL.
        {{access}}let path: {{symbols.String}}
        /// The method of the request.
        {{access}}let method: Alamofire.HTTPMethod
        /// The headers of the request.
        {{access}}let headers: [{{symbols.String}}: {{symbols.String}}]?
        /// An answer of the description, for stubs; empty where it has none.
        {{access}}let sampleData: {{symbols.Data}}
        private let statusCodes: [{{symbols.Int}}]?
        private let request: {{symbols.Result}}<{{symbols.URLRequest}}, any {{symbols.Error}}>
        /// Whether Moya makes the same URL of the base URL and the path.
        private let isPlain: {{symbols.Bool}}
        /// The parts that Moya puts together.
        private let parts: [RequestBuilder.Part]?

        init(
            _ builder: RequestBuilder, method: Alamofire.HTTPMethod, baseURL: {{symbols.String}},
            validationType: ValidationType, sampleData: {{symbols.Data}}
        ) {
            let request = {{symbols.Result}} { try builder.urlRequest() }
            let url = try? request.get().url
            self.method = method
            self.request = request
            self.sampleData = sampleData
            statusCodes = if case .customCodes(let codes) = validationType { codes } else { nil }
            let (base, path) = Self.parts(of: url, baseURL: baseURL)
            self.baseURL = base
            self.path = path
            // A target has no place for a timeout.
            isPlain =
                builder.timeoutInterval == nil
                && url == (path.isEmpty ? base : base.appendingPathComponent(path))
            parts = isPlain ? builder.plainParts : nil
            var headers = try? request.get().allHTTPHeaderFields
            // Moya writes the body itself, and the boundary is its own.
            if parts != nil { headers?["Content-Type"] = nil }
            self.headers = headers
        }

        /// The statuses that the description calls a success.
        {{access}}var validationType: ValidationType {
            statusCodes.map { .customCodes($0) } ?? .successCodes
        }

        /// The query and the body; what went wrong is thrown when the request is made.
        {{access}}var task: Moya.Task {
            if let parts {
                return .uploadMultipart(
                    parts.map {
                        .init(
                            provider: .data($0.data), name: $0.name, fileName: $0.fileName,
                            mimeType: $0.contentType)
                    })
            }
            if isPlain, let request = try? request.get() {
                return request.httpBody.map { .requestData($0) } ?? .requestPlain
            }
            return .requestParameters(parameters: [:], encoding: RouteEncoding(request: request))
        }

        /// The base URL and what comes behind it, decoded; a server of the route's own is its base.
        private static func parts(of url: {{symbols.URL}}?, baseURL: {{symbols.String}}) -> ({{symbols.URL}}, {{symbols.String}}) {
            let base = {{symbols.URL}}(string: baseURL) ?? {{symbols.URL}}(fileURLWithPath: "/")
            guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
            else { return (base, "") }
            components.query = nil
            guard let text = components.string else { return (base, "") }
            if text.hasPrefix(baseURL) {
                let rest = text.dropFirst(baseURL.count)
                return (base, rest.removingPercentEncoding ?? {{symbols.String}}(rest))
            }
            let path = components.path
            components.path = ""
            return (components.url ?? base, path)
        }
    }

    /// The query and the body of a route, as it encodes them itself.
    private struct RouteEncoding: Alamofire.ParameterEncoding {
        let request: {{symbols.Result}}<{{symbols.URLRequest}}, any {{symbols.Error}}>

        func encode(_ urlRequest: any {{symbols.URLRequestConvertible}}, with parameters: Alamofire.Parameters?)
            throws -> {{symbols.URLRequest}}
        {
            var result = try urlRequest.asURLRequest()
            let request = try request.get()
            result.url = request.url
            result.httpBody = request.httpBody
            result.timeoutInterval = request.timeoutInterval
            return result
        }
    }
}

"""#),
("TargetHeader.mustache", #"""
// swift-format-ignore-file
// {{header}}

import Alamofire
{{#imports}}
import {{.}}
{{/imports}}
import Moya

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif


"""#),
("template.yml", #"""
# Targets for Moya 15, with models that are plain Codable: what differs from the pack for Alamofire.
description: Routers that are TargetType, and Codable models, for Moya 15.
templates: 1.0
extends: Alamofire
files:
  - { template: API, for: api, path: "{{file}}" }
  - { template: JSON, for: api, path: "Support/{{namespace}}+JSON.swift" }
  - { template: Values, for: api, path: "Support/{{namespace}}+Values.swift" }
  - { template: Coding, for: api, path: "Support/{{namespace}}+Coding.swift" }
  - { template: RequestBuilder, for: api, path: "Support/{{namespace}}+RequestBuilder.swift" }
  - { template: Target, for: api, path: "Support/{{namespace}}+Target.swift" }
  - { template: Router, for: routers, path: "Routers/{{file}}" }
  - { template: Type, for: types, path: "Models/{{file}}" }

"""#),
        ],
    ]
}
