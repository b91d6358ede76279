import RoutergenSyntax

/// Swagger 2.0: what the document says for operations that say nothing themselves.
struct SwaggerDefaults: Sendable {
    var consumes: [Located<String>] = []
    var produces: [Located<String>] = []
    var host: Located<String>?
    var basePath: Located<String>?
}
