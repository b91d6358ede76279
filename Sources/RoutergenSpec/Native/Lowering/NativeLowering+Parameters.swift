import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// What every request of the file carries.
    mutating func commonParameters() -> [Parameter] {
        let query = document.query.compactMap { parameter($0, .query) }
        return distinct(query + scope.headers.compactMap { parameter($0, .header) }, besides: [])
    }

    mutating func parameter(
        _ field: NativeField, _ location: Parameter.Location
    ) -> Parameter? {
        guard let (type, source) = value(of: field, sendsText: true) else { return nil }
        let range = field.typeRange
        guard checkShape(type, at: range, location) else { return nil }
        if location == .path, type.isOptional {
            diagnostics.error(
                "optional-path-parameter",
                "a path parameter cannot be optional, found '\(type.spelling)'", at: range)
            return nil
        }
        if let style = field.style { checkStyle(style, wireShape(type), type, location) }
        return Parameter(
            location: location, name: name(field.name, field.attributes),
            documentation: documentation(field.attributes), type: type, source: source,
            style: field.style?.value ?? .standard,
            example: field.example.flatMap { example($0, type) })
    }

    /// The type of a field and where its value comes from.
    ///
    /// - Parameter sendsText: whether the value travels as text, as it does but in JSON and property
    ///   lists.
    mutating func value(
        of field: NativeField, sendsText: Bool, allowsFiles: Bool = false
    ) -> (TypeReference, Parameter.Source)? {
        let hint = unknownTypeHint
        defer { unknownTypeHint = hint }
        switch field.content {
        case .unreadable: return nil
        case .configuration(let name):
            return configurationType(name).map { ($0, .configuration(name.value)) }
        case .typed(let use, let written):
            if case .name(let name) = use.expression.kind, name.first?.isUppercase != true {
                unknownTypeHint += ", or write { const: \(shortened(name)) } for a fixed value"
            }
            guard let type = type(use, allowsFiles: allowsFiles) else { return nil }
            let value = written.flatMap { defaultValue($0, type) }
            return (type, .argument(defaultValue: value))
        case .constant(let constant, let use):
            checkNoReference(constant)
            guard let use else {
                return inferred(constant, asWritten: sendsText).map { ($1, .constant($0)) }
            }
            guard let type = type(use) else { return nil }
            return literal(constant, type, "the constant", "constant-type").map {
                (type, .constant($0))
            }
        }
    }

    /// `Client-ID $client_id` would travel as it stands, dollar sign and all.
    private mutating func checkNoReference(_ constant: NativeConstant) {
        guard case .node(let node) = constant, let text = node.scalar?.text else { return }
        let isQuoted = node.scalar?.isQuoted == true
        let words = text.split { !($0 == "$" || $0 == "_" || $0.isLetter || $0.isNumber) }
        let reference = words.first { word in
            word.first == "$" && configurationTypes[String(word.dropFirst())] != nil
        }
        guard let reference, !isQuoted else { return }
        usage.useConfiguration(String(reference.dropFirst()))
        diagnostics.error(
            "config-syntax", "'\(reference)' must be the whole value, found '\(shortened(text))'",
            at: node.range,
            suggestion: "write the text in quotes if the dollar sign is meant as it is")
    }

    private mutating func checkShape(
        _ type: TypeReference, at range: SourceRange, _ location: Parameter.Location
    ) -> Bool {
        switch wireShape(type) {
        case .unknown: return false
        case .simple, .list, .any: return true
        case .object where location == .query: return true
        case .object, .nested:
            let expected =
                location == .query
                ? "simple values, lists of them or objects" : "simple values or lists of them"
            diagnostics.error(
                "parameter-type",
                "\(FieldRole.parameter(location).inWords) holds \(expected), "
                    + "found '\(type.spelling)'",
                at: range)
            return false
        }
    }

    /// Reports a style that the type or the place cannot have.
    mutating func checkStyle(
        _ style: Located<Parameter.Style>, _ shape: WireShape, _ type: TypeReference,
        _ location: Parameter.Location?
    ) {
        let isForObjects = [.deep, .brackets, .dot].contains(style.value)
        let isForLists = ![.deep, .dot].contains(style.value)
        let isJoined = [.comma, .space, .pipe].contains(style.value)
        let fits =
            switch shape {
            case .list: isForLists
            case .object: isForObjects
            case .any, .unknown: true
            case .simple, .nested: false
            }
        guard fits else {
            diagnostics.error(
                "style-type",
                "style '\(style.value.rawValue)' does not fit '\(type.spelling)'", at: style.range,
                suggestion: hint(shape))
            return
        }
        guard let location, location != .query, !isJoined else { return }
        diagnostics.error(
            "style-place",
            "style '\(style.value.rawValue)' is only for queries and forms", at: style.range,
            suggestion: "expected 'comma', 'space' or 'pipe'")
    }

    private func hint(_ shape: WireShape) -> String {
        switch shape {
        case .list: "lists have 'comma', 'repeat', 'brackets', 'indexed', 'space' or 'pipe'"
        case .object: "objects have 'deep', 'brackets' or 'dot'"
        default: "styles are for lists and objects"
        }
    }

    /// Leaves out, and reports, what would be sent twice under one name.
    mutating func distinct(_ parameters: [Parameter], besides others: [Parameter]) -> [Parameter] {
        var seen: [String: SourceRange] = [:]
        for other in others { seen[wireKey(other)] = other.name.origin }
        return parameters.filter { parameter in
            let key = wireKey(parameter)
            guard let earlier = seen[key] else {
                seen[key] = parameter.name.origin
                return true
            }
            let what = parameter.location == .query ? "query parameter" : "\(parameter.location)"
            diagnostics.error(
                "duplicate-name", "\(what) '\(parameter.name.wire)' is sent already",
                at: parameter.name.origin,
                notes: [Diagnostic.Note("it stands here", at: earlier)])
            return false
        }
    }

    /// The names of headers are equal in upper and lower case (RFC 9110, section 5.1).
    private func wireKey(_ parameter: Parameter) -> String {
        let name = parameter.name.wire
        return "\(parameter.location) \(parameter.location == .header ? name.lowercased() : name)"
    }
}

extension NativeField {
    /// The place of the type, or of what stands for it.
    var typeRange: SourceRange {
        switch content {
        case .typed(let use, _): use.expression.range
        case .constant(let constant, let use): use?.expression.range ?? constant.range
        case .configuration(let name): name.range
        case .unreadable: name.range
        }
    }
}
