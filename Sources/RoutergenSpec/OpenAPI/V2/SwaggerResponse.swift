import RoutergenSyntax

extension OpenAPIResponse {
    /// Swagger 2.0, "Response Object": makes `content` of `schema` and `examples`, in the media types
    /// that the operation produces.
    mutating func readSwaggerContent(_ produces: [Located<String>]) {
        guard let schema else { return }
        let isFile = schema.inlineValue.map { $0.format?.value == "binary" } ?? false
        let usual = isFile ? "application/octet-stream" : "application/json"
        let types = produces.isEmpty ? [Located(usual, at: range)] : produces
        content = types.map { type in
            var mediaType = MediaTypeObject(range: range)
            mediaType.schema = schema
            mediaType.example = examples.first { $0.name.value == type.value }?.value
            return Named(type, .inline(mediaType))
        }
    }
}
