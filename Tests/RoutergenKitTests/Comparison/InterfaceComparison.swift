import RoutergenKit
import RoutergenSwift
import RoutergenSyntax
import TestSupport
import Testing

/// Two versions of one small description, compared.
struct InterfaceComparison {
    /// `breaking: Shop.Item.id: …`, one line for each change.
    let lines: [String]

    /// - Parameters:
    ///   - routes: the lines of `routes`, two blanks deep.
    ///   - types: the same for `types`.
    struct Version {
        var api = "Shop"
        var url = "https://api.example.com"
        var head = ""
        var routes = ""
        var types = ""

        var text: String {
            """
            routergen: 1
            api: \(api)
            base_url: \(url)
            \(head)
            routes:
              item: { get: /item, returns: Item }
              \(routes)
            types:
              Item: { id: Int }
              \(types)

            """
        }
    }

    init(
        _ old: Version, _ new: Version, options: PipelineOptions = PipelineOptions(),
        newOptions: PipelineOptions? = nil
    ) throws {
        let folder = try TemporaryFolder()
        var sides: [[RenderModel]] = []
        for (version, options) in [(old, options), (new, newOptions ?? options)] {
            try folder.write(version.text, to: "shop.routes.yml")
            var pipeline = Pipeline(options)
            let plan = pipeline.run(folder.path("shop.routes.yml")).plan
            let messages = DiagnosticPrinter(sources: pipeline.loader.sources)
                .text(pipeline.diagnostics)
            try #require(plan != nil, "\(messages)")
            sides.append([plan].compactMap { $0 })
        }
        let report = InterfaceReport(old: sides[0], new: sides[1])
        lines = report.text(as: .text).split(separator: "\n").dropFirst().map(String.init)
    }
}
