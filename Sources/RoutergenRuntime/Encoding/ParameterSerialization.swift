// How the styles of `ParameterStyle` are spelled in bytes.

extension ParameterStyle {
    /// What separates the parts of a value that is written as one.
    enum Delimiter: Sendable {
        case comma
        case space
        case pipe
        case tab

        /// As part of a URL.
        var urlText: String {
            switch self {
            case .tab: "%09"
            case .comma: ","
            case .space: "%20"
            case .pipe: "%7C"
            }
        }

        /// As part of a header.
        var plainText: String {
            switch self {
            case .tab: "\t"
            case .comma: ","
            case .space: " "
            case .pipe: "|"
            }
        }
    }

    /// The delimiter where a location allows only one value: path, header, cookie.
    var delimiter: Delimiter {
        switch self {
        case .space: .space
        case .pipe: .pipe
        case .tab: .tab
        default: .comma
        }
    }

    /// The delimiter of a query item; nil where arrays and objects become several items.
    fileprivate var queryDelimiter: Delimiter? {
        switch self {
        case .comma: .comma
        case .space: .space
        case .pipe: .pipe
        case .tab: .tab
        default: nil
        }
    }
}

extension ParameterContent {
    /// The texts of a value from left to right: `{a: 1, b: [2, 3]}` → `a`, `1`, `b`, `2`, `3`.
    var flattened: [String] {
        switch self {
        case .absent: []
        case .text(let text): [text]
        case .list(let elements): elements.flatMap(\.flattened)
        case .fields(let fields):
            fields.flatMap { field in
                let texts = field.content.flattened
                return texts.isEmpty ? [] : [field.name] + texts
            }
        }
    }

    /// The texts of a value, each field as one: `{a: 1, b: 2}` → `a=1`, `b=2`.
    var pairs: [(name: String?, text: String)] {
        guard case .fields(let fields) = self else { return flattened.map { (nil, $0) } }
        return fields.flatMap { field in
            field.content.flattened.map { (field.name, $0) }
        }
    }

    /// The value as one text for a header: `1,2`.
    func joined(_ style: ParameterStyle) -> String {
        let delimiter = style.delimiter
        if case .text(let text) = self { return text }
        if style == .pairs {
            return pairs.map { pair in pair.name.map { "\($0)=\(pair.text)" } ?? pair.text }
                .joined(separator: ",")
        }
        return flattened.joined(separator: delimiter.plainText)
    }
}

extension ParameterContent {
    /// The items of a value in a query or a form, without any encoding: `[("ids", "1"), ("ids", "2")]`.
    func items(named name: String, style: ParameterStyle) -> [(name: String, text: String)] {
        guard !isNothing else { return [] }
        switch style {
        case .comma, .space, .pipe, .tab, .pairs: return [(name, joined(style))]
        default:
            var items: [(name: String, text: String)] = []
            visitItems(named: name, style) { items.append(($0, $1)) }
            return items
        }
    }

    /// Visits the items of a style that makes several of arrays and objects.
    fileprivate func visitItems(
        named name: String, _ style: ParameterStyle, _ visit: (String, String) -> Void
    ) {
        if style == .repeat, case .fields(let fields) = self {
            for field in fields { field.content.visitNested(name: field.name, style, visit) }
        } else {
            visitNested(name: name, style, visit)
        }
    }

    /// `name` grows on the way down: `filter`, `filter[owner]`, `filter[owner][id]`.
    private func visitNested(
        name: String, _ style: ParameterStyle, _ visit: (String, String) -> Void
    ) {
        switch self {
        case .absent: break
        case .text(let text): visit(name, text)
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                let name = style.elementName(name, index: index, of: element)
                element.visitNested(name: name, style, visit)
            }
        case .fields(let fields):
            for field in fields {
                field.content.visitNested(name: style.fieldName(name, field.name), style, visit)
            }
        }
    }
}

extension [UInt8] {
    /// Appends a value to a path segment.
    mutating func appendSegment(
        named name: String, _ content: ParameterContent, style: ParameterStyle,
        escaping: Escaping = .all
    ) {
        switch style {
        case .label where !content.flattened.isEmpty:
            append(UInt8(ascii: "."))
            appendParameter(content, delimiter: .comma, escaping)
        case .labelExploded:
            for pair in content.pairs {
                append(UInt8(ascii: "."))
                append(pair, escaping)
            }
        case .matrix where !content.flattened.isEmpty:
            append(UInt8(ascii: ";"))
            appendPercentEncoded(name)
            append(.equals)
            appendParameter(content, delimiter: .comma, escaping)
        case .matrixExploded:
            for pair in content.pairs {
                append(UInt8(ascii: ";"))
                append((pair.name ?? name, pair.text), escaping)
            }
        case .pairs:
            for (index, pair) in content.pairs.enumerated() {
                if index > 0 { append(.comma) }
                append(pair, escaping)
            }
        case .label, .matrix: break
        default: appendParameter(content, delimiter: style.delimiter, escaping)
        }
    }

    /// `a=1`, or the text alone where it has no name.
    private mutating func append(_ pair: (name: String?, text: String), _ escaping: Escaping) {
        if let name = pair.name {
            appendPercentEncoded(name)
            append(.equals)
        }
        appendPercentEncoded(pair.text, escaping)
    }

    /// Appends a value as one percent-encoded text: `1,2`.
    private mutating func appendParameter(
        _ content: ParameterContent, delimiter: ParameterStyle.Delimiter, _ escaping: Escaping
    ) {
        if case .text(let text) = content { return appendPercentEncoded(text, escaping) }
        for (index, text) in content.flattened.enumerated() {
            if index > 0 { append(contentsOf: delimiter.urlText.utf8) }
            appendPercentEncoded(text, escaping)
        }
    }

    /// Appends the items of a value to a query or a form, each `name=value`, joined with `&`.
    mutating func appendItems(
        named name: String, _ content: ParameterContent, style: ParameterStyle,
        escaping: Escaping = .all
    ) {
        if case .text(let text) = content { return appendItem(named: name, text, escaping) }
        guard style == .pairs || style.queryDelimiter != nil else {
            return content.visitItems(named: name, style) { appendItem(named: $0, $1, escaping) }
        }
        guard !content.flattened.isEmpty else { return }
        appendName(name)
        append(.equals)
        if let delimiter = style.queryDelimiter {
            appendParameter(content, delimiter: delimiter, escaping)
        } else {
            appendSegment(named: name, content, style: .pairs, escaping: escaping)
        }
    }

    private mutating func appendItem(named name: String, _ text: String, _ escaping: Escaping) {
        appendName(name)
        append(.equals)
        appendPercentEncoded(text, escaping)
    }

    private mutating func appendName(_ name: String) {
        if !isEmpty { append(.ampersand) }
        appendPercentEncoded(name)
    }
}

extension ParameterStyle {
    /// The name of an array's element. Arrays and objects in an array are numbered where the style does not
    /// say otherwise, because `a[x]=1&a[y]=2` does not say whether that is one object or two.
    fileprivate func elementName(
        _ name: String, index: Int, of element: ParameterContent
    ) -> String {
        switch (self, element) {
        case (.brackets, _): "\(name)[]"
        case (.indexed, _): "\(name)[\(index)]"
        case (_, .text), (_, .absent): name
        case (.dot, _): "\(name).\(index)"
        default: "\(name)[\(index)]"
        }
    }

    fileprivate func fieldName(_ name: String, _ field: String) -> String {
        self == .dot ? "\(name).\(field)" : "\(name)[\(field)]"
    }
}
