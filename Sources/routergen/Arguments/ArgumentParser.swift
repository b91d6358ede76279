import RoutergenSyntax

/// Sorts arguments into options and operands: `--name value`, `--name=value`, `--switch`, and `--`, behind
/// which everything is an operand.
struct ArgumentParser {
    private let command: Command
    private var rest: ArraySlice<String>
    private var parsed = ParsedArguments()

    static func parse(
        _ arguments: [String], for command: Command
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(command: command, rest: arguments[...])
        try parser.parse()
        try parser.checkCompleteness()
        return parser.parsed
    }

    private mutating func parse() throws(UsageError) {
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                rest = []
            } else if argument.hasPrefix("-"), argument != "-" {
                try parseOption(argument)
            } else {
                parsed.operands.append(argument)
            }
        }
    }

    private mutating func parseOption(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let inlineValue = parts.count > 1 ? String(parts[1]) : nil
        guard let option = command.options.first(where: { $0.name == name }) else {
            let names = command.options.map(\.name) + ["--help"]
            throw error("unknown option '\(name)'", suggestion(for: name, among: names))
        }
        guard option.value != nil else {
            guard inlineValue == nil else { throw error("'\(name)' takes no value") }
            parsed.set(option)
            return
        }
        guard let value = inlineValue ?? nextValue(), !value.isEmpty else {
            throw error("'\(name)' needs a value: \(expected(option))")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw error(
                "'\(value)' is no value of '\(name)', which takes \(expected(option))",
                suggestion(for: value, among: option.choices))
        }
        guard parsed[option] == nil else {
            throw error("'\(name)' is given twice")
        }
        parsed.set(option, to: value)
    }

    /// The next argument unless that is an option.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
        return rest.popFirst()
    }

    private func expected(_ option: Command.Option) -> String {
        guard let last = option.choices.last else { return option.value ?? "" }
        return option.choices.dropLast().joined(separator: ", ") + " or " + last
    }

    private func checkCompleteness() throws(UsageError) {
        switch (command.operands, parsed.operands.count) {
        case (_, 0):
            throw error("'\(command.name)' needs a description to read")
        case (.one, 2...):
            throw error("'\(command.name)' takes one description, not \(parsed.operands.count)")
        default:
            break
        }
        if parsed.operands.contains("") {
            throw error("the path of a description is empty")
        }
        for option in command.options where option.isRequired && parsed[option] == nil {
            throw error("'\(option.name) \(option.value ?? "")' is missing")
        }
    }

    private func error(_ message: String, _ suggestion: String? = nil) -> UsageError {
        UsageError(message, suggestion, command: command.name)
    }
}
