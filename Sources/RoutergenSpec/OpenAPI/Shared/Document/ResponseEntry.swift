import RoutergenSyntax

/// OpenAPI 3.2, "Responses Object": one of its entries.
package struct ResponseEntry: Sendable {
    package enum Status: Sendable, Hashable {
        /// `200`
        case code(Int)
        /// `2XX`: the first digit.
        case range(Int)
        /// Every status that no other entry names.
        case `default`
    }

    package var status: Located<Status>
    package var response: Referable<OpenAPIResponse>
}
