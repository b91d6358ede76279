/// What each record of the context has: the schema that is made from the code, read.
enum ContextTypes {
    /// The names of each record with what they stand for.
    static let records: [String: [String: ContextKind]] = {
        var records: [String: [String: ContextKind]] = [:]
        var record = ""
        for line in ContextSchema.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 {
                records[record, default: [:]][String(words[0])] = ContextKind(words[1])
            } else if let name = words.first {
                record = String(name)
                records[record] = [:]
            }
        }
        return records
    }()

    /// What every file sees.
    static let root = "RootContext"

    /// The record of the items that a file is made for; nil for the file of the whole API.
    static func item(of scope: TemplateFile.Scope) -> String? {
        guard case .list(.record(let name))? = records[root]?[scope.rawValue] else { return nil }
        return name
    }
}
