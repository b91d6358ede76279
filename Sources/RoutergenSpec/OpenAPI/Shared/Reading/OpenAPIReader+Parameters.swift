import RoutergenSyntax

extension OpenAPIReader {
    /// OpenAPI 3.2, "Parameter Object"; Swagger 2.0, "Parameter Object".
    mutating func parameter(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> OpenAPIParameter? {
        guard let mapping = mapping(node, what()) else { return nil }
        let keys = parameterKeys(mapping)
        checkKeys(mapping, keys)
        let nameNode = required("name", of: mapping, keys, at: node.range)
        let locationNode = required("in", of: mapping, keys, at: node.range)
        let name = nameNode.flatMap { self.name($0, "'name'") }
        let location = locationNode.flatMap { self.location($0, of: mapping) }
        guard let name, let location else { return nil }
        var parameter = OpenAPIParameter(
            name: name, location: location,
            serialization: format == .swagger2
                ? swaggerSerialization(of: mapping, in: location)
                : serialization(of: mapping, in: location),
            value: format == .swagger2
                ? swaggerValue(of: mapping, in: location, at: node.range) : value(of: mapping),
            range: node.range)
        parameter.isRequired = isRequired(mapping, location, name)
        parameter.description = text("description", of: mapping)
        parameter.isDeprecated = mapping["deprecated"].map { deprecation($0) } ?? false
        parameter.allowsEmptyValue = flag("allowEmptyValue", of: mapping)
        parameter.example = mapping["example"] ?? mapping["x-example"]
        parameter.examples = format == .swagger2 ? [] : examples(of: mapping)
        parameter.codeName = codeName(mapping)
        parameter.extensions = extensions(of: mapping)
        reportMissingType(of: parameter)
        return parameter
    }

    private func parameterKeys(_ mapping: Mapping) -> ObjectKeys {
        guard format == .swagger2 else { return .parameter }
        return mapping["in"]?.scalar?.text == "body" ? .swaggerBodyParameter : .swaggerParameter
    }

    /// A parameter at a place that nobody knows is left out; a body that would not be sent is a mistake.
    private mutating func location(
        _ node: Node, of parameter: Mapping
    ) -> OpenAPIParameter.Location? {
        guard let name = name(node, "'in'") else { return nil }
        let locations = OpenAPIParameter.Location.known(in: format)
        if let location = locations.first(where: { $0.rawValue == name.value }) { return location }
        let names = locations.map(\.rawValue)
        let problem = "unknown place '\(shortened(name.value))' of a parameter"
        let advice =
            Self.advice(on: name.value) ?? suggestion(for: name.value, among: names)
            ?? "expected \(inWords(names))"
        guard !["body", "formData"].contains(name.value) else {
            error("unknown-location", problem, at: node.range, suggestion: advice)
            return nil
        }
        let isRequired = flag("required", of: parameter)
        warning(
            "unknown-location",
            problem
                + (isRequired ? "; it is left out, although it is required" : "; it is left out"),
            at: node.range, suggestion: advice)
        return nil
    }

    private static func advice(on location: String) -> String? {
        switch location {
        case "body", "formData": "since OpenAPI 3.0 bodies go under 'requestBody'"
        case "querystring": "'querystring' belongs to OpenAPI 3.2"
        default: nil
        }
    }

    private mutating func isRequired(
        _ mapping: Mapping, _ location: OpenAPIParameter.Location, _ name: Located<String>
    ) -> Bool {
        let isRequired = flag("required", of: mapping)
        guard location == .path, !isRequired else { return isRequired }
        warning(
            "optional-path-parameter", "the path parameter '\(name.value)' needs 'required: true'",
            at: mapping["required"]?.range ?? name.range)
        return true
    }

    private mutating func reportMissingType(of parameter: OpenAPIParameter) {
        guard case .unspecified = parameter.value else { return }
        warning(
            "missing-key", "the parameter '\(parameter.name.value)' does not say its type",
            at: parameter.range)
    }

    /// `schema` or `content`, which exclude each other.
    mutating func value(of mapping: Mapping) -> ParameterValue {
        let content = content(of: mapping)
        if let node = mapping["schema"] {
            if let content = content.first {
                warning(
                    "ignored-key", "'content' beside 'schema' is ignored", at: content.name.range)
            }
            return schema(node, "'schema'").map { .schema($0) } ?? .unspecified
        }
        if content.count > 1 {
            warning(
                "ignored-key",
                "'content' of a parameter has one media type; the others are ignored",
                at: content[1].name.range)
        }
        return content.first.map { .content($0) } ?? .unspecified
    }
}

extension OpenAPIParameter.Location {
    /// The places that a version knows.
    static func known(in format: DescriptionFormat) -> [Self] {
        switch format {
        case .swagger2: [.path, .query, .header, .body, .formData]
        case .openAPI32: [.path, .query, .header, .cookie, .querystring]
        case .native, .openAPI30, .openAPI31: [.path, .query, .header, .cookie]
        }
    }
}

// MARK: - Styles

extension OpenAPIReader {
    /// OpenAPI 3.2, "Style Values", with the defaults of the place.
    mutating func serialization(
        of mapping: Mapping, in location: OpenAPIParameter.Location
    ) -> ParameterSerialization {
        let style =
            mapping["style"].flatMap { self.style($0, in: location) }
            ?? location.defaultStyle
        let explodes = mapping["explode"].flatMap { boolean($0, "explode") }
        return ParameterSerialization(
            style: style, explodes: explodes ?? (style == .form || style == .cookie),
            allowsReserved: flag("allowReserved", of: mapping))
    }

    private mutating func style(
        _ node: Node, in location: OpenAPIParameter.Location
    ) -> ParameterSerialization.Style? {
        guard let name = name(node, "'style'") else { return nil }
        let allowed = location.styles(in: format)
        if let style = allowed.first(where: { $0.rawValue == name.value }) { return style }
        let names = allowed.map(\.rawValue)
        let isKnown = ParameterSerialization.Style(rawValue: name.value) != nil
        if isKnown, name.value != "tabDelimited" {
            error(
                "misplaced-style", "the style '\(name.value)' does not fit here", at: node.range,
                suggestion: "expected \(inWords(names))")
        } else {
            error(
                "unknown-style", "unknown style '\(shortened(name.value))'", at: node.range,
                suggestion: suggestion(for: name.value, among: names)
                    ?? "expected \(inWords(names))")
        }
        return nil
    }
}

extension OpenAPIParameter.Location {
    var defaultStyle: ParameterSerialization.Style {
        switch self {
        case .path, .header: .simple
        case .query, .cookie, .querystring, .body, .formData: .form
        }
    }

    func styles(in format: DescriptionFormat) -> [ParameterSerialization.Style] {
        switch self {
        case .path: [.matrix, .label, .simple]
        case .header: [.simple]
        case .cookie: format == .openAPI32 ? [.form, .cookie] : [.form]
        case .query, .querystring, .body, .formData:
            [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        }
    }
}
