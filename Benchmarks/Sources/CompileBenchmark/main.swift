import Foundation

// What `make bench-compile` runs: CompileBenchmark SWIFTC PROJECT ROUTERGEN FOLDER DOCUMENT...
// The first document is GitHub's, which also shows what a change to one model costs.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 5 else {
    print("usage: CompileBenchmark SWIFTC PROJECT ROUTERGEN FOLDER DOCUMENT...")
    exit(2)
}
let compiler = SwiftCompiler(program: arguments[0], project: arguments[1])
let folder = arguments[3]
do {
    let benchmark = CompileBenchmark(
        compiler: compiler, generator: arguments[2], folder: folder)
    let isWithinLimits = try benchmark.run(Array(arguments[4...]))
    let incremental = try IncrementalBuild(
        compiler: compiler, generator: arguments[2], document: arguments[4],
        folder: "\(folder)/incremental"
    ).run()
    print("\n\(incremental.report)")
    exit(isWithinLimits && incremental.isWithinLimits ? 0 : 1)
} catch {
    print("error: \(error)")
    exit(3)
}
