import RoutergenSyntax

/// Reads the files under `include:`, each once, and joins what they declare.
///
/// The declarations of an included file come before those of the file that includes it. Types and
/// schemes have one declaration each; a header or error of the including file takes the place of
/// an included one, as the nearer word wins everywhere. Files of which neither includes the other
/// must not contradict each other, unless a file that includes both decides.
struct IncludeResolver {
    private let loader: FileLoader
    private(set) var diagnostics: Diagnostics
    private var scope = NativeScope()
    private var finished: Set<FileID> = []
    /// The files that each file includes, directly or through others.
    private var included: [FileID: Set<FileID>] = [:]
    /// Contradictions that no including file has decided yet, by what they are about.
    private var contradictions: [String: Contradiction] = [:]
    /// Where each type is declared, by name.
    private var typePlaces: [String: SourceRange] = [:]

    /// How many files may include each other in a row.
    private static let depthLimit = 64

    init(loader: FileLoader, diagnostics: Diagnostics) {
        self.loader = loader
        self.diagnostics = diagnostics
    }

    mutating func scope(of document: NativeDocument) -> NativeScope {
        add(document, including: [document.range.file])
        for contradiction in contradictions.values { report(contradiction) }
        return scope
    }

    private mutating func add(_ document: NativeDocument, including: [FileID]) {
        for path in document.includes {
            include(path, including: including)
        }
        takeOver(document.range.file, into: including.dropLast().last)
        if !document.unreadableKeys.isDisjoint(with: ["types", "auth", "include"]) {
            scope.isComplete = false
        }
        addTypes(document.types)
        addSchemes(document.securitySchemes)
        add(document.headers, to: \.headers)
        add(document.errors, to: \.errors)
        finished.insert(document.range.file)
    }

    private mutating func include(_ path: Located<String>, including: [FileID]) {
        guard let base = including.last else { return }
        guard including.count <= Self.depthLimit else {
            scope.isComplete = false
            diagnostics.error(
                "deep-include", "more than \(Self.depthLimit) files include each other in a row",
                at: path.range)
            return
        }
        switch loader.load(path.value, base) {
        case .failure(let failure):
            scope.isComplete = false
            diagnostics.error(
                "missing-file", "cannot read '\(path.value)': \(failure.reason)", at: path.range)
        case .success(let file):
            guard !including.contains(file.id) else {
                diagnostics.error(
                    "include-cycle", "'\(path.value)' includes itself", at: path.range)
                return
            }
            guard !finished.contains(file.id) else {
                takeOver(file.id, into: base)
                return
            }
            read(file, including: including)
        }
    }

    private mutating func read(_ file: SourceFile, including: [FileID]) {
        guard let root = parse(file, &diagnostics),
            let document = readNative(root, &diagnostics)
        else {
            scope.isComplete = false
            finished.insert(file.id)
            return
        }
        add(document, including: including + [file.id])
    }
}

// MARK: - Joining

extension IncludeResolver {
    private mutating func addTypes(_ types: [NativeTypeDeclaration]) {
        for type in types {
            if report(type.name, "type", declaredAt: typePlaces[type.name.value]) { continue }
            typePlaces[type.name.value] = type.name.range
            scope.types.append(type)
        }
    }

    private mutating func addSchemes(_ schemes: [NativeSecurityScheme]) {
        for scheme in schemes {
            let earlier = scope.securitySchemes.first { $0.name.value == scheme.name.value }
            if report(scheme.name, "scheme", declaredAt: earlier?.name.range) { continue }
            scope.securitySchemes.append(scheme)
        }
    }

    /// Adds headers or errors to those that are known; of two that say something about the same, the later
    /// one stays.
    private mutating func add<Part: SharedPart>(
        _ parts: [Part], to known: WritableKeyPath<NativeScope, [Part]>
    ) {
        for part in parts {
            let index = scope[keyPath: known].firstIndex { earlier in
                earlier.key == part.key && earlier.place.file != part.place.file
            }
            guard let index else {
                scope[keyPath: known].append(part)
                continue
            }
            let earlier = scope[keyPath: known][index]
            decide(
                part.words, key: part.key, isSame: earlier.saysTheSame(as: part), earlier.place,
                part.place)
            scope[keyPath: known][index] = part
        }
    }

    /// Reports a second declaration.
    private mutating func report(
        _ name: Located<String>, _ what: String, declaredAt earlier: SourceRange?
    ) -> Bool {
        guard let earlier else { return false }
        diagnostics.error(
            "duplicate-\(what)", "\(what) '\(name.value)' is declared twice", at: name.range,
            notes: [Diagnostic.Note("the first declaration stands here", at: earlier)])
        return true
    }
}

// MARK: - Contradictions

extension IncludeResolver {
    /// Two files that say different things about one header or status.
    private struct Contradiction {
        var what: String
        var earlier: SourceRange
        var later: SourceRange
    }

    /// Remembers what a file includes for the file that includes it.
    private mutating func takeOver(_ file: FileID, into including: FileID?) {
        guard let including else { return }
        included[including, default: []].formUnion(included[file, default: []].union([file]))
    }

    /// A file decides over those that it includes; it contradicts others where it differs.
    private mutating func decide(
        _ what: String, key: String, isSame: Bool, _ earlier: SourceRange, _ later: SourceRange
    ) {
        let below = included[later.file, default: []]
        if let known = contradictions[key], below.contains(known.later.file),
            below.contains(known.earlier.file)
        {
            contradictions[key] = nil
        }
        guard !isSame, !below.contains(earlier.file), contradictions[key] == nil else { return }
        contradictions[key] = Contradiction(what: what, earlier: earlier, later: later)
    }

    private mutating func report(_ contradiction: Contradiction) {
        diagnostics.error(
            "include-contradiction",
            "\(contradiction.what) differs in two included files", at: contradiction.later,
            notes: [Diagnostic.Note("the other stands here", at: contradiction.earlier)],
            suggestion: "the including file may decide with its own")
    }
}

/// What several files may say something about, of which only one can count.
private protocol SharedPart {
    /// What it is about: `header x-key`.
    var key: String { get }
    /// The same in words for people.
    var words: String { get }
    var place: SourceRange { get }
    func saysTheSame(as other: Self) -> Bool
}

extension NativeField: SharedPart {
    fileprivate var key: String { "header \(name.value.lowercased())" }
    fileprivate var words: String { "header '\(name.value)'" }
    fileprivate var place: SourceRange { name.range }
    fileprivate func saysTheSame(as other: NativeField) -> Bool {
        content.isSame(as: other.content)
    }
}

extension NativeResponse: SharedPart {
    fileprivate var key: String { "error \(statuses.value)" }
    fileprivate var words: String { "the error of a status" }
    fileprivate var place: SourceRange { statuses.range }
    fileprivate func saysTheSame(as other: NativeResponse) -> Bool {
        content.isSame(as: other.content)
    }
}
