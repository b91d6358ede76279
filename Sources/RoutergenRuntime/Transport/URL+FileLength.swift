import Foundation

extension URL {
    /// The size in bytes of a file that can be read.
    ///
    /// - Throws: what Foundation throws, also where the URL is that of a folder or a device.
    func readableFileLength() throws -> Int64 {
        // `resourceValues` follows no symbolic link, and a body may well be one.
        let values = try resolvingSymlinksInPath().resourceValues(
            forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values.isRegularFile == true, let size = values.fileSize else {
            throw CocoaError(.fileReadUnknown)
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CocoaError(.fileReadNoPermission)
        }
        return Int64(size)
    }
}
