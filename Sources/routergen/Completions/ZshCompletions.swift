/// The completions of the Z shell: a function for a folder of `fpath`.
///
///     routergen completions zsh >"${fpath[1]}/_routergen"
enum ZshCompletions {
    static func script(for commands: [Command]) -> String {
        """
        #compdef routergen
        # Completes routergen in the Z shell: routergen completions zsh >"${fpath[1]}/_routergen"
        _routergen() {
            local -a commands
            commands=(
        \(commands.map { "        \(quoted("\($0.name):\($0.summary)"))\n" }.joined())\
            )
            if ((CURRENT == 2)); then
                _describe command commands
                return
            fi
            shift words
            ((CURRENT--))
            case $words[1] in
        \(commands.map(arguments).joined())\
            esac
        }
        _routergen "$@"

        """
    }

    private static func arguments(_ command: Command) -> String {
        let specs = command.options.map(spec) + ["--help[Show this text.]"] + operands(command)
        let lines = specs.map { " \\\n                \(quoted($0))" }.joined()
        return """
                    \(command.name))
                        _arguments\(lines)
                        ;;

            """
    }

    /// `*--import[A module that generated files import.]:MODULE:_files`
    private static func spec(_ option: Command.Option) -> String {
        let start = "\(option.isRepeatable ? "*" : "")\(option.name)[\(escaped(option.help))]"
        guard let value = option.value else { return start }
        return "\(start):\(escaped(value)):\(action(option.choices))"
    }

    private static func operands(_ command: Command) -> [String] {
        guard let (name, choices) = command.words else { return ["*:FILE:_files"] }
        let rest = if case .action = command.operands { ["*:PACK:_files"] } else { [String]() }
        return ["1:\(name):\(action(choices))"] + rest
    }

    private static func action(_ choices: [String]) -> String {
        choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
    }

    /// Text in which nothing means something to `_arguments`.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "[]:\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
}
