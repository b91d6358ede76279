/// Makes Markdown of the HTML that descriptions are written with.
///
/// Markdown allows HTML, but Xcode and DocC show the tags: `<p>Returns a <a href="/docs">card</a>.</p>` is to
/// become `Returns a [card](/docs).` Only tags of running text are replaced; any other stands as it is,
/// because it may be no HTML at all: `<currency>`. So is everything between backticks.
enum HTMLText {
    static func markdown(of text: String) -> String {
        var text = text
        let isPlain = text.withUTF8 {
            $0.allSatisfy { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        }
        guard !isPlain else { return text }
        var result = ""
        var open = OpenTags()
        var rest = text[...]
        while let index = rest.utf8.firstIndex(where: isMarkup) {
            result += rest[..<index]
            rest = rest[index...]
            if rest.first == "`" {
                result += code(&rest)
            } else if let replacement = rest.first == "<" ? tag(&rest, &open) : entity(&rest) {
                result += replacement
            } else {
                result.append(rest.removeFirst())
            }
        }
        return withoutWideGaps(result + rest)
    }

    /// What has begun and not ended.
    private struct OpenTags {
        /// The targets of links; empty for an anchor that leads nowhere.
        var links: [Substring] = []
        /// Marks of Markdown by how many of them are open.
        var marks: [String: Int] = [:]

        /// A mark that stands at both ends; nothing for an end that has no beginning.
        mutating func mark(_ mark: String, isEnd: Bool) -> String {
            let count = marks[mark, default: 0]
            guard !isEnd || count > 0 else { return "" }
            marks[mark] = isEnd ? count - 1 : count + 1
            return mark
        }
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "`")
    }

    /// One blank line where tags have left several.
    private static func withoutWideGaps(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isBlank = line.allSatisfy { $0 == " " }
            if isBlank, lines.last?.isEmpty ?? true { continue }
            lines.append(isBlank ? "" : line)
        }
        return lines.joined(separator: "\n")
    }

    /// Takes a span or block of code, which ends with as many backticks as it begins with; only the
    /// backticks where no end comes.
    private static func code(_ rest: inout Substring) -> Substring {
        let fence = rest.prefix { $0 == "`" }
        let body = rest[fence.endIndex...]
        var end = fence.endIndex
        if let close = body.firstRange(of: fence) { end = close.upperBound }
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    /// Takes a tag, if it is one that is replaced.
    private static func tag(_ rest: inout Substring, _ open: inout OpenTags) -> String? {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        let isEnd = inside.hasPrefix("/")
        let name = inside.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let next = inside.dropFirst(isEnd ? 1 : 0)[name.endIndex...].first
        guard next == nil || next == " " || next == "/" || next == "\n" else { return nil }
        guard let replacement = replacement(name.lowercased(), inside, isEnd: isEnd, &open) else {
            return nil
        }
        rest = rest[rest.index(after: end)...]
        return replacement
    }

    private static func replacement(
        _ name: String, _ tag: Substring, isEnd: Bool, _ open: inout OpenTags
    ) -> String? {
        switch name {
        case "p", "div", "ul", "ol": return "\n\n"
        case "br": return "\n\n"
        case "li": return isEnd ? "" : "\n- "
        case "b", "strong": return open.mark("**", isEnd: isEnd)
        case "i", "em": return open.mark("*", isEnd: isEnd)
        case "code", "tt": return open.mark("`", isEnd: isEnd)
        case "span", "nobr", "small", "u": return ""
        case "a":
            guard isEnd else {
                open.links.append(attribute("href", of: tag) ?? "")
                return open.links.last == "" ? "" : "["
            }
            guard let target = open.links.popLast(), !target.isEmpty else { return "" }
            return "](\(target))"
        default: return nil
        }
    }

    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        guard let start = tag.firstRange(of: name + "=")?.upperBound, start < tag.endIndex else {
            return nil
        }
        let quote = tag[start]
        guard quote == "\"" || quote == "'" else { return nil }
        return tag[tag.index(after: start)...].prefix { $0 != quote }
    }

    private static func entity(_ rest: inout Substring) -> String? {
        for (entity, text) in entities where rest.hasPrefix(entity) {
            rest = rest.dropFirst(entity.count)
            return text
        }
        return nil
    }

    private static let entities = [
        ("&nbsp;", " "), ("&amp;", "&"), ("&mdash;", "—"), ("&ndash;", "–"), ("&quot;", "\""),
        ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"),
    ]
}
