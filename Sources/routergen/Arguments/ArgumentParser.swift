import RoutergenSyntax

/// Sorts arguments into options and operands: `--name value`, `--name=value`, `--switch`, and `--`, behind
/// which everything is an operand.
struct ArgumentParser {
    private let command: Command
    private var rest: ArraySlice<String>
    private var parsed: ParsedArguments

    /// - Parameter words: the name of the command and its arguments.
    static func parse(
        _ words: [String], for command: Command
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(
            command: command, rest: words.dropFirst(), parsed: ParsedArguments(words: words))
        try parser.parse()
        try parser.checkOperands()
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
            parsed.add(option, "", at: rest.startIndex - 1)
            return
        }
        guard let value = inlineValue ?? nextValue(), !value.isEmpty else {
            throw error("'\(name)' needs a value: \(expected(option))")
        }
        try check(value, of: option)
        parsed.add(option, value, at: rest.startIndex - 1)
    }

    private func check(_ value: String, of option: Command.Option) throws(UsageError) {
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw error(
                "'\(value)' is no value of '\(option.name)', which takes \(expected(option))",
                suggestion(for: value, among: option.choices))
        }
        guard option.isRepeatable || !parsed.has(option) else {
            throw error("'\(option.name)' is given twice")
        }
        if let setting = option.setting, setting.isEntry, FlagTree.entry(value) == nil {
            throw error("'\(option.name)' takes \(expected(option)), found '\(value)'")
        }
    }

    /// The next argument unless that is an option.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
        return rest.popFirst()
    }

    private func expected(_ option: Command.Option) -> String {
        option.choices.isEmpty ? option.value ?? "" : Self.list(option.choices)
    }

    /// `bash, zsh or fish`
    private static func list(_ words: [String]) -> String {
        let last = words.last ?? ""
        return words.count < 2 ? last : words.dropLast().joined(separator: ", ") + " or " + last
    }

    private func checkOperands() throws(UsageError) {
        switch command.operands {
        case .one where parsed.operands.count > 1:
            throw error("'\(command.name)' takes one description, not \(parsed.operands.count)")
        case .one, .any:
            if parsed.operands.contains("") {
                throw error("the path of a description is empty")
            }
        case .action(let name, let actions):
            let names = actions.map(\.name)
            guard let word = parsed.operands.first, names.contains(word) else {
                let found = parsed.operands.first.map { ", found '\($0)'" } ?? ""
                throw error(
                    "'\(command.name)' takes an \(name): \(Self.list(names))\(found)",
                    parsed.operands.first.flatMap { suggestion(for: $0, among: names) })
            }
        case .optional(let name):
            guard parsed.operands.count <= 1, parsed.operands.first != "" else {
                throw error("'\(command.name)' takes one \(name)")
            }
        case .exactly(let names):
            guard parsed.operands.count == names.count, !parsed.operands.contains("") else {
                throw error("'\(command.name)' takes \(names.joined(separator: " and "))")
            }
        case .choice(let name, let choices):
            let expected = Self.list(choices)
            guard let word = parsed.operands.first, parsed.operands.count == 1 else {
                throw error("'\(command.name)' takes one \(name): \(expected)")
            }
            guard choices.contains(word) else {
                throw error(
                    "'\(word)' is no \(name), which is \(expected)",
                    suggestion(for: word, among: choices))
            }
        }
    }

    private func error(_ message: String, _ suggestion: String? = nil) -> UsageError {
        UsageError(message, suggestion, command: command.name)
    }
}

extension Command.Setting {
    fileprivate var isEntry: Bool {
        switch self {
        case .entry, .listEntry: true
        case .value, .truth, .item: false
        }
    }
}
