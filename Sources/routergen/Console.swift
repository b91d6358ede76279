import RoutergenKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output for results and standard error for messages.
struct Console {
    /// The number of the error that ended the output.
    private var outputError: Int32?

    /// Writes a result.
    mutating func print(_ text: String) {
        guard outputError == nil else { return }
        outputError = Disk.write(text, to: STDOUT_FILENO)
    }

    /// Whether a person reads the messages, who likes to see the line that is meant; editors and build
    /// tools find it themselves.
    var messagesGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a message; where nobody reads them, there is nobody to tell.
    func report(_ text: String) {
        _ = Disk.write(text, to: STDERR_FILENO)
    }

    /// Writes that a file could not be read or written.
    func report(_ failure: FileFailure) {
        report("\(failure.path): error: \(failure.reason)\n")
    }

    /// The status to exit with: a result that could not be written, as on a full disk, is a failure.
    /// A reader that has seen enough is none.
    func finish(_ status: ExitStatus) -> ExitStatus {
        guard let outputError, outputError != EPIPE else { return status }
        report(FileFailure(path: "standard output", errorNumber: outputError))
        return max(status, .file)
    }
}
