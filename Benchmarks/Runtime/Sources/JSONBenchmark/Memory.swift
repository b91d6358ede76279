import Foundation
import RoutergenRuntime

/// How much memory decoding takes, in bytes.
struct Memory {
    /// The document.
    let input: Int
    /// The most that was resident at a time, without the document.
    let peak: Int
    /// What the models keep.
    let models: Int

    /// How many times the size of the document is needed beside the models, the document among it.
    var share: Double { Double(input + peak - models) / Double(input) }

    #if os(Linux)
        /// Decodes a document once.
        ///
        /// - Returns: nil where the system does not tell.
        static func of<Model: JSONModel>(_ document: Data, _ type: Model.Type) throws -> Memory? {
            // Resets the greatest size so far.
            guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
            fputs("5", file)
            guard fclose(file) == 0, let before = resident("VmRSS:") else { return nil }
            let model = try Model(jsonData: document)
            guard let peak = resident("VmHWM:") else { return nil }
            guard let after = resident("VmRSS:") else { return nil }
            return withExtendedLifetime(model) {
                Memory(input: document.count, peak: peak - before, models: after - before)
            }
        }

        private static func resident(_ name: String) -> Int? {
            guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
                let kilobytes = line.split(separator: " ").dropLast().last
            else { return nil }
            return Int(kilobytes).map { $0 * 1_024 }
        }
    #else
        /// Only Linux tells a process the most memory it had and forgets it when asked.
        static func of<Model: JSONModel>(_ document: Data, _ type: Model.Type) throws -> Memory? {
            nil
        }
    #endif
}
