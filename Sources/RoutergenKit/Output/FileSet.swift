import RoutergenTemplates

/// A fixed set of files that everything goes into, for build systems that must know their names before a
/// description is read.
///
/// Which file a type goes into depends on the type alone, so that a change to one of them leaves the
/// others as they were. Files that stay empty are written, too: a build system waits for them.
package struct FileSet: Sendable {
    /// The paths below the output folder; at least one.
    package let paths: [String]

    package init(_ paths: [String]) {
        precondition(!paths.isEmpty, "a set of files has at least one")
        self.paths = paths
    }

    /// Puts files of Swift code together.
    ///
    /// - Parameter files: with different paths. What each begins with, comments and imports, is said
    ///   once for all that become one file.
    package func merged(_ files: [GeneratedFile]) -> [GeneratedFile] {
        let shares = shares(of: files)
        return zip(paths, shares).map { path, share in
            GeneratedFile(path: path, text: SwiftFileParts.joined(share.map(\.text)))
        }
    }

    /// The files for each path, in the order in which they came.
    private func shares(of files: [GeneratedFile]) -> [[GeneratedFile]] {
        var shares = [[GeneratedFile]](repeating: [], count: paths.count)
        for file in files {
            let share = StableHash(file.path).value % UInt64(paths.count)
            shares[Int(share)].append(file)
        }
        return shares
    }
}
