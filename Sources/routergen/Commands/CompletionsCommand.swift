import RoutergenKit

extension Command {
    /// Prints a script that lets a shell complete command lines of the tool.
    static let completions = Command(
        name: "completions",
        summary: "Print a script that completes commands and options in a shell.",
        operands: .choice("SHELL", among: Shell.allCases.map(\.rawValue)),
        options: []
    ) { arguments, console throws(UsageError) in
        guard let shell = arguments.operands.first.flatMap(Shell.init) else { return .usage }
        console.print(shell.script(for: Command.all))
        return .success
    }
}

/// A shell that can complete command lines.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    fileprivate func script(for commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions.script(for: commands)
        case .zsh: ZshCompletions.script(for: commands)
        case .fish: FishCompletions.script(for: commands)
        }
    }
}
