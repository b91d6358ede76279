/// A verb of the tool: what it takes, for the parser and for its help, and what it does.
struct Command: Sendable {
    struct Option: Sendable {
        /// With its dashes: `--output`.
        let name: String
        /// What the value is called in the help, or nil for a switch.
        var value: String?
        /// The values that are possible; empty when any is.
        var choices: [String] = []
        var isRequired = false
        let help: String
    }

    /// How many descriptions a command reads.
    enum Operands: Sendable {
        case one
        case oneOrMore
    }

    static let all: [Command] = [.generate, .check, .lint, .dump]

    let name: String
    let summary: String
    let operands: Operands
    let options: [Option]
    let run: @Sendable (ParsedArguments, inout Console) -> ExitStatus
}

extension Command.Option {
    static let output = Self(
        name: "--output", value: "DIR", isRequired: true,
        help: "The folder of the generated files.")
    static let templates = Self(
        name: "--templates", value: "DIR",
        help: "Templates that replace built-in ones of the same name.")
    static let access = Self(
        name: "--access", value: "LEVEL", choices: ["public", "package", "internal"],
        help: "Who may use the generated code (default: public).")
    static let strict = Self(name: "--strict", help: "Treat warnings as errors.")
    static let dryRun = Self(
        name: "--dry-run", help: "Print what would be written, and write nothing.")
}
