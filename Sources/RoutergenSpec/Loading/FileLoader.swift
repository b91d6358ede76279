import RoutergenSyntax

/// The way to files that a document names: includes and example answers.
///
/// The disk, a test's dictionary or a plugin's sandbox stand behind the same closure, so that
/// nothing in this module reads files by itself.
package struct FileLoader {
    /// Why a file could not be read, as the second half of a sentence: `no such file`.
    package struct Failure: Error, Sendable, Equatable {
        package var reason: String

        package init(_ reason: String) {
            self.reason = reason
        }
    }

    /// Reads the file that `reference` names in the file `base`; a relative path starts at the
    /// folder of `base`.
    ///
    /// The file is added to the run's `SourceMap`. A file that was loaded before comes back with
    /// the same id, so that a circle of includes is recognized.
    package var load: (_ reference: String, _ base: FileID) -> Result<SourceFile, Failure>

    package init(
        load: @escaping (_ reference: String, _ base: FileID) -> Result<SourceFile, Failure>
    ) {
        self.load = load
    }

    /// Finds no file, for a document that stands alone.
    package static var empty: FileLoader {
        FileLoader { _, _ in .failure(Failure("no such file")) }
    }
}
