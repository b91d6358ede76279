import RoutergenKit

extension Command {
    /// Generates whenever a file of the input is saved.
    static let watch = Command(
        name: "watch",
        summary: "Generate now and whenever a description or what it needs is saved.",
        operands: .any,
        options: [.config, .force, .file, .dependencyFile] + Option.settings
    ) { arguments, console throws(UsageError) in
        let events = WatchEvents()
        let watcher = FileWatcher { events.noticeChange() }
        var loader = SourceLoader()
        try generate(arguments, loader, &console)
        watcher.watch(loader.stamps.keys)
        console.print("watching \(loader.paths.count) files; Ctrl-C ends it\n")
        while true {
            let changed = loader.changedPaths
            guard !changed.isEmpty else {
                guard events.wait() else { return .success }
                continue
            }
            console.print(changed.map { "\($0) changed\n" }.joined())
            loader = SourceLoader()
            do throws(UsageError) {
                try generate(arguments, loader, &console)
            } catch {
                console.report("routergen: error: \(error.message)\n")
            }
            watcher.watch(loader.stamps.keys)
        }
    }

    /// One run; what is wrong is printed, and the next save is another chance.
    private static func generate(
        _ arguments: ParsedArguments, _ loader: SourceLoader, _ console: inout Console
    ) throws(UsageError) {
        _ = try Generation("watch", arguments, writes: true).run(&console, loader: loader) {
            outputs, inputs, console throws(FileFailure) in
            let status = try write(outputs, inputs, arguments, &console)
            guard status == .success else { return status }
            let written = outputs.flatMap(\.files).filter { $0.change != .none }
            console.print(
                written.isEmpty ? "nothing to write\n" : written.map(line).joined())
            return status
        }
    }
}

extension SourceLoader {
    /// The files that are not any more what they were when they were read.
    fileprivate var changedPaths: [String] {
        stamps.filter { FileStamp(of: $0.key) != $0.value }.keys.sorted()
    }
}
