/// Every file of one run, in the order in which they were loaded.
package struct SourceMap: Sendable {
    package private(set) var files: [SourceFile] = []

    package init() {}

    /// Adds a file and gives it the next number.
    package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
        let file = SourceFile(id: FileID(UInt32(files.count)), path: path, bytes: bytes)
        files.append(file)
        return file
    }

    package subscript(id: FileID) -> SourceFile? {
        Int(id.index) < files.count ? files[Int(id.index)] : nil
    }
}
