import RoutergenModel
import RoutergenSwift

extension ImportWriter {
    mutating func route(_ endpoint: Endpoint) -> [SpecText.Entry] {
        let known = ["GET", "PUT", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]
        let path = endpoint.path.description
        var entries = documentation(endpoint.documentation)
        entries.append(
            known.contains(endpoint.method)
                ? .init(endpoint.method.lowercased(), .text(path))
                : .init("request", .text("\(endpoint.method) \(path)")))
        entries += parameters(endpoint)
        if let body = endpoint.body {
            if ["GET", "HEAD", "TRACE"].contains(endpoint.method) {
                note("the body, which a \(endpoint.method) request has not in the format")
            } else if let value = self.body(body) {
                entries.append(.init("body", value))
            }
        }
        entries += answers(endpoint)
        if let auth = authentication(endpoint) { entries.append(.init("auth", auth)) }
        if !endpoint.servers.isEmpty { note("servers of its own") }
        if !endpoint.samples.isEmpty { note("examples of answers") }
        if endpoint.pagination != nil { note("how its pages are found") }
        return entries
    }

    private mutating func parameters(_ endpoint: Endpoint) -> [SpecText.Entry] {
        let places: [(Parameter.Location, key: String)] = [
            (.path, "path"), (.query, "query"), (.header, "headers"), (.cookie, "cookies"),
        ]
        if endpoint.parameters.contains(where: { $0.location == .queryString }) {
            note("the parameter that is the whole query")
        }
        let inPath = endpoint.path.parts.compactMap { part -> String? in
            if case .parameter(let name) = part { name } else { nil }
        }
        if endpoint.parameters.filter({ $0.location == .path }).map(\.name.wire) != inPath {
            note("the order of the arguments, which is that of the path now")
        }
        var result: [SpecText.Entry] = []
        for (location, key) in places {
            var entries: [SpecText.Entry] = []
            for parameter in endpoint.parameters where parameter.location == location {
                entries.append(.init(parameter.name.wire, self.parameter(parameter)))
            }
            if !entries.isEmpty { result.append(.init(key, .mapping(entries))) }
        }
        return result
    }

    private mutating func parameter(_ parameter: Parameter) -> SpecText {
        let name = parameter.name.wire
        if parameter.allowsReserved { note("that '\(name)' is sent as it is") }
        switch parameter.source {
        case .constant(let value):
            return .mapping([.init("const", literal(value))])
        case .configuration(let name):
            return .text("$\(name)")
        case .argument(let value):
            var type = parameter.type
            if parameter.location != .query, !isSimple(type) {
                note("the object that '\(name)' is; this is text")
                type = type.isOptional ? .optional(.string) : .string
            }
            return use(
                parameter.name, type, parameter.documentation, default: value,
                more: style(parameter.style, of: name))
        }
    }

    private mutating func style(_ style: Parameter.Style, of name: String) -> [SpecText.Entry] {
        switch style {
        case .standard: return []
        case .comma, .repeat, .brackets, .indexed, .space, .pipe, .deep, .dot:
            return [.init("style", .text(style.rawValue))]
        case .tab, .pairs, .label, .labelExploded, .matrix, .matrixExploded, .json, .jsonElements:
            note("how '\(name)' is written")
            return []
        }
    }

    /// One value, or a list of them.
    private func isSimple(_ type: TypeReference) -> Bool {
        switch type.unwrapped {
        case .array(let element):
            if case .array = element { false } else { isSimple(element) }
        case .dictionary, .json, .file: false
        case .named(let id):
            switch model.types.first(where: { $0.id == id })?.shape {
            case .enumeration(let shape): shape.rawType == .string || shape.rawType != .boolean
            case .newType: true
            case .alias(let type): type.declaredType != id && isSimple(type)
            default: false
            }
        default: true
        }
    }

    // MARK: - Bodies

