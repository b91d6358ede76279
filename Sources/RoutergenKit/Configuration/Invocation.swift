import RoutergenSyntax

/// What a user asked for: descriptions, a configuration, flags.
package struct Invocation {
    /// Descriptions by their paths; empty for all of the configuration.
    package var specs: [String]
    /// The configuration; nil for the one in the working folder, where there is one.
    package var configuration: String?
    /// Flags as a tree with the keys of a description in a configuration; nil for none.
    package var flags: Node?

    package init(specs: [String], configuration: String? = nil, flags: Node? = nil) {
        self.specs = specs
        self.configuration = configuration
        self.flags = flags
    }
}
