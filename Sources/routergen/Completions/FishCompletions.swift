/// The completions of fish: one line for every command and option.
///
///     routergen completions fish >~/.config/fish/completions/routergen.fish
enum FishCompletions {
    static func script(for commands: [Command]) -> String {
        """
        # Completes routergen in fish:
        # routergen completions fish >~/.config/fish/completions/routergen.fish
        complete -c routergen -n __fish_use_subcommand -f -l help -d 'Show the commands.'
        complete -c routergen -n __fish_use_subcommand -f -l version -d 'Show the version.'
        \(commands.map(lines).joined())
        """
    }

    private static func lines(_ command: Command) -> String {
        var lines = [
            "-n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
        ]
        let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
        if let choices = command.words?.choices {
            // Folders may follow an action.
            let flag = if case .action = command.operands { "" } else { "-f " }
            lines.append("\(condition) \(flag)-a \(quoted(choices.joined(separator: " ")))")
        }
        lines += command.options.map { "\(condition) \(flags($0)) -d \(quoted($0.help))" }
        return lines.map { "complete -c routergen \($0)\n" }.joined()
    }

    private static func flags(_ option: Command.Option) -> String {
        let name = "-l \(option.name.dropFirst(2))"
        guard option.value != nil else { return name }
        guard !option.choices.isEmpty else { return "\(name) -r" }
        return "\(name) -x -a \(quoted(option.choices.joined(separator: " ")))"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if character == "'" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return "'\(escaped)'"
    }
}
