import RoutergenKit

extension Command {
    /// Compares generated files with those on the disk.
    static let check = Command(
        name: "check",
        summary: "Check that generated code is up to date, and print what differs.",
        operands: .any,
        options: [.config, .file] + Option.settings
    ) { arguments, console throws(UsageError) in
        try Generation("check", arguments, writes: false).run(&console) {
            outputs, _, console throws(FileFailure) in
            let files = outputs.flatMap(\.files)
            let stale = files.filter { $0.change != .none }
            console.print(stale.map(difference).joined())
            guard !stale.isEmpty else { return .success }
            console.report(
                "error: \(stale.count) of \(files.count) generated files are not up to date\n")
            return .failure
        }
    }

    /// From what is on the disk to what `generate` would write.
    @Sendable private static func difference(_ file: OutputFile) -> String {
        var old = ""
        var (oldLabel, newLabel) = (file.path, file.path)
        switch file.change {
        case .none, .create: oldLabel = "/dev/null"
        case .replace(let bytes): old = String(decoding: bytes, as: UTF8.self)
        case .remove(let bytes):
            old = String(decoding: bytes, as: UTF8.self)
            newLabel = "/dev/null"
        }
        let difference = UnifiedDiff.text(
            old: old, oldLabel: oldLabel, new: file.text, newLabel: newLabel)
        return difference.isEmpty ? "\(file.path) is not UTF-8 text\n" : difference
    }
}
