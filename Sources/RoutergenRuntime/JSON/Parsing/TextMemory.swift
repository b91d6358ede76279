import CRoutergenJSON
import Foundation

/// The strings and URLs that were read from a document last, because many stand there more than once: in a list of issues,
/// those of the repository, of its labels and of the same few people. Making a `URL` takes Foundation half a microsecond,
/// more than everything else about a field; a string takes memory of its own.
///
/// A text is kept when it is read for the second time, so that one that never comes again costs little.
final class TextMemory: @unchecked Sendable {
    // `@unchecked`: `entries` is touched only while `lock` is held. Who finds it taken does without: waiting would take
    // longer than what could be saved.

    private struct Entry {
        let start: UnsafePointer<UInt8>
        let count: Int
        var isRepeated = false
        var string: String?
        var url: URL?
    }

    private let lock: UnsafeMutablePointer<UInt8>
    /// Each text has one place, which it may have to leave to another.
    private var entries: UnsafeMutablePointer<Entry?>?
    private let size: Int

    /// The lengths in bytes of texts that are kept: shorter strings need no memory, and long ones are rarely repeated.
    private static let keptSizes = 16..<512

    /// - Parameter count: The size of the document in bytes.
    init(documentOf count: Int) {
        var size = 64
        while size < 4_096, size * 1_024 < count { size *= 2 }
        self.size = size
        lock = .allocate(capacity: 1)
        lock.initialize(to: 0)
    }

    deinit {
        lock.deallocate()
        entries?.deinitialize(count: size)
        entries?.deallocate()
    }

    /// The string of a text.
    ///
    /// - Parameter text: Part of the document, without escapes, which lives as long as this object.
    func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
        guard let entry = entry(of: text) else { return String(decoding: text, as: UTF8.self) }
        defer { routergen_json_unlock(lock) }
        if let string = entry.pointee?.string { return string }
        let string = String(decoding: text, as: UTF8.self)
        if entry.pointee?.isRepeated == true { entry.pointee?.string = string }
        return string
    }

    /// The URL that a text stands for; nil where it is none.
    ///
    /// - Parameter text: Part of the document, without escapes, which lives as long as this object.
    func url(_ text: UnsafeBufferPointer<UInt8>) -> URL? {
        guard let entry = entry(of: text) else {
            return URL(string: String(decoding: text, as: UTF8.self))
        }
        defer { routergen_json_unlock(lock) }
        if let url = entry.pointee?.url { return url }
        let url = URL(string: String(decoding: text, as: UTF8.self))
        if entry.pointee?.isRepeated == true { entry.pointee?.url = url }
        return url
    }

    /// The entry of a text. The caller holds the lock then; nil where the text is not kept or another task holds it.
    private func entry(of text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<Entry?>? {
        let count = text.count
        guard let start = text.baseAddress, Self.keptSizes.contains(count),
            routergen_json_try_lock(lock)
        else { return nil }
        let hash = routergen_json_text_hash(start, count)
        let entry = allEntries() + (Int(truncatingIfNeeded: hash) & (size &- 1))
        if let known = entry.pointee?.start, entry.pointee?.count == count,
            memcmp(known, start, count) == 0
        {
            entry.pointee?.isRepeated = true
        } else {
            entry.pointee = Entry(start: start, count: count)
        }
        return entry
    }

    private func allEntries() -> UnsafeMutablePointer<Entry?> {
        if let entries { return entries }
        let new = UnsafeMutablePointer<Entry?>.allocate(capacity: size)
        new.initialize(repeating: nil, count: size)
        entries = new
        return new
    }
}
