import RoutergenSpec
import Testing

@Suite("Swagger 2.0")
struct SwaggerReadingTests {
    private static let text = """
        swagger: '2.0'
        info: { title: A, version: '1' }
        host: example.com
        basePath: /v1
        schemes: [http, https]
        consumes: [application/json, application/xml]
        produces: [application/json]
        securityDefinitions:
          basic: { type: basic }
          key: { type: apiKey, name: k, in: header }
          oauth: { type: oauth2, flow: accessCode, authorizationUrl: a, tokenUrl: b, scopes: { r: Read } }
        parameters:
          Body: { name: thing, in: body, required: true, schema: { $ref: '#/definitions/Thing' } }
        definitions:
          Thing: { type: object, discriminator: kind, properties: { a: { type: string, x-nullable: true } } }
        paths:
          /whole:
            post:
              parameters: [{ $ref: '#/parameters/Body' }]
              responses:
                200: { description: '', schema: { type: file }, examples: { application/json: 1 } }
          /form:
            post:
              consumes: [multipart/form-data]
              produces: [text/plain]
              parameters:
                - { name: a, in: formData, type: string, required: true, description: First }
                - { name: b, in: formData, type: array, items: { type: string }, collectionFormat: multi }
                - { name: c, in: formData, type: file }
                - { name: d, in: query, type: array, items: { type: integer }, collectionFormat: pipes }
              responses:
                '2XX': { description: '', schema: { type: string } }
        """

    @Test("has the servers of its host, base path and schemes, the secure one first")
    func servers() {
        let run = DescriptionRun(Self.text)
        #expect(run.report.isEmpty)
        #expect(
            run.document?.servers.map(\.url.value) == [
                "https://example.com/v1", "http://example.com/v1",
            ])
    }

    @Test("has bodies made of its parameters")
    func bodies() throws {
        var run = DescriptionRun(Self.text)
        let resolved = run.resolved("/whole", "POST")
        let whole = try #require(resolved)
        #expect(whole.parameters.isEmpty)
        #expect(whole.requestBody?.value.name?.value == "thing")
        #expect(whole.requestBody?.value.isRequired == true)
        let contents = whole.requestBody?.value.content ?? []
        #expect(contents.map(\.name.value) == ["application/json", "application/xml"])
        let reference = contents.first?.value.inlineValue?.schema?.reference
        #expect(reference?.text.value == "#/definitions/Thing")

        let resolvedForm = run.resolved("/form", "POST")
        let form = try #require(resolvedForm)
        #expect(form.parameters.map(\.value.name.value) == ["d"])
        #expect(form.parameters.first?.value.serialization.style == .pipeDelimited)
        let content = form.requestBody?.value.content.first
        #expect(content?.name.value == "multipart/form-data")
        let schema = content?.value.inlineValue?.schema?.inlineValue
        #expect(schema?.properties.map(\.name.value) == ["a", "b", "c"])
        #expect(schema?.required.map(\.value) == ["a"])
        #expect(schema?.properties.first?.value.inlineValue?.description == "First")
        #expect(schema?.properties.last?.value.inlineValue?.format?.value == "binary")
        let encoding = content?.value.inlineValue?.encoding.first
        #expect(encoding?.name.value == "b")
        #expect(encoding?.value.serialization == .init(style: .form, explodes: true))
    }

    @Test("has contents of responses in what the operation produces")
    func responses() throws {
        var run = DescriptionRun(Self.text)
        let first = run.resolved("/whole", "POST")?.responses.first
        let whole = try #require(first)
        #expect(whole.status.value == .code(200))
        #expect(whole.response.value.content.map(\.name.value) == ["application/json"])
        #expect(whole.response.value.content.first?.value.inlineValue?.example != nil)
        let second = run.resolved("/form", "POST")?.responses.first
        let form = try #require(second)
        #expect(form.status.value == .range(2))
        #expect(form.response.value.content.map(\.name.value) == ["text/plain"])
    }

    @Test("has security schemes in the terms of OpenAPI 3")
    func security() {
        let schemes = DescriptionRun(Self.text).document?.components.securitySchemes ?? []
        let kinds = schemes.map { scheme -> String in
            switch scheme.object.inlineValue?.kind {
            case .http(let name, _): "http \(name.value)"
            case .apiKey(let name, let location): "key \(name.value) in \(location)"
            case .oauth2(let flows):
                flows.map { "\($0.kind) \($0.scopes.map(\.name.value))" }.joined()
            default: "none"
            }
        }
        #expect(kinds == ["http basic", "key k in header", #"authorizationCode ["r"]"#])
    }

    @Test("has discriminators by name and x-nullable")
    func schemas() {
        let thing = DescriptionRun(Self.text).schema("Thing")
        #expect(thing?.discriminator?.propertyName.value == "kind")
        #expect(thing?.properties.first?.value.inlineValue?.allowsNull == true)
    }
}
