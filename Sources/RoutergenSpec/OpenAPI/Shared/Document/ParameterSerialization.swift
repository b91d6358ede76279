/// How a value is written into the place of its parameter, every default filled in.
///
/// OpenAPI 3.2, "Style Values"; Swagger 2.0, `collectionFormat`: `csv` is `form` or `simple` without
/// explode, `ssv` and `pipes` the delimited styles, `multi` `form` with explode.
package struct ParameterSerialization: Sendable, Equatable {
    package enum Style: String, Sendable, CaseIterable {
        /// `;color=blue,black`
        case matrix
        /// `.blue,black`
        case label
        /// `blue,black`
        case simple
        /// `color=blue,black`
        case form
        /// `color=blue%20black`
        case spaceDelimited
        /// `color=blue%7Cblack`
        case pipeDelimited
        /// `color[R]=100&color[G]=200`
        case deepObject
        /// `color=blue; color=black`, without percent-encoding. OpenAPI 3.2.
        case cookie
        /// `color=blue%09black`. Swagger 2.0, `collectionFormat: tsv`.
        case tabDelimited
    }

    package var style: Style
    package var explodes: Bool
    /// Whether reserved characters of RFC 3986 stay as they are.
    package var allowsReserved: Bool

    package init(style: Style, explodes: Bool, allowsReserved: Bool = false) {
        self.style = style
        self.explodes = explodes
        self.allowsReserved = allowsReserved
    }
}
