import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The program that a batch of drivers makes: it reads samples from standard input, a line each, and
/// writes the requests to standard output, a line each.
public enum DriverProgram {
    /// Runs the driver that the first argument of the program names.
    public static func run(_ drivers: [String: () -> OperationTable]) throws {
        guard let name = CommandLine.arguments.dropFirst().first, let driver = drivers[name] else {
            throw SampleError(problem: "the first argument is one of \(drivers.keys.sorted())")
        }
        let table = driver()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let line = readLine() {
            let sample = try Sample(line: line)
            let report = RequestReport(id: sample.id, Result { try table.request(sample) })
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        }
    }
}
