/// The cases of yaml-test-suite where we do not do what the suite says, and why.
enum YAMLSuiteExceptions {
    enum Reason {
        /// Valid YAML that we refuse.
        case refused
        /// Invalid YAML that we accept.
        case accepted
        /// Valid YAML that we read as something else.
        case readOtherwise
    }

    static func reason(_ name: String) -> Reason? {
        reasons[name]
    }

    static var count: Int { reasons.count }

    private static let reasons: [String: Reason] = {
        var reasons: [String: Reason] = [:]
        let refused =
            severalDocuments + emptyDocuments + complexKeys + emptyKeys + tabs + directives
            + flowStyle + placement
        for name in refused { reasons[name] = .refused }
        for name in lenient { reasons[name] = .accepted }
        for name in otherwise { reasons[name] = .readOtherwise }
        return reasons
    }()

    // Our decisions.

    /// A file holds one document.
    private static let severalDocuments = [
        "35KP", "5TYM", "6WLZ", "6XDY", "6ZKB", "9DXL", "9KAX", "9WXW", "JHB9", "KSS4", "L383",
        "PUW8", "RZT7", "U9NS",
    ]

    /// A file that holds nothing is a mistake.
    private static let emptyDocuments = [
        "8G76", "98YD", "AVM7", "DK95-8", "MUS6-3", "MUS6-4", "MUS6-5",
    ]

    /// A key is a scalar.
    private static let complexKeys = [
        "4FJ6", "6BFJ", "6PBE", "9MMW", "KK5P", "LX3P", "M2N8", "M2N8-2", "M5DY", "Q9WF", "RZP5",
        "SBG9", "V9D5", "X38W", "XW4D",
    ]

    /// A key is not empty, unless it is quoted.
    private static let emptyKeys = ["2SXE", "DFF7", "FH7J", "PW8X"]

    // What libyaml 0.2.5, which reads YAML 1.1, refuses although YAML 1.2 allows it.

    /// A tab that separates, or that begins a line of a text.
    private static let tabs = [
        "6BCT", "6CA3", "96NN", "96NN-2", "A2M4", "DK95", "DK95-4", "DK95-5", "Q5MG", "R4YG",
        "Y79Y-2", "Y79Y-11",
    ]

    /// Unknown directives, versions above 1.2.
    private static let directives = [
        "2LFX", "6LVF", "BEC7", "MUS6-6", "MUS6-7", "ZYU8", "ZYU8-2", "ZYU8-3", "ZYU8-4",
    ]

    /// In flow style: a key whose `:` is on the next line or beside its value, an empty key or
    /// value, a closing bracket at the margin.
    private static let flowStyle = [
        "4ABK", "4MUZ", "4MUZ-2", "4MUZ-3", "58MP", "5MUD", "5T43", "9SA2", "CFD4", "DBG4", "FRK4",
        "HM87", "K3WX", "NJ66", "UT92", "VJP3-2",
    ]

    /// Empty keys in block style (`: a`), text at the margin, names of anchors outside of ASCII,
    /// documents without a `---`.
    private static let placement = [
        "2JQS", "6M2F", "7Z25", "8XYN", "DK3J", "FP8R", "HWV9", "M7A3", "NHX8", "NKF9", "QT73",
        "S3PD", "SM9W-2", "UKK6", "W4TN", "W5VH",
    ]

    // What libyaml does not notice.

    /// Comments without a space before them, wrong indentation inside flow style, quotes and
    /// blocks, `-` as an item of a flow sequence.
    private static let lenient = [
        "9C9N", "9JBA", "CVW2", "DK95-2", "G5U8", "QB6E", "S98Z", "SU5Z", "X4QW", "Y79Y-4", "YJV2",
    ]

    /// `?x` in flow style is a key without its `?` (`652Z`, `HM87-2`), a `:` ends the name of an
    /// anchor (`Y2GN`), a last line of spaces without a line break has none (`L24T-2`).
    private static let otherwise = ["652Z", "HM87-2", "L24T-2", "Y2GN"]
}
