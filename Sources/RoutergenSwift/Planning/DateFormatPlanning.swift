import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Reports moments in a format of their own where only RFC 3339 can be read and written: in lists and
    /// dictionaries, and as the whole of a body or an answer.
    func reportUnreachableFormats(in endpoint: Endpoint, _ diagnostics: inout Diagnostics) {
        for parameter in endpoint.parameters {
            reportUnreachableFormat(
                parameter.type, from: parameter.source, of: parameter.name, &diagnostics)
        }
        // A property list has moments of its own.
        if let body = endpoint.body, body.encoding != .propertyList {
            switch body.content {
            case .type(let type):
                reportUnreachableFormat(type, of: "the body", at: body.origin, &diagnostics)
            case .fields(let parts):
                for part in parts {
                    reportUnreachableFormat(
                        part.field.type, from: part.source, of: part.field.name, &diagnostics)
                }
            }
        }
        for response in endpoint.responses {
            guard case .json(let type, _) = response.content else { continue }
            reportUnreachableFormat(type, of: "the answer", at: response.origin, &diagnostics)
        }
    }

    /// A single moment has its format beside it, and a constant is sent as it is written.
    private func reportUnreachableFormat(
        _ type: TypeReference, from source: Parameter.Source, of name: Name,
        _ diagnostics: inout Diagnostics
    ) {
        if case .constant = source { return }
        guard dateFormat(of: type) == nil else { return }
        reportUnreachableFormat(type, of: name, &diagnostics)
    }

    func reportUnreachableFormat(
        _ type: TypeReference, of name: Name, _ diagnostics: inout Diagnostics
    ) {
        reportUnreachableFormat(type, of: "'\(name.wire)'", at: name.origin, &diagnostics)
    }

    private func reportUnreachableFormat(
        _ type: TypeReference, of what: String, at range: SourceRange,
        _ diagnostics: inout Diagnostics
    ) {
        var type = catalog.value(type)
        while true {
            switch type {
            case .array(let element), .dictionary(let element): type = catalog.value(element)
            case .date(let format) where format != .rfc3339:
                diagnostics.error(
                    "date-format-not-supported",
                    "the date format of \(what) is not supported yet: only a field or "
                        + "parameter that is a single date has a format of its own",
                    at: range)
                return
            default: return
            }
        }
    }
}
