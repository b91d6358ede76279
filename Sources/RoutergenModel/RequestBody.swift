import RoutergenSyntax

/// What a request carries behind its headers.
package struct RequestBody: Sendable, Equatable {
    package enum Encoding: Sendable, Equatable {
        case json
        /// JSON texts, one a line; the body has a media type.
        case jsonLines
        /// `application/x-www-form-urlencoded`
        case form
        /// `multipart/form-data`
        case multipart
        case propertyList
        /// `text/plain; charset=utf-8`
        case text
        /// Raw bytes of the media type; of several behind commas, or of a range (`image/*`), the type of the
        /// content is `file`, which names its own.
        case data(mediaType: String)
    }

    package enum Content: Sendable, Equatable {
        /// A value of a type, given as one argument.
        case type(TypeReference)
        /// Fields written in place, given as one argument each.
        case fields([Part])
    }

    /// A field of a body that is written in place; it may be fixed or come from the configuration.
    package struct Part: Sendable, Equatable {
        package var field: Field
        package var source: Parameter.Source
        package var style: Parameter.Style
        /// The media type of a part of a multipart body; nil for the one that its type implies.
        package var mediaType: String?
        /// The part of a multipart body that this is a header of; nil for a part of its own.
        package var headerOf: String?
        /// Whether reserved characters are sent as they are, in a form.
        package var allowsReserved: Bool

        package init(
            field: Field, source: Parameter.Source, style: Parameter.Style = .standard,
            mediaType: String? = nil, headerOf: String? = nil, allowsReserved: Bool = false
        ) {
            self.field = field
            self.source = source
            self.style = style
            self.mediaType = mediaType
            self.headerOf = headerOf
            self.allowsReserved = allowsReserved
        }
    }

    package var documentation: Documentation
    package var encoding: Encoding
    /// The `Content-Type` where it is not the usual one of the encoding:
    /// `application/merge-patch+json`.
    package var mediaType: String?
    package var content: Content
    /// False where the caller may send no body at all.
    package var isRequired: Bool
    package var origin: SourceRange

    package init(
        documentation: Documentation = Documentation(), encoding: Encoding,
        mediaType: String? = nil, content: Content, isRequired: Bool = true,
        origin: SourceRange
    ) {
        self.documentation = documentation
        self.encoding = encoding
        self.mediaType = mediaType
        self.content = content
        self.isRequired = isRequired
        self.origin = origin
    }
}
