/// The completions of Bash: one function that is called for every word.
///
///     source <(routergen completions bash)
enum BashCompletions {
    /// Where the function offers nothing, Bash completes files. It works in Bash 3.2, which macOS has.
    static func script(for commands: [Command]) -> String {
        let names = commands.map(\.name) + ["--help", "--version"]
        return """
            # Completes routergen in Bash: source <(routergen completions bash)
            _routergen() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=
                if [ "$COMP_CWORD" -eq 1 ]; then
                    words='\(names.joined(separator: " "))'
                else
                    case "${COMP_WORDS[1]} $previous" in
            \(commands.flatMap(values).joined())\
                        *)
                            case "${COMP_WORDS[1]} $word" in
            \(commands.map(options).joined())\
                            esac
                            ;;
                    esac
                fi
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -o default -F _routergen routergen

            """
    }

    /// What may stand behind an option, or behind the name of a command.
    private static func values(_ command: Command) -> [String] {
        var rows = command.options.map { (name: $0.name, choices: $0.choices) }
        if let words = command.words { rows.append((command.name, words.choices)) }
        return rows.filter { !$0.choices.isEmpty }.map { name, choices in
            """
                        '\(command.name) \(name)') words='\(choices.joined(separator: " "))' ;;

            """
        }
    }

    private static func options(_ command: Command) -> String {
        let names = command.options.map(\.name) + ["--help"]
        return """
                            '\(command.name) -'*)
                                words='\(names.joined(separator: " "))'
                                ;;

            """
    }
}
