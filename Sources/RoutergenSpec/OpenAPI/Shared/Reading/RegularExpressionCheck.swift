/// Whether brackets and quantifiers of a pattern fit together.
///
/// Patterns are of ECMA 262 (JSON Schema 2020-12 Core, section 6.4). They reach comments only, so
/// this finds slips, not every mistake.
enum RegularExpressionCheck {
    /// What is wrong, as the second half of a sentence; nil where nothing is.
    static func mistake(in pattern: String) -> String? {
        var groups = 0
        var isInClass = false
        var isEscaped = false
        var canRepeat = false
        for byte in pattern.utf8 {
            if isEscaped {
                (isEscaped, canRepeat) = (false, true)
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "]") where isInClass: (isInClass, canRepeat) = (false, true)
            case _ where isInClass: break
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "("): (groups, canRepeat) = (groups + 1, false)
            case UInt8(ascii: ")"):
                guard groups > 0 else { return "')' closes nothing" }
                (groups, canRepeat) = (groups - 1, true)
            case UInt8(ascii: "*"), UInt8(ascii: "+"):
                guard canRepeat else { return "nothing stands before a quantifier" }
            case UInt8(ascii: "|"): canRepeat = false
            default: canRepeat = true
            }
        }
        if isEscaped { return "it ends with a backslash" }
        if isInClass { return "'[' is not closed" }
        return groups > 0 ? "'(' is not closed" : nil
    }
}
