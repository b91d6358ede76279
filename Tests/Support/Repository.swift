import Foundation

/// The checkout that the tests belong to.
package enum Repository {
    /// Its top folder.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
