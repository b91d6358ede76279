/// Words for characters that an identifier cannot hold.
enum SymbolWords {
    /// For names that consist of symbols alone: `*`, `<=`, `$`.
    static func spelling(of symbols: [Unicode.Scalar]) -> [String] {
        var words: [String] = []
        var index = symbols.startIndex
        while index < symbols.endIndex {
            if index + 1 < symbols.endIndex,
                let pair = comparison(symbols[index], symbols[index + 1])
            {
                words += pair
                index += 2
            } else {
                words += spelling(of: symbols[index])
                index += 1
            }
        }
        return words
    }

    /// `less`, `than`, `or`, `equal` for `<=`.
    static func comparison(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [String]? {
        switch (first, second) {
        case ("<", "="): ["less", "than", "or", "equal"]
        case (">", "="): ["greater", "than", "or", "equal"]
        case ("!", "="), ("<", ">"): ["not", "equal"]
        case ("=", "="): ["equal"]
        default: nil
        }
    }

    static func spelling(of symbol: Unicode.Scalar) -> [String] {
        if let words = ascii[symbol] { return words }
        guard let name = symbol.properties.name else {
            return ["u" + String(symbol.value, radix: 16)]
        }
        return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static let ascii: [Unicode.Scalar: [String]] = [
        " ": ["space"], "!": ["not"], "\"": ["quote"], "#": ["hash"], "$": ["dollar"],
        "%": ["percent"], "&": ["and"], "'": ["apostrophe"], "(": ["left", "parenthesis"],
        ")": ["right", "parenthesis"], "*": ["asterisk"], "+": ["plus"], ",": ["comma"],
        "-": ["minus"], ".": ["dot"], "/": ["slash"], ":": ["colon"], ";": ["semicolon"],
        "<": ["less", "than"], "=": ["equal"], ">": ["greater", "than"], "?": ["question", "mark"],
        "@": ["at"], "[": ["left", "bracket"], "\\": ["backslash"], "]": ["right", "bracket"],
        "^": ["caret"], "_": ["underscore"], "`": ["backtick"], "{": ["left", "brace"],
        "|": ["or"], "}": ["right", "brace"], "~": ["tilde"],
    ]
}
