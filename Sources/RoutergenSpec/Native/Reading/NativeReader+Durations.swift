import RoutergenSyntax

extension NativeReader {
    /// `10s`, `500ms`, `1.5s` or `2m`, in seconds.
    mutating func duration(_ node: Node) -> Double? {
        guard let text = text(node, "'timeout'") else { return nil }
        let units: [(suffix: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60)]
        let unit = units.first { text.value.hasSuffix($0.suffix) }
        let digits = text.value.dropLast(unit?.suffix.count ?? 0)
        guard let unit, let seconds = Self.amount(digits).map({ $0 * unit.seconds }) else {
            error(
                "duration-syntax",
                "expected a duration such as '10s', '500ms' or '2m', "
                    + "found '\(shortened(text.value))'",
                at: text.range)
            return nil
        }
        // A day is far above every sensible timeout, and every clock can add it.
        guard seconds > 0, seconds <= 86_400 else {
            error(
                "duration-range",
                "a timeout is more than nothing and at most a day, "
                    + "found '\(shortened(text.value))'",
                at: text.range)
            return nil
        }
        return seconds
    }

    /// A plain decimal number such as `1.5`.
    private static func amount(_ text: Substring) -> Double? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isDecimal =
            (1...2).contains(parts.count)
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
        return isDecimal ? Double(text) : nil
    }
}
