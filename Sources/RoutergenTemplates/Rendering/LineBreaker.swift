/// Breaks long lines of Swift at their brackets, the way `swift format` accepts it.
///
/// Templates write each declaration and each call on one line; how deep it is indented, and so whether
/// it fits, is known only afterwards.
///
/// ```swift
/// func popularPhotos(
///     page: Int = 1,
///     feature: Feature = .popular
/// ) async throws -> PhotoPage {
/// ```
struct LineBreaker {
    /// The last column that a line may use.
    let lineLength: Int

    private static let indentation = 4

    func broken(_ text: String) -> String {
        var result: [String] = []
        var isInsideLiteral = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if isInsideLiteral {
                result.append(String(line))
                isInsideLiteral = !code.hasPrefix("\"\"\"")
                continue
            }
            // A literal of several lines begins at the end of a line; quotes elsewhere are text.
            isInsideLiteral = !line.isComment && line.hasSuffix("\"\"\"")
            if isInsideLiteral || line.utf8.count < lineLength || line.isComment {
                result.append(String(line))
            } else {
                result += lines(of: String(code), indent: line.count - code.count)
            }
        }
        return result.joined(separator: "\n")
    }

    private func fits(_ line: some StringProtocol) -> Bool {
        line.utf8.count <= lineLength || line.count <= lineLength
    }

    /// A statement, declaration or argument, on as many lines as it needs.
    private func lines(of code: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let line = SwiftLine(code)
        // The comma that a list of several elements may end with counts, even where it is not written.
        let comma = line.endsWithList ? "," : ""
        guard !fits(margin + code + comma) else { return [margin + code] }
        if let (label, rest) = line.splitBehindCase() {
            return lines(of: label, indent: indent)
                + lines(of: rest, indent: indent + Self.indentation)
        }
        if let (head, value, fallback) = line.splitFallback() {
            let inner = indent + Self.indentation
            let whole = "\(value) \(fallback)"
            return fits(String(repeating: " ", count: inner) + whole)
                ? [margin + head] + lines(of: whole, indent: inner)
                : [margin + head] + lines(of: value, indent: inner)
                    + lines(of: fallback, indent: inner)
        }
        if let body = line.groups.last(where: { $0.kind == .brace && !$0.isEmpty }) {
            return lines(of: line.text(..<(body.open + 1)), indent: indent)
                + lines(
                    of: line.trimmedText((body.open + 1)..<body.close),
                    indent: indent + Self.indentation)
                + [margin + line.text(body.close...)]
        }
        let candidates = line.groups.filter { $0.kind != .brace && !$0.isEmpty }
        if line.isFunction, let parameters = candidates.first(where: { $0.kind == .round }) {
            return lines(of: parameters, in: line, indent: indent)
        }
        if let group = candidates.max(by: { $0.length < $1.length }), group.length > 1 {
            return lines(of: group, in: line, indent: indent)
        }
        return broken(behindAssignmentOf: line, indent: indent)
    }

    /// The items of a group: parameters and arguments on one line of their own where they fit, else
    /// one on each line.
    private func lines(of group: SwiftLine.Group, in line: SwiftLine, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let items = line.items(of: group)
        var result = [margin + line.text(..<(group.open + 1))]
        let inner = String(repeating: " ", count: indent + Self.indentation)
        let joined = inner + items.joined(separator: ", ")
        if group.kind == .round, fits(joined) {
            return result + [joined, margin + line.text(group.close...)]
        }
        for (index, item) in items.enumerated() {
            // A list of several elements ends with a comma as well.
            let isLast = index == items.count - 1
            let needsComma = !isLast || (group.kind == .square && items.count > 1)
            result += lines(
                of: item + (needsComma ? "," : ""), indent: indent + Self.indentation)
        }
        return result + [margin + line.text(group.close...)]
    }

    /// A line without brackets goes on below its `=` or its label.
    private func broken(behindAssignmentOf line: SwiftLine, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard let (head, rest) = line.splitBehindAssignment() else {
            let code = line.text(0...)
            return brokenTypeHead(String(code), margin) ?? [margin + code]
        }
        return [margin + head, margin + String(repeating: " ", count: Self.indentation) + rest]
    }

    /// The protocols of a type that do not fit go on below, and the brace has a line for itself; nil for
    /// other lines.
    private func brokenTypeHead(_ code: String, _ margin: String) -> [String]? {
        guard code.hasSuffix(" {"), code.contains(": "),
            ["struct", "enum"].contains(where: { code.split(separator: " ").contains($0[...]) })
        else { return nil }
        var result: [String] = []
        var line = margin
        let items = code.dropLast(2).split(separator: ", ")
        for (index, item) in items.enumerated() {
            let next = line + (index == 0 ? "" : ", ") + item
            if index == 0 || fits(index == items.count - 1 ? next : next + ",") {
                line = next
            } else {
                result.append(line + ",")
                line = margin + String(repeating: " ", count: Self.indentation) + item
            }
        }
        return result + [line, margin + "{"]
    }
}

extension StringProtocol {
    fileprivate var isComment: Bool {
        drop { $0 == " " }.hasPrefix("//")
    }
}
