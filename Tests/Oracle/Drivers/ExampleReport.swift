/// An example as the judge reads it.
struct ExampleReport {
    var id: Int
    /// The place of its type in the table of the driver.
    var type: Int
    /// `request`, `answer` or `either`: who would send it.
    var direction: String
    /// The file of the schema, by its number.
    var file: Int
    /// The schema in that file (RFC 6901).
    var pointer: String
    /// Where the value stands, counted from one.
    var line: Int
    /// JSON.
    var value: String

    /// A line of columns divided by tabs; the JSON comes last and has no line ends.
    var text: String {
        let columns = [String(id), String(type), direction, String(file), pointer, String(line)]
        return columns.joined(separator: "\t") + "\t" + value.filter { $0 != "\n" } + "\n"
    }
}
