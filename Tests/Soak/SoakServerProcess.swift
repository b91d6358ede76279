import Foundation

/// The server of a run, as a process of its own. It ends with the object.
final class SoakServerProcess: Sendable {
    let baseURL: URL
    private let process = Process()
    private let input = Pipe()

    init(seed: UInt64) throws {
        let output = Pipe()
        process.executableURL =
            Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["serve", String(seed)]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
            text += String(decoding: data, as: UTF8.self)
        }
        guard let url = URL(string: String(text.dropLast())) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        baseURL = url
    }

    deinit {
        process.terminate()
    }
}
