import RoutergenKit
import RoutergenSyntax
import RoutergenTemplates

extension Command {
    /// Lists, shows, copies and checks template packs.
    static let templates = Command(
        name: "templates",
        summary: "List, show, copy and check template packs.",
        operands: .action(
            "ACTION",
            among: [
                Action(
                    "list", "[PACK]", "Name the built-in packs, or the files and options of one."),
                Action("show", "PACK [FILE…]", "Print the manifest of a pack, or files of it."),
                Action(
                    "copy", "PACK [FILE…]",
                    "Copy a pack, or files of it, into a folder that extends the pack."),
                Action(
                    "check", "[PACK…]", "Report the mistakes in packs: folders or built-in ones."),
            ]),
        options: [.copyOutput]
    ) { arguments, console throws(UsageError) in
        let operands = Array(arguments.operands.dropFirst())
        let action = arguments.operands.first ?? ""
        guard action == "copy" || !arguments.has(.copyOutput) else {
            throw UsageError("'--output' belongs to 'templates copy'", command: "templates")
        }
        let run = TemplatesRun(action: action, operands: operands)
        do throws(TemplatesRun.Failure) {
            switch action {
            case "list": return try run.list(&console)
            case "show": return try run.show(&console)
            case "copy": return try run.copy(to: arguments[.copyOutput], &console)
            default: return run.check(&console)
            }
        } catch {
            switch error {
            case .usage(let usage): throw usage
            case .file(let failure):
                console.report(failure)
                return .file
            }
        }
    }
}

extension Command.Option {
    fileprivate static let copyOutput = Self(
        name: "--output", value: "DIR", help: "The folder that 'copy' writes to.")
}
