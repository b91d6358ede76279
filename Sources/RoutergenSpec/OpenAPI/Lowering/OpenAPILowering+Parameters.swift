import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// A parameter of a request; nil for headers that the specification leaves to other keywords.
    mutating func parameter(
        _ resolved: Resolved<OpenAPIParameter>, at place: Place
    ) -> Parameter? {
        let parameter = resolved.value
        guard let location = location(parameter) else { return nil }
        let own =
            self.name(of: resolved.target).map { Place(Place.capitalized($0)) }
            ?? place.child(parameter.name.value)
        let fixed = parameter.isRequired ? fixedValue(parameter.value) : nil
        let (use, encoding) =
            fixed.map { (SchemaUse($0.type), Parameter.Style.standard) }
            ?? value(parameter.value, parameter.serialization, location, at: own)
        reportEmptyValue(of: parameter, use.type)
        noteExamples(of: parameter, as: use)
        let annotations = schemaAnnotations(parameter.value)
        var documentation = Documentation(
            text: text(
                summary: nil,
                description: resolved.reference?.description ?? parameter.description
                    ?? annotations.documentation.text),
            isDeprecated: parameter.isDeprecated || annotations.documentation.isDeprecated)
        if documentation.text?.isEmpty == true { documentation.text = nil }

        var type = use.type
        var source = Parameter.Source.argument(defaultValue: nil)
        if let fixed {
            source = .constant(fixed.value)
        } else if let node = annotations.defaultValue, let value = coerced(node, to: type),
            !isLeftOut(value, location)
        {
            source = .argument(defaultValue: value)
        } else if !parameter.isRequired {
            type = .optional(type)
        }
        return Parameter(
            location: location,
            name: Name(
                parameter.name.value, override: parameter.codeName?.value,
                origin: parameter.name.range),
            documentation: documentation, type: type, source: source, style: encoding,
            allowsReserved: parameter.serialization.allowsReserved
                && (location == .query || location == .path))
    }

    /// `?flag=`: only text can be empty.
    private mutating func reportEmptyValue(of parameter: OpenAPIParameter, _ type: TypeReference) {
        guard parameter.allowsEmptyValue, form(of: type) == .simple, unaliased(type) != .string
        else { return }
        degrade(
            "empty-value", "'\(parameter.name.value)' cannot be sent without a value",
            at: parameter.name.range)
    }

    /// Whether a default is what a server takes for nothing anyway: `name=` in a query, which it may
    /// refuse (OpenAPI 3.2, "Parameter Object", `allowEmptyValue`).
    private func isLeftOut(_ standard: Literal, _ location: Parameter.Location) -> Bool {
        standard == .string("") && location == .query
    }

    private mutating func location(_ parameter: OpenAPIParameter) -> Parameter.Location? {
        switch parameter.location {
        case .path: return .path
        case .query: return .query
        case .querystring: return .queryString
        case .cookie: return .cookie
        case .header:
            // OpenAPI 3.2, "Parameter Object": such definitions are ignored.
            let ignored = ["accept", "content-type", "authorization"]
            let isIgnored =
                document.format != .swagger2 && ignored.contains(parameter.name.value.lowercased())
            return isIgnored ? nil : .header
        // Part of the body already.
        case .body, .formData: return nil
        }
    }

    private mutating func value(
        _ value: ParameterValue, _ serialization: ParameterSerialization,
        _ location: Parameter.Location, at place: Place
    ) -> (SchemaUse, Parameter.Style) {
        switch value {
        case .schema(let schema):
            let use = use(schema, at: place)
            return (use, style(serialization, location, use.type))
        case .content(let content):
            let media = resolver.resolve(content.value, &diagnostics)?.value
            let name = MediaTypeName(content.name.value)
            if name.isJSON { return (use(media?.schema, at: place), .json) }
            if name.isText || name.isForm && location == .queryString {
                let use = use(media?.schema, at: place)
                switch (form(of: use.type), name.isText) {
                case (.simple, true): return (use, .standard)
                case (.object, false), (.open, false): return (use, .repeat)
                default: break
                }
            }
            degrade(
                "parameter-media-type",
                "a parameter in '\(content.name.value)' is given as text", at: content.name.range)
            return (SchemaUse(.string), .standard)
        case .unspecified: return (SchemaUse(.string), .standard)
        }
    }

    /// OpenAPI 3.2, "Style Values" and "Style Examples".
    func style(
        _ serialization: ParameterSerialization, _ location: Parameter.Location,
        _ type: TypeReference
    ) -> Parameter.Style {
        let explodes = serialization.explodes
        let form = form(of: type)
        switch serialization.style {
        case .matrix: return explodes ? .matrixExploded : .matrix
        case .label: return explodes ? .labelExploded : .label
        default: break
        }
        guard form != .simple else { return .standard }
        switch serialization.style {
        case .matrix: return .matrix
        case .label: return .label
        case .simple: return explodes && form != .list ? .pairs : .standard
        case .form, .cookie:
            // Several items of a cookie are several cookies.
            if location == .cookie { return explodes ? .repeat : .standard }
            guard location == .query else { return .standard }
            if explodes { return form == .list ? .standard : .repeat }
            // Commas cannot part what has parts itself; servers that describe it so read JSON.
            if case .array(let element) = unaliased(type), self.form(of: element) != .simple {
                return .json
            }
            return .comma
        case .spaceDelimited: return explodes ? .repeat : .space
        case .pipeDelimited: return explodes ? .repeat : .pipe
        case .tabDelimited: return explodes ? .repeat : .tab
        case .deepObject: return holdsList(type) ? .indexed : .deep
        }
    }

    /// Whether there is an array in a value. OpenAPI does not say how `deepObject` writes one; servers
    /// that read the style understand `k[a][0]=1`.
    private func holdsList(_ type: TypeReference) -> Bool {
        var open = [type]
        var seen: Set<TypeID> = []
        while let type = open.popLast() {
            switch unaliased(type) {
            case .array: return true
            case .dictionary(let value): open.append(value)
            case .named(let id) where seen.insert(id).inserted:
                switch types[id]?.shape {
                case .tuple?: return true
                case .enumeration?, nil: break
                case let shape?: open += shape.mentionedTypes
                }
            default: break
            }
        }
        return false
    }

    private func schemaAnnotations(_ value: ParameterValue) -> Annotations {
        guard case .schema(let schema) = value else { return Annotations() }
        return annotations(of: schema)
    }

    private func fixedValue(_ value: ParameterValue) -> (type: TypeReference, value: Literal)? {
        guard case .schema(let schema) = value else { return nil }
        return constant(of: schema)
    }

    /// A header of an answer or of a part.
    mutating func header(
        _ header: Named<Referable<HeaderObject>>, at place: Place
    ) -> Header? {
        guard let resolved = resolver.resolve(header.value, &diagnostics) else { return nil }
        let value = resolved.value
        let (use, _) = self.value(
            value.value, value.serialization, .header, at: place.child(header.name.value))
        return Header(
            name: Name(header.name.value, origin: header.name.range),
            documentation: Documentation(
                text: text(summary: nil, description: value.description),
                isDeprecated: value.isDeprecated),
            type: value.isRequired && !use.isNullable ? use.type : .optional(use.type))
    }
}
