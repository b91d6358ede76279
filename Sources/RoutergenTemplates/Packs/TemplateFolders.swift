/// The way to the folders of packs that others extend.
package struct TemplateFolders {
    package struct Failure: Error {
        let reason: String

        package init(_ reason: String) {
            self.reason = reason
        }
    }

    /// A file with its path.
    package typealias File = (path: String, bytes: [UInt8])

    let files: (_ path: String) -> Result<[File], Failure>

    /// - Parameter files: reads the files of the folder of a path.
    package init(files: @escaping (_ path: String) -> Result<[File], Failure>) {
        self.files = files
    }

    /// For packs that extend built-in ones at most.
    package static var none: TemplateFolders {
        TemplateFolders { _ in .failure(Failure("no such folder")) }
    }
}
