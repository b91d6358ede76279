import RoutergenKit
import RoutergenSyntax
import TestSupport

/// A `routergen.yml` beside a small description, read or generated from.
struct ConfigurationRun {
    /// `routergen.yml:2:3: error: …`, one line each.
    let report: [String]
    let requests: [SpecRequest]
    let files: [String: String]

    static let api = """
        openapi: 3.1.0
        info: { title: Things, version: '1' }
        servers: [{ url: https://api.example.com }]
        paths:
          /things:
            get:
              operationId: listThings
              tags: [things]
              responses:
                '200':
                  description: All.
                  content: { application/json: { schema: { $ref: '#/components/schemas/thing' } } }
        components:
          schemas:
            thing:
              type: object
              required: [id]
              properties:
                id: { type: string }
                size: { type: string, enum: [small, large] }
                parts: { type: array, items: { $ref: '#/components/schemas/part' } }
                either: { oneOf: [{ $ref: '#/components/schemas/part' }, { type: string }] }
            part: { type: object, properties: { whole: { $ref: '#/components/schemas/thing' } } }
            labels: { type: array, items: { type: string } }

        """

    init(_ configuration: String, files others: [String: String] = [:]) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.api, to: "api.yaml")
        for (name, text) in others { try folder.write(text, to: name) }
        try folder.write(configuration, to: "routergen.yml")
        var pipeline = Pipeline()
        requests =
            pipeline.requests(Invocation(specs: [], configuration: folder.path("routergen.yml")))
            ?? []
        let outputs = pipeline.hasFailed ? [] : pipeline.outputs(of: requests)
        let hasFailed = pipeline.hasFailed
        files = Dictionary(
            uniqueKeysWithValues: outputs.flatMap { output in
                output.files.map { file in
                    let folder = output.folder.replacing(folder.path + "/", with: "")
                    return ("\(folder)/\(file.path)", hasFailed ? "" : file.text)
                }
            })
        let text = DiagnosticPrinter(sources: pipeline.loader.sources).text(pipeline.diagnostics)
        let failures = pipeline.failures.map { "\($0.path): error: \($0.reason)\n" }.joined()
        report = (failures + text).replacing(folder.path + "/", with: "")
            .split(separator: "\n").map(String.init)
    }
}
