import RoutergenModel

/// The title of a document as the name of its API.
enum TitleWords {
    /// `GitHub v3 REST API` → `GitHub API`, `Netlify's API documentation` → `Netlify API`,
    /// `Payment webhooks (deprecated)` → `Payment webhooks`. A title that says nothing else stays.
    static func name(of title: String) -> String {
        let text = withoutParentheses(title)
        let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "/" }
            .map { $0.hasSuffix("'s") || $0.hasSuffix("’s") ? $0.dropLast(2) : $0 }
        let kept = words.enumerated().filter { index, word in
            let isBehindVersion =
                index > 0 && words[index - 1].lowercased() == "version"
                && word.first?.isNumber == true
            return !isNoise(word) && !isBehindVersion
        }
        .map(\.element)
        return kept.isEmpty ? title : kept.joined(separator: " ")
    }

    private static func isNoise(_ word: Substring) -> Bool {
        let noise: Set = [
            "rest", "restful", "openapi", "swagger", "documentation", "docs", "specification",
            "version",
        ]
        let text = word.lowercased().filter { $0 != "." || word.contains { $0.isNumber } }
        if noise.contains(text) { return true }
        let isNumbered = text.first == "v" || text.contains(".")
        return isNumbered && NameWords.isVersion(text)
    }

    private static func withoutParentheses(_ title: String) -> String {
        var depth = 0
        var result = ""
        for character in title {
            switch character {
            case "(": depth += 1
            case ")" where depth > 0: depth -= 1
            case _ where depth == 0: result.append(character)
            default: break
            }
        }
        return depth == 0 ? result : title
    }
}
