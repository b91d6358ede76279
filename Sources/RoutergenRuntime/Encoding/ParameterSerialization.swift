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

extension [UInt8] {
    /// Appends a value to a path segment.
    mutating func appendSegment(
        named name: String, _ content: ParameterContent, style: ParameterStyle
    ) {
        switch style {
        case .label where !content.flattened.isEmpty:
            append(UInt8(ascii: "."))
            appendParameter(content, delimiter: .comma)
        case .labelExploded:
            for pair in content.pairs {
                append(UInt8(ascii: "."))
                append(pair)
            }
        case .matrix where !content.flattened.isEmpty:
            append(UInt8(ascii: ";"))
            appendPercentEncoded(name)
            append(.equals)
            appendParameter(content, delimiter: .comma)
        case .matrixExploded:
            for pair in content.pairs {
                append(UInt8(ascii: ";"))
                append((pair.name ?? name, pair.text))
            }
        case .pairs:
            for (index, pair) in content.pairs.enumerated() {
                if index > 0 { append(.comma) }
                append(pair)
            }
        case .label, .matrix: break
        default: appendParameter(content, delimiter: style.delimiter)
        }
    }

    /// `a=1`, or the text alone where it has no name.
    private mutating func append(_ pair: (name: String?, text: String)) {
        if let name = pair.name {
            appendPercentEncoded(name)
            append(.equals)
        }
        appendPercentEncoded(pair.text)
    }

    /// Appends a value as one percent-encoded text: `1,2`.
    mutating func appendParameter(
        _ content: ParameterContent, delimiter: ParameterStyle.Delimiter
    ) {
        if case .text(let text) = content { return appendPercentEncoded(text) }
        for (index, text) in content.flattened.enumerated() {
            if index > 0 { append(contentsOf: delimiter.urlText.utf8) }
            appendPercentEncoded(text)
        }
    }

    /// Appends the items of a value to a query or a form, each `name=value`, joined with `&`.
    mutating func appendItems(
        named name: String, _ content: ParameterContent, style: ParameterStyle
    ) {
        if case .text(let text) = content { return appendItem(named: name, text) }
        if style == .pairs {
            guard !content.flattened.isEmpty else { return }
            appendName(name)
            append(.equals)
            return appendSegment(named: name, content, style: .pairs)
        }
        if let delimiter = style.queryDelimiter {
            guard !content.flattened.isEmpty else { return }
            appendName(name)
            append(.equals)
            return appendParameter(content, delimiter: delimiter)
        }
        if style == .repeat, case .fields(let fields) = content {
            for field in fields {
                appendNested(name: field.name, field.content, style: style)
            }
            return
        }
        appendNested(name: name, content, style: style)
    }

    /// `name` grows on the way down: `filter`, `filter[owner]`, `filter[owner][id]`.
    private mutating func appendNested(
        name: String, _ content: ParameterContent, style: ParameterStyle
    ) {
        switch content {
        case .absent: break
        case .text(let text): appendItem(named: name, text)
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                appendNested(
                    name: style.elementName(name, index: index, of: element), element, style: style)
            }
        case .fields(let fields):
            for field in fields {
                appendNested(
                    name: style.fieldName(name, field.name), field.content, style: style)
            }
        }
    }

    private mutating func appendItem(named name: String, _ text: String) {
        appendName(name)
        append(.equals)
        appendPercentEncoded(text)
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
