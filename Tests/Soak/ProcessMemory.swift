import Foundation

/// The memory of this process, in bytes; zero where the system has no `/proc`.
enum ProcessMemory {
    static var resident: Int { value("VmRSS:") }
    /// The most that there ever was.
    static var peak: Int { value("VmHWM:") }

    private static func value(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return (kilobytes.flatMap { Int($0) } ?? 0) * 1_024
    }
}

extension Int {
    /// With one digit behind the point.
    var inMegabytes: String { String(format: "%.1f", Double(self) / 1_000_000) }
}
