/// What `--help` prints.
enum HelpText {
    static func text(_ commands: [Command]) -> String {
        let rows = commands.map { ($0.name, $0.summary) }
        return """
            Turns a description of an HTTP API into Swift router enums, models and a client.

            Usage: routergen COMMAND …

            Commands:
            \(table(rows))
            Options:
            \(table([
                ("--help", "Show this text, or that of a command."),
                ("--version", "Show the version."),
            ]))
            Exit status: 0 success, 1 the input has errors, or 'check' or 'diff' found a
            difference, 2 wrong usage, 3 a file could not be read or written.

            """
    }

    static func text(_ command: Command) -> String {
        let own = command.options.filter { $0.setting == nil }
        let settings = command.options.filter { $0.setting != nil }
        var blocks = [
            command.summary,
            "Usage: routergen \(command.name) \(operands(command))"
                + (command.options.isEmpty ? "" : " [OPTION…]"),
        ]
        if command.readsDescriptions {
            blocks.append("Without a SPEC those of the configuration are read.")
        }
        if case .action(let name, let actions) = command.operands {
            let rows = actions.map { ("\($0.name) \($0.operands)", $0.help) }
            blocks.append("\(name):\n\(table(rows).dropLast())")
        }
        blocks.append("Options:\n\(table(rows(own) + [("--help", "Show this text.")]))")
        guard !settings.isEmpty else { return blocks.joined(separator: "\n\n") }
        return blocks.joined(separator: "\n\n") + "\n"
            + "Options that a configuration can have, too:\n\(table(rows(settings)))"
    }

    private static func operands(_ command: Command) -> String {
        switch command.operands {
        case .one: "[SPEC]"
        case .any: "[SPEC…]"
        case .choice(_, let choices): choices.joined(separator: "|")
        case .action(let name, _): "\(name) …"
        case .optional(let name): "[\(name)]"
        case .exactly(let names): names.joined(separator: " ")
        }
    }

    private static func rows(_ options: [Command.Option]) -> [(String, String)] {
        options.map { (label($0), $0.help) }
    }

    private static func label(_ option: Command.Option) -> String {
        guard let value = option.value else { return option.name }
        let choices = option.choices.joined(separator: "|")
        return "\(option.name) \(choices.isEmpty ? value : choices)"
    }

    /// Two columns; what is wide stands on a line of its own.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = 22
        return rows.map { label, text in
            let padding = String(repeating: " ", count: max(0, width - label.count))
            let separator =
                label.count < width ? padding : "\n" + String(repeating: " ", count: width + 2)
            return "  \(label)\(separator)\(text)\n"
        }
        .joined()
    }
}

extension Command {
    fileprivate var readsDescriptions: Bool {
        switch operands {
        case .one, .any: true
        case .choice, .action, .optional, .exactly: false
        }
    }
}
