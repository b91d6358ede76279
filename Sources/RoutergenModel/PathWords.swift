/// A request's method and path as the words of a name.
///
///     GET  /v1/charges                          get charges
///     GET  /v1/charges/{charge}                 get charge
///     GET  /users/{id}                          get users by id
///     GET  /users/{user_id}/repos               get user repos
///     POST /v2/orders/{id}/cancel               post orders cancel
package struct PathWords: Sendable, Equatable {
    private enum Token: Equatable {
        /// A segment of the path or a part of one: `app_item_associations`.
        case literal(String)
        case parameter(String)
        /// The end of a segment that names a format: `json` of `users.json`.
        case format(String)
    }

    private let method: String
    private let tokens: [Token]
    /// How many tokens say only which API and which version of it this is: `/api/v1`.
    private let prefixCount: Int

    package init(method: String, path: PathTemplate) {
        self.method = method.lowercased()
        tokens = Self.tokens(of: path)
        let firstWord = tokens.firstIndex { token in
            guard case .literal(let text) = token else { return false }
            return !Self.isPrefix(text)
        }
        prefixCount = firstWord ?? 0
    }

    /// Without versions; a parameter that names one of the things in front of it stands for them,
    /// others are left out unless they come last.
    package var short: String { joined(words(naming: true)) }

    /// Without versions; parameters are left out unless they come last.
    package var long: String { joined(words(naming: false)) }

    /// Everything.
    package var full: String {
        joined(
            tokens.map { token in
                switch token {
                case .literal(let text), .parameter(let text), .format(let text): text
                }
            })
    }

    private func joined(_ words: [String]) -> String {
        ([method] + (words.isEmpty ? ["root"] : words)).joined(separator: "_")
    }

    private func words(naming: Bool) -> [String] {
        var words: [String] = []
        var run: [String] = []
        for token in tokens.dropFirst(prefixCount) {
            switch token {
            case .literal(let text):
                if naming { name(&words, run) }
                run = []
                words.append(text)
            case .parameter(let name): run.append(name)
            case .format: break
            }
        }
        if (naming && name(&words, run)) || run.isEmpty { return words }
        return words + ["by", run.joined(separator: "_and_")]
    }

    /// Puts the name of one thing in the place of that of many, where a parameter has it:
    /// `ai_agents`, `agent_id` → `ai_agent`.
    @discardableResult
    private func name(_ words: inout [String], _ parameters: [String]) -> Bool {
        guard let many = words.last, let parameter = parameters.last else { return false }
        let subject = Self.subject(of: parameter)
        let one = NameWords.squashed(subject.joined())
        let parts = NameWords.words(of: many)
        guard !one.isEmpty else { return false }
        for start in parts.indices {
            let end = NameWords.squashed(parts[start...].joined())
            guard end == one || NameWords.isPlural(end, of: one) else { continue }
            words[words.count - 1] = (parts[..<start] + subject).joined(separator: "_")
            return true
        }
        return false
    }

    /// `account_holder_id` → `account`, `holder`
    private static func subject(of parameter: String) -> [String] {
        let words = NameWords.words(of: parameter)
        let marks: Set = [
            "id", "uuid", "guid", "sid", "identifier", "key", "slug", "name", "code", "number",
        ]
        guard let last = words.last, words.count > 1, marks.contains(last.lowercased()) else {
            return words
        }
        return Array(words.dropLast())
    }

    // MARK: - Identifiers that tools made

    /// Whether an identifier says the method and every word of the path and nothing else, as tools
    /// make them: `get_v1_charges_charge`, `GetChargesCharge`, `get_files_id_comments`.
    package func spell(_ identifier: String) -> Bool {
        let text = Array(NameWords.squashed(identifier).utf8)
        let behindMethod = Self.ends([0], in: text, behind: [method])
        if pathEnds(behindMethod, in: text).contains(text.count) { return true }
        let behindPath = pathEnds([0], in: text)
        return Self.ends(behindPath, in: text, behind: [method]).contains(text.count)
    }

    /// Where the words of the path may end in a text if they begin at one of the places.
    private func pathEnds(_ starts: [Int], in text: [UInt8]) -> [Int] {
        var ends = starts
        for (index, token) in tokens.enumerated() {
            // Most identifiers differ from their paths in the first word.
            guard !ends.isEmpty else { return [] }
            let spellings = Self.spellings(token, isPrefix: index < prefixCount)
            ends = Self.ends(ends, in: text, behind: spellings)
        }
        return ends
    }

    private static func spellings(_ token: Token, isPrefix: Bool) -> [String] {
        switch token {
        case .literal(let text):
            let word = NameWords.squashed(text)
            return isPrefix ? [word, ""] : [word]
        case .parameter(let name):
            let word = NameWords.squashed(name)
            return [word, "by" + word, "id"]
        case .format(let text): return [text, ""]
        }
    }

    private static func ends(
        _ starts: [Int], in text: [UInt8], behind spellings: [String]
    ) -> [Int] {
        var ends: [Int] = []
        for start in starts {
            for spelling in spellings where text[start...].starts(with: spelling.utf8) {
                let end = start + spelling.utf8.count
                if !ends.contains(end) { ends.append(end) }
            }
        }
        return ends
    }

    // MARK: - Tokens

    private static func isPrefix(_ text: String) -> Bool {
        let word = text.lowercased()
        return word == "api" || word == "rest" || word == "v" || NameWords.isVersion(text)
    }

    private static func tokens(of path: PathTemplate) -> [Token] {
        var tokens: [Token] = []
        for part in path.parts {
            switch part {
            case .parameter(let name): tokens.append(.parameter(name))
            case .text(let text):
                for segment in text.utf8.split(separator: UInt8(ascii: "/")) {
                    tokens += Self.tokens(of: Substring(segment))
                }
            }
        }
        return tokens
    }

    private static func tokens(of segment: Substring) -> [Token] {
        // The dots of a version belong to it; most segments are one word.
        if segment.utf8.allSatisfy(NameCharacter.isPart) || NameWords.isVersion(segment) {
            return [.literal(String(segment))]
        }
        let formats = ["json", "xml"]
        let hasFormat = segment.utf8.contains(UInt8(ascii: "."))
        let format = hasFormat ? formats.first { segment.lowercased().hasSuffix("." + $0) } : nil
        let text = segment.dropLast(format.map { $0.count + 1 } ?? 0)
        let words = parts(of: text)
        let literal: [Token] = words.isEmpty ? [] : [.literal(words.joined(separator: "_"))]
        return literal + (format.map { [.format($0)] } ?? [])
    }

    private static func parts(of text: Substring) -> [Substring] {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.split { !NameCharacter($0).isPart }
        }
        // The same for the usual case, without looking for characters of several bytes.
        return text.utf8.split { !NameCharacter.isPart($0) }.map { Substring($0) }
    }
}
