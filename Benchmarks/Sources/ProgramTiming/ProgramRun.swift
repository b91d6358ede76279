import Foundation

/// What one run of a program took.
package struct ProgramRun {
    /// From before its start to behind its end, in seconds.
    package var seconds: Double
    /// On all processors, in user and system mode, in seconds, with all programs that it started.
    package var processorSeconds: Double
    /// The most memory that was resident at a time in one process, its own or one that it started, in bytes.
    package var peakMemory: Int

    /// Runs a program to its end.
    ///
    /// - Parameter output: The file that takes what the program prints; by default it is thrown away.
    /// - Throws: `ProgramFailure` where it does not start or does not exit with 0.
    package static func of(
        _ program: String, _ arguments: [String], output: String = "/dev/null"
    ) throws -> ProgramRun {
        let start = ContinuousClock.now
        let process = try spawn(program, arguments, output)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw ProgramFailure(program, "cannot wait for it") }
        }
        let elapsed = start.duration(to: .now)
        guard status == 0 else { throw ProgramFailure(program, "ended with status \(status)") }
        return ProgramRun(
            seconds: elapsed / .seconds(1),
            processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: usage.ru_maxrss * bytesPerUnit)
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ output: String
    ) throws -> pid_t {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(
            &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, nil, &words, &variables)
        guard error == 0 else { throw ProgramFailure(program, String(cString: strerror(error))) }
        return process
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }

    /// `ru_maxrss` counts kilobytes on Linux and bytes on macOS.
    private static var bytesPerUnit: Int {
        #if os(Linux)
            1024
        #else
            1
        #endif
    }
}

/// A program that could not be measured.
package struct ProgramFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ program: String, _ reason: String) {
        description = "\(program): \(reason)"
    }
}
