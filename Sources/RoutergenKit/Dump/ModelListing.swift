import RoutergenModel

extension APIModel {
    /// What the API consists of, one thing a line, in the words that filters and renames know it by:
    ///
    ///     tag photos
    ///     operation GET /photos (popularPhotos)
    ///     schema Photo
    package var listing: String {
        var lines: [String] = []
        for group in groups {
            if let name = group.name { lines.append("tag \(name.wire)") }
            lines += group.endpoints.map {
                "operation \($0.method) \($0.path.description) (\($0.name.wire))"
            }
        }
        lines += types.map { "schema \($0.name.wire)" }
        return lines.map { $0 + "\n" }.joined()
    }
}
