import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The program that a batch of drivers makes: it reads samples or examples from standard input, a line
/// each, and writes requests or the examples as they come out again to standard output, a line each.
public enum DriverProgram {
    /// What is known of a document.
    public struct Driver {
        let requests: () -> OperationTable
        let examples: () -> ExampleTable

        /// Makes a driver of the functions that its files declare.
        public init(
            requests: @escaping () -> OperationTable, examples: @escaping () -> ExampleTable
        ) {
            self.requests = requests
            self.examples = examples
        }
    }

    /// Runs the driver that the first argument of the program names, for `requests` or `examples`, as the
    /// second says.
    public static func run(_ drivers: [String: Driver]) throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2, let driver = drivers[arguments[0]] else {
            throw SampleError(problem: "the first argument is one of \(drivers.keys.sorted())")
        }
        switch arguments[1] {
        case "requests": try writeRequests(driver.requests())
        case "examples": writeExamples(driver.examples())
        default: throw SampleError(problem: "the second argument is 'requests' or 'examples'")
        }
    }

    private static func writeExamples(_ table: ExampleTable) {
        while let line = readLine() { print(table.answer(to: line)) }
    }

    private static func writeRequests(_ table: OperationTable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let line = readLine() {
            let sample = try Sample(line: line)
            let report = RequestReport(id: sample.id, Result { try table.request(sample) })
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        }
    }
}
