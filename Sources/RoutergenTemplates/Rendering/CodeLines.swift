/// Lines that are written one after the other, each at its own indentation.
struct CodeLines {
    /// The lines with newlines between them.
    private(set) var joined: [UInt8] = []

    mutating func add(_ code: ArraySlice<UInt8>, indent: Int) {
        if !joined.isEmpty { joined.append(.newline) }
        joined += repeatElement(.space, count: indent)
        joined += code
    }
}
