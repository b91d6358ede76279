import Foundation

/// The URLs that were read from a document last, because many stand there more than once: in a list of issues, those of
/// the repository, of its labels and of the same few people. Making a `URL` takes Foundation half a microsecond, more
/// than everything else about a field.
final class URLMemory: @unchecked Sendable {
    // `@unchecked`: `entries` is touched only while `lock` is held.

    private struct Entry {
        let text: UnsafeBufferPointer<UInt8>
        let url: URL
    }

    private let lock = NSLock()
    /// Each text has one place, which it may have to leave to another.
    @exclusivity(unchecked) private var entries: [Entry?] = []
    private let size: Int

    /// - Parameter count: The size of the document in bytes.
    init(documentOf count: Int) {
        var size = 64
        while size < 4_096, size * 1_024 < count { size *= 2 }
        self.size = size
    }

    /// The URL that a text stands for; nil where it is none.
    ///
    /// - Parameter text: Part of the document, without escapes, which lives as long as this object.
    func url(_ text: UnsafeBufferPointer<UInt8>) -> URL? {
        guard text.count >= 8, let start = text.baseAddress else {
            return URL(string: String(decoding: text, as: UTF8.self))
        }
        let place = Self.hash(start, text.count) & (size - 1)
        lock.lock()
        defer { lock.unlock() }
        if entries.isEmpty { entries = Array(repeating: nil, count: size) }
        if let entry = entries[place], entry.text.count == text.count,
            let known = entry.text.baseAddress, memcmp(known, start, text.count) == 0
        {
            return entry.url
        }
        guard let url = URL(string: String(decoding: text, as: UTF8.self)) else { return nil }
        entries[place] = Entry(text: text, url: url)
        return url
    }

    /// URLs differ at their ends and in their lengths, if they do.
    private static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let middle = UnsafeRawPointer(start + count / 2 - 4).loadUnaligned(as: UInt64.self)
        let last = UnsafeRawPointer(start + count - 8).loadUnaligned(as: UInt64.self)
        var hash = (last ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ middle) &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: hash >> 40)
    }
}
