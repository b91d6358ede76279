/// How SwiftPM compiles a module.
enum CompileMode: String, CaseIterable {
    case debug, release

    /// The options that SwiftPM gives the compiler, as far as they matter here.
    var options: [String] {
        switch self {
        case .debug:
            ["-Onone", "-enable-batch-mode", "-incremental", "-enable-testing", "-g", "-j2"]
        case .release: ["-O", "-whole-module-optimization", "-g", "-j2"]
        }
    }
}
