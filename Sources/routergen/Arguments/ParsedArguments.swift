/// The arguments of one command, checked against its definition.
struct ParsedArguments {
    /// An option that was given.
    struct Occurrence {
        let option: Command.Option
        /// Empty for a switch.
        let value: String
        /// The place of the argument with the value, counted from zero.
        let position: Int
    }

    /// The words of the command line behind the name of the tool.
    let words: [String]
    var operands: [String] = []
    private(set) var occurrences: [Occurrence] = []

    init(words: [String]) {
        self.words = words
    }

    /// The value of an option that was given.
    subscript(option: Command.Option) -> String? {
        occurrences.last { $0.option.name == option.name }?.value
    }

    /// The values of an option that may be given several times.
    func values(_ option: Command.Option) -> [String] {
        occurrences.filter { $0.option.name == option.name }.map(\.value)
    }

    /// Whether an option was given.
    func has(_ option: Command.Option) -> Bool {
        self[option] != nil
    }

    mutating func add(_ option: Command.Option, _ value: String, at position: Int) {
        occurrences.append(Occurrence(option: option, value: value, position: position))
    }
}
