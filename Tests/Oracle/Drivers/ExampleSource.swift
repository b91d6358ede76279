import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

/// The Swift file that reads and writes the examples of an API, a line for each type:
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
    private var types: [TypeReference] = []
    private let namespace: String
    private let spelled: [String]

    init(
        _ sites: [ExampleSite], model: APIModel, names: NameTable, files: [FileID: DocumentText]
    ) {
        namespace = names.namespace.declaration
        var places: [TypeReference: Int] = [:]
        for site in sites {
            guard let file = files[site.schema.file],
                let pointer = file.pointers[site.schema]
            else { continue }
            let place = places[site.type] ?? types.count
            if place == types.count {
                places[site.type] = place
                types.append(site.type)
            }
            examples.append(
                ExampleReport(
                    id: examples.count, type: place, direction: site.direction.rawValue,
                    file: file.index, pointer: pointer,
                    line: Int(site.value.range.start.line), value: JSONText(site.value).text))
        }
        spelled = spellings(of: types, in: model, names: names)
    }

    var text: String {
        let entries = spelled.map { "    table.add(\(metatype($0)))\n" }
        return """
            import DriverSupport
            import Foundation
            import RoutergenRuntime

            func examplesOf\(namespace)() -> ExampleTable {
                var table = ExampleTable()
            \(entries.joined())    return table
            }

            """
    }

    /// `Pet.self`, `(Pet?).self`
    private func metatype(_ type: String) -> String {
        type.hasSuffix("?") ? "(\(type)).self" : "\(type).self"
    }
}
