import RoutergenKit
import RoutergenSyntax

/// The whole tool: finds the command that the arguments name and runs it.
enum CommandLineTool {
    static func run(_ arguments: [String], _ console: inout Console) -> ExitStatus {
        do throws(UsageError) {
            return try runCommand(arguments, &console)
        } catch {
            console.report("routergen: error: \(error.message)\n\(error.hint)\n")
            return .usage
        }
    }

    private static func runCommand(
        _ arguments: [String], _ console: inout Console
    ) throws(UsageError) -> ExitStatus {
        switch arguments.first {
        case nil:
            console.report(HelpText.text(Command.all))
            return .usage
        case "--help", "-h":
            console.print(HelpText.text(Command.all))
            return .success
        case "--version":
            console.print("routergen \(toolVersion)\n")
            return .success
        case let name?:
            let command = try command(name)
            let rest = arguments.dropFirst()
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" })
            {
                console.print(HelpText.text(command))
                return .success
            }
            return try command.run(try ArgumentParser.parse(arguments, for: command), &console)
        }
    }

    private static func command(_ name: String) throws(UsageError) -> Command {
        if let command = Command.all.first(where: { $0.name == name }) { return command }
        let what = name.hasPrefix("-") ? "option" : "command"
        let names = Command.all.map(\.name) + ["--help", "--version"]
        throw UsageError("unknown \(what) '\(name)'", suggestion(for: name, among: names))
    }
}