    private mutating func body(_ body: RequestBody) -> SpecText? {
        let key: String
        switch body.encoding {
        case .json: key = "json"
        case .form: key = "form"
        case .multipart: key = "multipart"
        case .propertyList: key = "plist"
        case .text: key = "text"
        case .data(let mediaType):
            if mediaType.contains("*") || mediaType.contains(",") {
                note("that the caller chooses the media type of the body")
                return .mapping([.init("data", .text("application/octet-stream"))])
            }
            return .mapping([.init("data", .text(mediaType))])
        case .jsonLines:
            note("the body, which is lines of JSON")
            return nil
        }
        if body.mediaType != nil { note("the media type of the body") }
        var docs: [SpecText.Entry] = []
        if let text = body.documentation.text { docs.append(.init("docs", .text(text))) }
        switch body.content {
        case .type(let type):
            let type = body.isRequired || type.isOptional ? type : .optional(type)
            return .mapping([.init(key, .text(spelling(type)))] + docs)
        case .fields(let parts):
            if !body.isRequired { note("that the body may be left out") }
            return .mapping([.init(key, .mapping(parts.flatMap { part($0) }))] + docs)
        }
    }

    private mutating func part(_ part: RequestBody.Part) -> [SpecText.Entry] {
        let field = part.field
        if part.headerOf != nil {
            note("the header '\(field.name.wire)' of a part")
            return []
        }
        if part.mediaType != nil { note("the media type of the part '\(field.name.wire)'") }
        if part.allowsReserved { note("that '\(field.name.wire)' is sent as it is") }
        switch part.source {
        case .constant(let value):
            return [.init(field.name.wire, .mapping([.init("const", literal(value))]))]
        case .configuration(let name):
            return [.init(field.name.wire, .text("$\(name)"))]
        case .argument(let value):
            return [
                .init(
                    field.name.wire,
                    use(
                        field.name, field.type, field.documentation,
                        default: value ?? field.defaultValue,
                        more: style(part.style, of: field.name.wire)))
            ]
        }
    }

    // MARK: - Answers

    private mutating func answers(_ endpoint: Endpoint) -> [SpecText.Entry] {
        let successes = endpoint.responses.filter { !$0.isError }
        var entries: [SpecText.Entry] = []
        for response in endpoint.responses {
            if !response.headers.isEmpty { note("headers of answers") }
            if !response.alternatives.isEmpty { note("other media types of answers") }
            if response.mediaType != nil { note("the media type of answers") }
        }
        var returns: [SpecText.Entry] = []
        for response in successes {
            returns.append(.init(status(response.statuses), content(response.content)))
        }
        if !returns.isEmpty { entries.append(.init("returns", .mapping(returns))) }
        var errors: [SpecText.Entry] = []
        for response in endpoint.responses where response.isError {
            guard case .json = response.content else { continue }
            guard isError(response.statuses) else {
                note("the answer \(status(response.statuses)), which is no error")
                continue
            }
            errors.append(.init(status(response.statuses), content(response.content)))
        }
        if !errors.isEmpty { entries.append(.init("errors", .mapping(errors))) }
        return entries
    }

    private func isError(_ statuses: Response.Statuses) -> Bool {
        switch statuses {
        case .exactly(let code): code >= 300
        case .range(let hundreds): hundreds >= 3
        case .anySuccess: false
        case .default: true
        }
    }

    private func status(_ statuses: Response.Statuses) -> String {
        switch statuses {
        case .exactly(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)XX"
        case .anySuccess: "2XX"
        case .default: "default"
        }
    }

    private mutating func content(_ content: Response.Content) -> SpecText {
        switch content {
        case .nothing: return .text("nothing")
        case .text: return .text("text")
        case .data: return .text("data")
        case .json(let type, let keyPath):
            let text = SpecText.text(spelling(type.unwrapped))
            if type.isOptional { note("that the answer may be null") }
            guard !keyPath.isEmpty else { return text }
            return .mapping([
                .init("type", text), .init("at", .text(keyPath.joined(separator: "."))),
            ])
        }
    }

    // MARK: - Credentials

    private mutating func authentication(_ endpoint: Endpoint) -> SpecText? {
        let alternatives = endpoint.security.filter { !$0.isEmpty }
        guard let first = alternatives.first else { return nil }
        if endpoint.security.count > 1 { note("other ways to say who asks") }
        let known = model.securitySchemes.filter { scheme in
            switch scheme.kind {
            case .authorization, .mutualTLS: false
            default: true
            }
        }
        let schemes = first.map(\.scheme).filter { name in
            known.contains { $0.name.wire == name }
        }
        if schemes.count < first.count { note("a scheme that the format does not know") }
        guard let scheme = schemes.first else { return nil }
        return schemes.count == 1 ? .text(scheme) : .list(schemes.map(SpecText.text))
    }
}
