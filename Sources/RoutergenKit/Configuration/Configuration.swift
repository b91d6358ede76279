import RoutergenSyntax

/// What a configuration file says: several descriptions, each with its settings.
package struct Configuration: Sendable {
    package struct Spec: Sendable {
        /// The description, as the file names it, relative to the folder of the file.
        package var path: Located<String>
        /// Its own settings on top of those that all share.
        package var settings: SpecSettings
    }

    /// The names that a configuration has where nobody names another one.
    package static let fileNames = ["routergen.yml", "routergen.yaml"]

    /// What all descriptions share.
    package var shared: SpecSettings
    package var specs: [Spec]
}
