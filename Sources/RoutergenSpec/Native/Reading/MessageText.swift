/// The beginning of a text that may be long, in one line.
package func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && text.count <= 40 ? text : "\(line.prefix(40))…"
}

/// `'a', 'b' or 'c'`
package func inWords(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
}
