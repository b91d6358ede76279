/// The arguments of one command, checked against its definition.
struct ParsedArguments {
    var operands: [String] = []
    private(set) var values: [String: String] = [:]
    private(set) var switches: Set<String> = []

    /// The value of an option that was given.
    subscript(option: Command.Option) -> String? {
        values[option.name]
    }

    /// Whether a switch was given.
    func has(_ option: Command.Option) -> Bool {
        switches.contains(option.name)
    }

    mutating func set(_ option: Command.Option) {
        switches.insert(option.name)
    }

    mutating func set(_ option: Command.Option, to value: String) {
        values[option.name] = value
    }
}
