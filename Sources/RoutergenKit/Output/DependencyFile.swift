/// What a run read and wrote, as a rule of Make: `output: input input`.
///
/// Ninja, Bazel and compilers use the same format for what they call a depfile.
package enum DependencyFile {
    /// The rule, one input on each line.
    package static func text(outputs: [String], inputs: [String]) -> String {
        let targets = outputs.map(escaped).joined(separator: " ")
        let lines = inputs.map { " \\\n  \(escaped($0))" }
        return "\(targets):\(lines.joined())\n"
    }

    /// Writes the rule in the place of an earlier one, in one step.
    package static func write(
        outputs: [String], inputs: [String], to path: String
    ) throws(FileFailure) {
        if let folder = Disk.parent(of: path) { try Disk.createFolder(folder) }
        let temporary = "\(path).routergen-\(Disk.processNumber)"
        let replaces = try Disk.kind(path) != nil
        try Disk.write(
            text(outputs: outputs, inputs: inputs), toNewFile: temporary, for: path,
            replaces: replaces)
        try Disk.move(temporary, to: path)
    }

    /// Blanks and `#` get a backslash, and `$` is doubled, as GNU Make reads them.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path.unicodeScalars {
            switch character {
            case " ", "#": result += "\\"
            case "$": result += "$"
            default: break
            }
            result.unicodeScalars.append(character)
        }
        return result
    }
}
