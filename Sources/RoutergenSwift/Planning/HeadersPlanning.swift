import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The struct of the headers that the answers of an endpoint have, and the method that returns it;
    /// nil where the description names none.
    ///
    /// - Parameters:
    ///   - value: the type of the answer; nil for `Void`.
    ///   - accessor: what makes the value out of `response`.
    ///   - call: the call that waits for value and headers; nil where answers of several kinds are told apart.
    func plannedHeaders(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, value: String?, accessor: String,
        call: String?
    ) -> RenderHeaders? {
        let headers = zip(endpoint.answerHeaders, endpointNames.headers)
        guard let typeName = endpointNames.headersType else { return nil }
        let type = typeName.name
        let reading = "try \(type.expression)(response)"
        return RenderHeaders(
            name: type.declaration,
            documentation: documentation(
                typeName.isShared
                    ? "The headers that several answers have."
                    : "The headers of the answer of \(Self.code(endpointNames.name.name)).",
                depth: 2),
            isDeclared: typeName.isDeclared,
            properties: headers.map(headerProperty),
            reads: headers.map { headerRead($0, $1, of: "response") },
            method: endpointNames.headersMethod.declaration,
            methodDocumentation: documentation(
                "Does the same as \(Self.code(endpointNames.name.name)) and returns the headers of the "
                    + "answer too.", depth: 2),
            methodAttribute: attribute(of: endpoint.documentation),
            returnType: value.map { "(value: \($0), headers: \(type.expression))" }
                ?? type.expression,
            call: call,
            result: value == nil
                ? reading : "(value: \(accessor), headers: \(reading))")
    }

    /// The struct of the headers that the errors of an endpoint have; nil where the description names none.
    func plannedErrorHeaders(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames
    ) -> RenderErrorHeaders? {
        let headers = zip(endpoint.errorHeaders, endpointNames.errorHeaders)
        guard !endpointNames.errorHeaders.isEmpty else { return nil }
        return RenderErrorHeaders(
            name: endpointNames.errorHeadersType.declaration,
            documentation: documentation(
                "The headers of the errors of \(Self.code(endpointNames.name.name)).", depth: 2),
            properties: headers.map(headerProperty),
            reads: headers.map { headerRead($0, $1, of: "error") })
    }

    private func headerProperty(_ header: Header, _ name: SwiftIdentifier) -> RenderProperty {
        RenderProperty(
            documentation: documentation(
                header.documentation, fallback: Self.code(header.name.wire), depth: 3,
                notesDeprecation: true),
            introducer: "let", name: name.declaration, type: spelling(headerType(header)),
            wireName: header.name.wire)
    }

    private func headerRead(
        _ header: Header, _ name: SwiftIdentifier, of source: String
    ) -> RenderAssignment {
        let type = headerType(header)
        var call = "header"
        if case .array = catalog.value(type) { call += "List" }
        if catalog.isOptional(type) { call += "IfPresent" }
        return RenderAssignment(
            target: qualified(name, taken: [source]),
            value: "try \(source).\(call)(\(SwiftLiteral.string(header.name.wire)))")
    }

    /// The type of a header's value; what is put together of names and values stays text.
    func headerType(_ header: Header) -> TypeReference {
        let value = catalog.value(header.type)
        let isReadable =
            if case .array(let element) = value {
                isOneText(element) && !catalog.isOptional(element)
            } else {
                isOneText(value)
            }
        guard !isReadable else {
            return header.type.isOptional ? .optional(value) : header.type
        }
        return catalog.isOptional(header.type) ? .optional(.string) : .string
    }

    private func isOneText(_ type: TypeReference) -> Bool {
        switch catalog.value(type) {
        case .array, .dictionary, .optional, .file, .date(.pattern), .date(.rfc1123): return false
        case .named(let id):
            switch catalog[id]?.shape {
            case .enumeration?: return true
            case .newType(let raw)?: return isOneText(raw)
            default: return false
            }
        default: return true
        }
    }
}
