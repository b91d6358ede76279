/// What compiling generated code may cost at most.
struct CompileLimits {
    /// The size of the description that the limits are given for, in bytes: GitHub's, of 814 routes.
    private static let standardSize = 3_036_700.0

    /// How many times as much processor time as the calibration.
    var ratio: Double
    /// The most memory of a process of the compiler, in bytes.
    var memory: Double
    /// The size of the object files' text, in bytes.
    var text: Double

    /// The limits of a description: in proportion to its size, except for memory.
    init(_ mode: CompileMode, size: Int) {
        let share = Double(size) / Self.standardSize
        ratio = 25 * share
        memory = 1_500_000_000
        text = (mode == .debug ? 12_000_000 : 3_000_000) * share
    }
}
