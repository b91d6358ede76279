import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// `/pets/{id}/photos` taken apart; braces that are no placeholder are text.
    func pathTemplate(_ path: Located<String>) -> PathTemplate {
        var parts: [PathTemplate.Part] = []
        var text = ""
        var rest = path.value.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let inside = rest[open...].dropFirst()
            guard let close = inside.firstIndex(where: { "{}/".utf8.contains($0) }),
                inside[close] == UInt8(ascii: "}"), close > inside.startIndex
            else {
                text += Substring(rest[...open])
                rest = inside
                continue
            }
            text += Substring(rest[..<open])
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(.parameter(String(Substring(inside[..<close]))))
            rest = inside[close...].dropFirst()
        }
        text += Substring(rest)
        if !text.isEmpty { parts.append(.text(text)) }
        return PathTemplate(parts)
    }

    /// Placeholders of URI templates (RFC 6570, section 3.2), which some documents write, by the names of
    /// their parameters: `/pets/{.id*}` has the parameter `id`, and `style` and `explode` of that say the
    /// rest.
    func withoutOperators(
        _ template: PathTemplate, _ operation: ResolvedOperation
    ) -> PathTemplate {
        let spelled = template.parts.map(Self.withoutOperator)
        guard spelled != template.parts else { return template }
        let names = Set(
            operation.parameters.filter { $0.value.location == .path }.map { $0.value.name.value })
        return PathTemplate(
            zip(template.parts, spelled).map { part, spelled in
                guard case .parameter(let written) = part, case .parameter(let name) = spelled,
                    !names.contains(written), names.contains(name)
                else { return part }
                return spelled
            })
    }

    /// `{.id*}` → `{id}`
    private static func withoutOperator(_ part: PathTemplate.Part) -> PathTemplate.Part {
        guard case .parameter(let written) = part else { return part }
        var name = written[...]
        if name.hasPrefix(".") || name.hasPrefix(";") { name = name.dropFirst() }
        if name.hasSuffix("*") { name = name.dropLast() }
        return name.isEmpty ? part : .parameter(String(name))
    }
}
