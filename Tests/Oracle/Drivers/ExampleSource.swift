import RoutergenKit
import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

/// The Swift file that reads the examples of an API and writes them again, a line for each type:
///
/// ```swift
/// func examplesOfD1() -> ExampleTable {
///     var table = ExampleTable()
///     table.add(D1.Pet.self)
///     return table
/// }
/// ```
struct ExampleSource {
    private(set) var examples: [ExampleReport] = []
    /// How many more there are whose schemas stand nowhere, which would be a mistake of the lowering.
    private(set) var lostCount = 0
    private var types: [TypeReference] = []
    private let namespace: String
    private let spelled: [String]

    /// - Parameters:
    ///   - result: what the pipeline made of the document, in whatever format; a native description has no
    ///     schemas that its examples could be judged by.
    ///   - options: those that the document was generated with.
    ///   - model: the model that the generated code comes from.
    init(
        _ result: Pipeline.Result, loader: SourceLoader, options: PipelineOptions, model: APIModel,
        names: NameTable
    ) {
        namespace = names.namespace.declaration
        var places: [TypeReference: Int] = [:]
        var pointers: [FileID: NodePointers] = [:]
        for site in Self.sites(result, loader, options) {
            let id = site.schema.file
            if pointers[id] == nil { pointers[id] = loader.sources[id].flatMap(Self.pointers) }
            guard let file = loader.sources[id], let pointer = pointers[id]?[site.schema] else {
                lostCount += 1
                continue
            }
            let place = places[site.type] ?? types.count
            if place == types.count {
                places[site.type] = place
                types.append(site.type)
            }
            examples.append(
                ExampleReport(
                    type: place, direction: site.direction.rawValue, file: file.path,
                    pointer: pointer, line: Int(site.value.range.start.line),
                    value: JSONText(site.value).text))
        }
        spelled = spellings(of: types, in: model, names: names)
    }

    private static func sites(
        _ result: Pipeline.Result, _ loader: SourceLoader, _ options: PipelineOptions
    ) -> [ExampleSite] {
        guard let document = result.openAPI, let root = result.nodes,
            let file = loader.sources[root.range.file]
        else { return [] }
        // What is wrong with the document is reported by the pipeline.
        var ignored = Diagnostics()
        return lowerWithExamples(
            document, file: file, root: root, loader: loader.fileLoader,
            keepsUndeclaredProperties: options.keepsUndeclaredProperties, &ignored
        ).examples
    }

    private static func pointers(_ file: SourceFile) -> NodePointers? {
        var ignored = Diagnostics()
        return parse(file, &ignored).map { NodePointers($0) }
    }

    var text: String {
        let entries = spelled.map { "    table.add(\(metatype($0)))\n" }
        return """
            import DriverSupport
            import Foundation
            import RoutergenRuntime

            func examplesOf\(namespace)() -> ExampleTable {
                \(entries.isEmpty ? "let" : "var") table = ExampleTable()
            \(entries.joined())    return table
            }

            """
    }

    /// `Pet.self`, `(Pet?).self`
    private func metatype(_ type: String) -> String {
        type.hasSuffix("?") ? "(\(type)).self" : "\(type).self"
    }
}
