import Foundation

// What `make bench` runs: GenerationBenchmark ROUTERGEN EVENTLOOP DOCUMENT
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3 else {
    print("usage: GenerationBenchmark ROUTERGEN EVENTLOOP DOCUMENT")
    exit(2)
}
let paths = Array(arguments)
let benchmark = GenerationBenchmark(generator: paths[0], eventLoop: paths[1], document: paths[2])
do {
    let result = try benchmark.run()
    print(result.report)
    exit(result.isWithinTarget ? 0 : 1)
} catch {
    print("error: \(error)")
    exit(3)
}
