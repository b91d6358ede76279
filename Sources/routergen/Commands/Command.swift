import RoutergenKit

/// A verb of the tool: what it takes, for the parser and for its help, and what it does.
struct Command: Sendable {
    /// What stands on the command line besides options.
    enum Operands: Sendable {
        /// At most one description; without it that of the configuration.
        case one
        /// Descriptions; without any those of the configuration.
        case any
        /// One of some words, which must be there.
        case choice(String, among: [String])
        /// One path or none.
        case optional(String)
        /// As many paths as there are names.
        case exactly([String])
        /// One of some words, and what this one takes.
        case action(String, among: [Action])
    }

    /// What a command that does several things can do.
    struct Action: Sendable {
        let name: String
        /// What stands behind it: `PACK [FILE…]`.
        let operands: String
        let help: String

        init(_ name: String, _ operands: String, _ help: String) {
            self.name = name
            self.operands = operands
            self.help = help
        }
    }

    static let all: [Command] = [
        .initialize, .generate, .check, .watch, .lint, .list, .dump, .diff, .templates,
        .completions,
    ]

    let name: String
    let summary: String
    let operands: Operands
    let options: [Option]
    let run: @Sendable (ParsedArguments, inout Console) throws(UsageError) -> ExitStatus
}

extension Command {
    /// The words that may stand directly behind the command, with what they are called.
    var words: (name: String, choices: [String])? {
        switch operands {
        case .one, .any, .optional, .exactly: nil
        case .choice(let name, let choices): (name, choices)
        case .action(let name, let actions): (name, actions.map(\.name))
        }
    }

    struct Option: Sendable {
        /// With its dashes: `--output`.
        let name: String
        /// What the value is called in the help, or nil for a switch.
        var value: String?
        /// The values that are possible; empty when any is.
        var choices: [String] = []
        var isRepeatable = false
        let help: String
        /// What the option is in a configuration; nil for one that belongs to a single run.
        var setting: Setting?
    }

    /// The place of an option in a configuration, by the keys that lead there.
    enum Setting: Sendable {
        case value([String])
        /// A switch: `true`.
        case truth([String])
        /// An item of a list.
        case item([String])
        /// `KEY=VALUE`, an entry of a mapping.
        case entry([String])
        /// `KEY=VALUE,VALUE`, an entry whose value is a list.
        case listEntry([String])
    }
}

extension Command.Option {
    static let config = Self(
        name: "--config", value: "FILE",
        help: "The configuration (default: 'routergen.yml', where there is one).")
    static let dryRun = Self(
        name: "--dry-run", help: "Print what would be written, and write nothing.")
}
