import RoutergenModel

/// Names of the answers of a route, from the reason phrases of RFC 9110, section 15, and the IANA
/// registry of status codes.
enum StatusNames {
    static func name(of statuses: Response.Statuses) -> String {
        switch statuses {
        case .exactly(let code): names[code] ?? "status\(code)"
        case .range(2), .anySuccess: "success"
        case .range(let digit): "status\(digit)XX"
        case .default: "other"
        }
    }

    private static let names: [Int: String] = [
        100: "continuing", 101: "switchingProtocols", 103: "earlyHints", 200: "ok",
        201: "created", 202: "accepted", 203: "nonAuthoritative", 204: "noContent",
        205: "resetContent", 206: "partialContent", 207: "multiStatus", 208: "alreadyReported",
        226: "imUsed", 300: "multipleChoices", 301: "movedPermanently", 302: "found",
        303: "seeOther", 304: "notModified", 307: "temporaryRedirect", 308: "permanentRedirect",
    ]
}
