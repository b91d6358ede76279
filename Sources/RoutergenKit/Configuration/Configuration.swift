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

    /// The configuration that a path stands for: one by its name, or that of a folder; nil for another file.
    package static func path(at path: String) -> String? {
        if fileNames.contains(FilePath.name(path)) { return path }
        guard (try? Disk.kind(path)) == .folder else { return nil }
        return fileNames.map { FilePath.path($0, in: path) }.first { (try? Disk.kind($0)) == .file }
    }
}
