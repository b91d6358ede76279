/// The keys of an object of the specification, by the version that brought them.
struct ObjectKeys: Sendable {
    /// What the object is, for messages: `an operation`.
    let what: String
    let keys: [String]
    let since31: [String]
    let since32: [String]
    /// Keys that only Swagger 2.0 has, and that say what is sent or answered: a document of a later
    /// version that has them means something else than it says.
    let ofSwagger: [String]

    init(
        _ what: String, _ keys: [String], since31: [String] = [], since32: [String] = [],
        ofSwagger: [String] = []
    ) {
        self.what = what
        self.keys = keys
        self.since31 = since31
        self.since32 = since32
        self.ofSwagger = ofSwagger
    }

    /// Every key of a version.
    func keys(in format: DescriptionFormat) -> [String] {
        keys + (format.usesJSONSchema ? since31 : []) + (format == .openAPI32 ? since32 : [])
    }

    /// The later version that knows the key.
    func laterVersion(of key: String) -> String? {
        if since31.contains(key) { return "3.1" }
        return since32.contains(key) ? "3.2" : nil
    }

    func contains(_ key: String, in format: DescriptionFormat) -> Bool {
        keys.contains(key) || format.usesJSONSchema && since31.contains(key)
            || format == .openAPI32 && since32.contains(key)
    }
}

// MARK: - What the versions share

extension ObjectKeys {
    static let info = ObjectKeys(
        "'info'", ["title", "description", "termsOfService", "contact", "license", "version"],
        since31: ["summary"])
    static let contact = ObjectKeys("'contact'", ["name", "url", "email"])
    static let license = ObjectKeys("'license'", ["name", "url"], since31: ["identifier"])
    static let tag = ObjectKeys(
        "a tag", ["name", "description", "externalDocs"], since32: ["summary", "parent", "kind"])
    static let externalDocumentation = ObjectKeys("'externalDocs'", ["description", "url"])
}

// MARK: - OpenAPI 3

extension ObjectKeys {
    static let document = ObjectKeys(
        "an OpenAPI document",
        ["openapi", "info", "servers", "paths", "components", "security", "tags", "externalDocs"],
        since31: ["jsonSchemaDialect", "webhooks"], since32: ["$self"],
        ofSwagger: ["host", "basePath", "schemes", "consumes", "produces", "definitions"])
    static let components = ObjectKeys(
        "'components'",
        [
            "schemas", "responses", "parameters", "examples", "requestBodies", "headers",
            "securitySchemes", "links", "callbacks",
        ],
        since31: ["pathItems"], since32: ["mediaTypes"])
    static let pathItem = ObjectKeys(
        "a path item",
        [
            "$ref", "summary", "description", "get", "put", "post", "delete", "options", "head",
            "patch", "trace", "servers", "parameters",
        ],
        since32: ["query", "additionalOperations"])
    static let operation = ObjectKeys(
        "an operation",
        [
            "tags", "summary", "description", "externalDocs", "operationId", "parameters",
            "requestBody", "responses", "callbacks", "deprecated", "security", "servers",
        ], ofSwagger: ["consumes", "produces", "schemes"])
    static let parameter = ObjectKeys(
        "a parameter",
        [
            "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style",
            "explode", "allowReserved", "schema", "example", "examples", "content",
        ], ofSwagger: ["type", "format", "items", "enum", "collectionFormat"])
    static let header = ObjectKeys(
        "a header",
        [
            "description", "required", "deprecated", "style", "explode", "schema", "example",
            "examples", "content",
        ], ofSwagger: ["type", "format", "items", "enum", "collectionFormat"])
    static let requestBody = ObjectKeys(
        "a request body", ["description", "content", "required"])
    static let response = ObjectKeys(
        "a response", ["description", "headers", "content", "links"], since32: ["summary"],
        ofSwagger: ["schema"])
    static let mediaType = ObjectKeys(
        "a media type", ["schema", "example", "examples", "encoding"],
        since32: ["itemSchema", "prefixEncoding", "itemEncoding"])
    static let encoding = ObjectKeys(
        "an encoding", ["contentType", "headers", "style", "explode", "allowReserved"],
        since32: ["encoding", "prefixEncoding", "itemEncoding"])
    static let example = ObjectKeys(
        "an example", ["summary", "description", "value", "externalValue"],
        since32: ["dataValue", "serializedValue"])
    static let server = ObjectKeys(
        "a server", ["url", "description", "variables"], since32: ["name"])
    static let serverVariable = ObjectKeys(
        "a server variable", ["enum", "default", "description"])
    static let securityScheme = ObjectKeys(
        "a security scheme",
        [
            "type", "description", "name", "in", "scheme", "bearerFormat", "flows",
            "openIdConnectUrl",
        ],
        since32: ["oauth2MetadataUrl", "deprecated"])
    static let flows = ObjectKeys(
        "'flows'", ["implicit", "password", "clientCredentials", "authorizationCode"],
        since32: ["deviceAuthorization"])
    static let flow = ObjectKeys(
        "a flow", ["authorizationUrl", "tokenUrl", "refreshUrl", "scopes"],
        since32: ["deviceAuthorizationUrl"])
    static let discriminator = ObjectKeys(
        "'discriminator'", ["propertyName", "mapping"], since32: ["defaultMapping"])
}

// MARK: - Swagger 2.0

extension ObjectKeys {
    static let swaggerDocument = ObjectKeys(
        "a Swagger document",
        [
            "swagger", "info", "host", "basePath", "schemes", "consumes", "produces", "paths",
            "definitions", "parameters", "responses", "securityDefinitions", "security", "tags",
            "externalDocs",
        ])
    static let swaggerPathItem = ObjectKeys(
        "a path item",
        ["$ref", "get", "put", "post", "delete", "options", "head", "patch", "parameters"])
    static let swaggerOperation = ObjectKeys(
        "an operation",
        [
            "tags", "summary", "description", "externalDocs", "operationId", "consumes",
            "produces", "parameters", "responses", "schemes", "deprecated", "security",
        ])
    static let swaggerBodyParameter = ObjectKeys(
        "a body parameter", ["name", "in", "description", "required", "schema"])
    static let swaggerParameter = ObjectKeys(
        "a parameter",
        ["name", "in", "description", "required", "allowEmptyValue", "collectionFormat"]
            + swaggerValue)
    static let swaggerHeader = ObjectKeys(
        "a header", ["description", "collectionFormat"] + swaggerValue)
    static let swaggerResponse = ObjectKeys(
        "a response", ["description", "schema", "headers", "examples"])
    static let swaggerSecurityScheme = ObjectKeys(
        "a security scheme",
        [
            "type", "description", "name", "in", "flow", "authorizationUrl", "tokenUrl", "scopes",
        ])

    /// The inline type of a parameter or header.
    static let swaggerValue = [
        "type", "format", "items", "default", "maximum", "exclusiveMaximum", "minimum",
        "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems",
        "uniqueItems", "enum", "multipleOf",
    ]
}
