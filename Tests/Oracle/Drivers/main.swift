import Foundation
import RoutergenKit

// Usage: OracleDrivers FOLDER [--keep-undeclared] NAME=DOCUMENT…
//
// Writes for each document what is generated from it and its driver into FOLDER/NAME, and prints a line
// of JSON about it.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("usage: OracleDrivers FOLDER [--keep-undeclared] NAME=DOCUMENT…")
    exit(2)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var options = PipelineOptions()
for argument in arguments.dropFirst() {
    if argument == "--keep-undeclared" {
        options.keepsUndeclaredProperties = true
        continue
    }
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let path = parts.dropFirst().first else { continue }
    let report = try DocumentDriver(name: name, path: path, options: options).write(
        to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
}
