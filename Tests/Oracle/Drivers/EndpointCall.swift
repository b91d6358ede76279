import RoutergenModel
import RoutergenSwift

/// The expressions that make a route from a sample.
struct EndpointCall {
    private let endpoint: Endpoint
    private let planned: RenderCase
    private let router: RenderRouter
    /// Where the value of each argument travels, by how the argument is declared.
    private var slots: [String: OperationReport.Argument] = [:]

    init(
        _ endpoint: Endpoint, _ names: EndpointNames, _ planned: RenderCase, _ router: RenderRouter
    ) {
        self.endpoint = endpoint
        self.planned = planned
        self.router = router
        for (parameter, argument) in zip(endpoint.parameters, names.parameters) {
            place(argument, parameter.location.rawValue, parameter.name.wire)
        }
        place(names.body, "body", "")
        if case .fields(let parts)? = endpoint.body?.content {
            for (part, argument) in zip(parts, names.bodyParts) {
                let name = part.headerOf.map { "\($0)/\(part.field.name.wire)" }
                place(
                    argument, name == nil ? "part" : "partHeader", name ?? part.field.name.wire)
            }
        }
    }

    private mutating func place(_ argument: ArgumentNames?, _ place: String, _ name: String) {
        guard let argument else { return }
        slots[argument.label.parameter] = OperationReport.Argument(
            place: place, name: name, isOptional: false)
    }

    /// The route with every argument.
    var full: String { call { _ in true } }

    /// The route with the arguments that it cannot do without.
    var minimal: String { call { $0.defaultValue == nil } }

    private func call(_ isGiven: (RenderParameter) -> Bool) -> String {
        let name = "\(router.qualifiedName).\(planned.reference)"
        guard !planned.parameters.isEmpty else { return name }
        let arguments = planned.parameters.filter(isGiven).map { parameter in
            "\(parameter.name): \(options(parameter) ?? value(parameter))"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// The struct of optional parameters where an argument is that.
    private func options(_ parameter: RenderParameter) -> String? {
        guard let type = optionType(parameter) else { return nil }
        let arguments = type.initializer.parameters.map { "\($0.name): \(value($0))" }
        return "\(router.qualifiedName).\(type.name)(\(arguments.joined(separator: ", ")))"
    }

    private func optionType(_ parameter: RenderParameter) -> RenderOptionType? {
        guard slots[parameter.name] == nil else { return nil }
        return router.optionTypes.first { $0.name == parameter.type }
    }

    private func value(_ parameter: RenderParameter) -> String {
        guard let slot = slots[parameter.name] else { return "sample.unknown" }
        let name = SwiftLiteral.string(slot.name)
        if slot.place == "body", parameter.type.contains("FilePart") {
            return "sample.wholeFile(\(SwiftLiteral.string(fileType)))"
        }
        if parameter.type.contains("FilePart"), slot.place == "body" {
            return "sample.bodyFile()"
        }
        if parameter.type.contains("FilePart") {
            return "sample.\(parameter.type.contains("[") ? "files" : "file")(\(name))"
        }
        switch slot.place {
        case "body": return "sample.body()"
        case "part": return "sample.value(\"body\", \(name))"
        default: return "sample.value(\"\(slot.place)\", \(name))"
        }
    }

    /// A media type of those that a body which is a file may have: `image/*` → `image/png`.
    private var fileType: String {
        guard case .data(let types)? = endpoint.body?.encoding else { return "" }
        return first(of: types).replacing("image/*", with: "image/png")
            .replacing("*/*", with: "application/octet-stream").replacing("/*", with: "/x")
    }

    private func first(of mediaTypes: String) -> String {
        mediaTypes.split(separator: ",").first.map(String.init) ?? mediaTypes
    }

    func report(index: Int) -> OperationReport {
        let options = planned.parameters.compactMap(optionType)
        let parameters =
            planned.parameters.filter { optionType($0) == nil }
            + options.flatMap(\.initializer.parameters)
        return OperationReport(
            index: index, name: endpoint.name.wire, method: endpoint.method,
            path: endpoint.path.description,
            arguments: parameters.compactMap { parameter in
                var slot = slots[parameter.name]
                slot?.isOptional = parameter.defaultValue != nil
                return slot
            },
            body: endpoint.body.map { body in
                let (encoding, mediaType) = encoding(of: body)
                return OperationReport.Body(
                    encoding: encoding, mediaType: mediaType, isRequired: body.isRequired)
            })
    }

    private func encoding(of body: RequestBody) -> (String, String?) {
        switch body.encoding {
        case .json: ("json", body.mediaType)
        case .jsonLines: ("jsonLines", body.mediaType)
        case .form: ("form", body.mediaType)
        case .multipart: ("multipart", body.mediaType)
        case .propertyList: ("propertyList", body.mediaType)
        case .text: ("text", body.mediaType)
        case .data(let mediaTypes): ("data", first(of: mediaTypes))
        }
    }
}
