extension Command.Option {
    /// Everything that a configuration can say about a description.
    static let settings = places + model

    private static let places = [
        Self(
            name: "--output", value: "DIR", help: "The folder of the generated files.",
            setting: .value(["output"])),
        Self(
            name: "--templates", value: "PACK",
            help: "A folder with templates, or a built-in pack (default: Default).",
            setting: .value(["templates"])),
        Self(
            name: "--template-option", value: "NAME=VALUE", isRepeatable: true,
            help: "A value for an option of the templates.",
            setting: .entry(["template_options"])),
    ]

    /// Those that concern what is generated and not where.
    static let model = style + filter + names + types

    private static let style = [
        Self(
            name: "--access", value: "LEVEL", choices: ["public", "package", "internal"],
            help: "Who may use the generated code (default: public).",
            setting: .value(["access"])),
        Self(
            name: "--properties", value: "KIND", choices: ["automatic", "let", "var"],
            help: "What models are made of (default: automatic, 'var' for what is sent).",
            setting: .value(["properties"])),
        Self(
            name: "--undeclared-properties", value: "KIND", choices: ["drop", "keep"],
            help: "What models do with what their schemas do not list (default: drop).",
            setting: .value(["undeclared_properties"])),
        Self(
            name: "--import", value: "MODULE", isRepeatable: true,
            help: "A module that generated files import.", setting: .item(["imports"])),
        Self(
            name: "--conformance", value: "SCHEMA=PROTOCOL", isRepeatable: true,
            help: "Protocols for this schema, several with commas.",
            setting: .listEntry(["conformances"])),
        Self(
            name: "--strict", help: "Treat warnings as errors.", setting: .truth(["strict"])),
        Self(
            name: "--outside-references",
            help: "Let references lead out of the folder of the description.",
            setting: .truth(["outside_references"])),
    ]

    private static let filter = [
        ("tag", "tags"), ("path", "paths"), ("operation", "operations"), ("schema", "schemas"),
    ].flatMap { word, key in
        [
            Self(
                name: "--include-\(word)", value: "NAME", isRepeatable: true,
                help: "Generate only this \(word), and what it needs; '*' is any text.",
                setting: .item(["include", key])),
            Self(
                name: "--exclude-\(word)", value: "NAME", isRepeatable: true,
                help: "Leave out this \(word), and what only it needs.",
                setting: .item(["exclude", key])),
        ]
    }

    private static let names =
        [
            Self(
                name: "--name", value: "NAME", help: "The name of everything that is generated.",
                setting: .value(["name"])),
            Self(
                name: "--acronym", value: "WORD", isRepeatable: true,
                help: "A word that is written in capitals.", setting: .item(["acronyms"])),
        ]
        + [
            ("tag", "TAG", "tags"), ("operation", "OPERATION", "operations"),
            ("parameter", "OPERATION.PARAMETER", "parameters"), ("schema", "SCHEMA", "schemas"),
            ("property", "SCHEMA.PROPERTY", "properties"), ("case", "SCHEMA.VALUE", "cases"),
        ].map { word, value, key in
            Self(
                name: "--rename-\(word)", value: "\(value)=NAME", isRepeatable: true,
                help: "The name of this \(word) in Swift.", setting: .entry(["rename", key]))
        }

    private static let types = [
        ("format", "FORMAT", "formats"), ("schema", "SCHEMA", "schemas"),
        ("property", "SCHEMA.PROPERTY", "properties"),
    ].map { word, value, key in
        Self(
            name: "--type-\(word)", value: "\(value)=TYPE", isRepeatable: true,
            help: "The Swift type of this \(word).", setting: .entry(["types", key]))
    }
}
