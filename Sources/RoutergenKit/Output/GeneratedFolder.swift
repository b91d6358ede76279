import RoutergenTemplates

/// Everything that a run makes for one folder.
package struct GeneratedFolder: Sendable {
    /// The path as the user gave it.
    package let folder: String
    /// The files of each description, in the order of the descriptions.
    package internal(set) var parts: [(owner: OutputManifest.Owner, files: [GeneratedFile])]

    /// The files of all descriptions.
    package var files: [GeneratedFile] { parts.flatMap(\.files) }
}
