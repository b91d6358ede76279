import RoutergenSyntax

/// Makes of flags the tree that they would be in a configuration, so that one reader checks both and its
/// messages have a place on the command line.
struct FlagTree {
    private indirect enum Branch {
        case leaf(Node)
        case list([Node])
        case mapping([(key: String, range: SourceRange, value: Branch)])
    }

    private let file: FileID
    /// The column of each word in the command line, from 1.
    private let columns: [Int]
    private let words: [String]
    private var root = Branch.mapping([])

    /// The command line as a source, whose positions messages show: `command line:1:23`.
    static func text(of arguments: ParsedArguments) -> String {
        arguments.words.joined(separator: " ")
    }

    /// - Parameter file: the source with `text(of: arguments)`.
    static func node(of arguments: ParsedArguments, in file: FileID) -> Node {
        var tree = FlagTree(arguments, in: file)
        for occurrence in arguments.occurrences { tree.add(occurrence) }
        return tree.node(tree.root, tree.range(ofWord: 0))
    }

    /// `Photo.image_url=imageURL`, apart at the last equals sign: those before it are part of a name.
    static func entry(_ text: String) -> (key: String, value: String)? {
        guard let place = text.lastIndex(of: "=") else { return nil }
        let key = String(text[..<place])
        let value = String(text[text.index(after: place)...])
        return key.isEmpty || value.isEmpty ? nil : (key, value)
    }

    private init(_ arguments: ParsedArguments, in file: FileID) {
        self.file = file
        words = arguments.words
        var column = 1
        columns = words.map { word in
            defer { column += word.unicodeScalars.count + 1 }
            return column
        }
    }

    private func range(ofWord index: Int) -> SourceRange {
        guard words.indices.contains(index) else { return .startOfFile(file) }
        let start = columns[index]
        return SourceRange(
            file: file, start: SourcePosition(line: 1, column: start),
            end: SourcePosition(line: 1, column: start + words[index].unicodeScalars.count))
    }

    private mutating func add(_ occurrence: ParsedArguments.Occurrence) {
        guard let setting = occurrence.option.setting else { return }
        let range = range(ofWord: occurrence.position)
        func scalar(_ text: String, isQuoted: Bool = true) -> Node {
            Node(.scalar(Scalar(text, isQuoted: isQuoted)), range: range)
        }
        switch setting {
        case .value(let path):
            Self.insert(.leaf(scalar(occurrence.value)), at: path[...], range, into: &root)
        case .truth(let path):
            Self.insert(.leaf(scalar("true", isQuoted: false)), at: path[...], range, into: &root)
        case .item(let path):
            Self.insert(.list([scalar(occurrence.value)]), at: path[...], range, into: &root)
        case .entry(let path):
            guard let (key, value) = Self.entry(occurrence.value) else { return }
            Self.insert(.leaf(scalar(value)), at: path + [key], range, into: &root)
        case .listEntry(let path):
            guard let (key, value) = Self.entry(occurrence.value) else { return }
            let items = value.split(separator: ",").map { scalar(String($0)) }
            Self.insert(.list(items), at: path + [key], range, into: &root)
        }
    }

    /// Puts a value where the keys lead; lists grow, and another value under the same key comes behind.
    private static func insert(
        _ value: Branch, at path: ArraySlice<String>, _ range: SourceRange,
        into branch: inout Branch
    ) {
        guard let key = path.first else {
            if case .list(let items) = branch, case .list(let more) = value {
                branch = .list(items + more)
            } else {
                branch = value
            }
            return
        }
        guard case .mapping(var entries) = branch else { return }
        if let index = entries.firstIndex(where: { $0.key == key }) {
            insert(value, at: path.dropFirst(), range, into: &entries[index].value)
        } else {
            var inner = path.count > 1 ? Branch.mapping([]) : value
            if path.count > 1 { insert(value, at: path.dropFirst(), range, into: &inner) }
            entries.append((key, range, inner))
        }
        branch = .mapping(entries)
    }

    private func node(_ branch: Branch, _ range: SourceRange) -> Node {
        switch branch {
        case .leaf(let node): node
        case .list(let items): Node(.sequence(items), range: range)
        case .mapping(let entries):
            Node(
                .mapping(
                    Mapping(
                        entries.map {
                            Mapping.Entry(
                                key: $0.key, keyRange: $0.range, value: node($0.value, $0.range))
                        })), range: range)
        }
    }
}
