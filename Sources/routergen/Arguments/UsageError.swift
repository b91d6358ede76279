/// Arguments that make no sense.
struct UsageError: Error {
    let message: String
    /// Where to read what would.
    let hint: String

    init(_ message: String, _ suggestion: String? = nil, command: String? = nil) {
        self.message = suggestion.map { "\(message); \($0)" } ?? message
        let tool = command.map { "routergen \($0)" } ?? "routergen"
        hint = "Run '\(tool) --help' to see what is possible."
    }
}
