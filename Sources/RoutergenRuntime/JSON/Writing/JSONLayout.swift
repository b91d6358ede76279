/// Lays a finished text out anew, so that writing itself needs no options.
struct JSONLayout {
    private let document: JSONDocument
    private let options: JSONWritingOptions
    private var output: [UInt8] = []

    /// The text in the layout of the options; a text that is no JSON stays as it is.
    static func format(_ bytes: [UInt8], _ options: JSONWritingOptions) -> [UInt8] {
        let everything = JSONParsingOptions(loneSurrogates: .replaced, maximumDepth: .max)
        guard let document = try? JSONDocument(bytes, options: everything) else { return bytes }
        var layout = JSONLayout(document: document, options: options)
        layout.write(0, level: 0)
        return layout.output
    }

    private init(document: JSONDocument, options: JSONWritingOptions) {
        self.document = document
        self.options = options
        output.reserveCapacity(document.count)
    }

    private mutating func write(_ index: Int, level: Int) {
        switch document.firstByte(at: index) {
        case UInt8(ascii: "{"): writeObject(index, level: level)
        case UInt8(ascii: "["): writeArray(index, level: level)
        default: copy(index)
        }
    }

    private mutating func writeObject(_ index: Int, level: Int) {
        var keys: [Int] = []
        var key = index + 1
        while key < document.next(after: index) {
            if document.tape[key].bits != JSONToken.shadowedKey { keys.append(key) }
            key = document.next(after: key + 1)
        }
        if options.contains(.sortedKeys) {
            let names = keys.map { (key: $0, name: document.string(at: $0).utf8) }
            keys = names.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.key)
        }
        output.append(UInt8(ascii: "{"))
        for (position, key) in keys.enumerated() {
            separate(isFirst: position == 0, level: level + 1)
            copy(key)
            output.append(UInt8(ascii: ":"))
            if options.contains(.pretty) { output.append(UInt8(ascii: " ")) }
            write(key + 1, level: level + 1)
        }
        close(UInt8(ascii: "}"), isEmpty: keys.isEmpty, level: level)
    }

    private mutating func writeArray(_ index: Int, level: Int) {
        let end = document.next(after: index)
        output.append(UInt8(ascii: "["))
        var child = index + 1
        while child < end {
            separate(isFirst: child == index + 1, level: level + 1)
            write(child, level: level + 1)
            child = document.next(after: child)
        }
        close(UInt8(ascii: "]"), isEmpty: end == index + 1, level: level)
    }

    private mutating func separate(isFirst: Bool, level: Int) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        indent(level)
    }

    private mutating func close(_ bracket: UInt8, isEmpty: Bool, level: Int) {
        if !isEmpty { indent(level) }
        output.append(bracket)
    }

    private mutating func indent(_ level: Int) {
        guard options.contains(.pretty) else { return }
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func copy(_ index: Int) {
        let text = document.text(at: index)
        let isString = document.firstByte(at: index) == UInt8(ascii: "\"")
        if isString { output.append(UInt8(ascii: "\"")) }
        output.append(contentsOf: text)
        if isString { output.append(UInt8(ascii: "\"")) }
    }
}
