import RoutergenSyntax

/// OpenAPI 3.2, "Encoding Object": how one property of a form is written.
package struct EncodingObject: Sendable {
    /// One media type, or several behind commas; nil where the type of the property decides.
    package var contentType: Located<String>?
    package var headers: [Named<Referable<HeaderObject>>] = []
    /// Nil where none of `style`, `explode` and `allowReserved` is given, which makes the content
    /// type decide in `multipart/form-data`.
    package var serialization: ParameterSerialization?
    package var range: SourceRange
}
