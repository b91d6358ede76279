import RoutergenSyntax

/// Follows references, to the same file and to others, reading each target once.
///
/// Mistakes on the way (a target that is missing, of another kind, in a circle, remote or outside
/// the folder of the root document) are reported at the reference, once for each text of a file. The
/// problems of a component are reported when it is used.
package struct ReferenceResolver {
    /// An object that was read, by its place and kind.
    struct ObjectKey: Hashable {
        var target: ReferenceTarget
        var kind: ObjectIdentifier
    }

    /// What decides which object a reference leads to.
    struct KnownKey: Hashable {
        var location: LocationKey
        var kind: ObjectIdentifier
    }

    /// What a reference leads to: an object of a class, whose kind is found out at once.
    private final class Known<Value: ReferableObject>: Sendable {
        let resolved: Resolved<Value>

        init(_ resolved: Resolved<Value>) {
            self.resolved = resolved
        }
    }

    /// What was made of a target.
    enum Memo<Value: ReferableObject>: Sendable {
        case object(Referable<Value>)
        /// Nothing, as was reported.
        case unreadable
    }

    let format: DescriptionFormat
    let rootFile: FileID
    let options: ReferenceOptions
    private(set) var loader: FileLoader
    var reader: OpenAPIReader
    var files: [FileID: DescriptionFile]
    var locations: [LocationKey: FoundLocation] = [:]
    var objects: [ObjectKey: any Sendable] = [:]
    /// What references lead to about which there is nothing to say. Most are followed many times, and the
    /// way of each is long.
    private var known: [KnownKey: any AnyObject & Sendable] = [:]
    /// What is wrong in targets, where something is; reported with every use, as equal reports
    /// count once.
    var problems: [ReferenceTarget: Diagnostics] = [:]
    /// The targets among them that somebody used.
    var used: Set<ReferenceTarget> = []
    /// Targets whose references lead back to themselves, with the report.
    var circular: [ReferenceTarget: Diagnostic] = [:]
    /// Components that are references themselves.
    var componentReferences: [(ReferenceObject, any ReferableObject.Type)] = []
    var schemeNames: [String] = []

    /// - Parameters:
    ///   - document: What `readOpenAPI` made of `root`.
    ///   - file: The file of the document.
    ///   - root: The tree of that file.
    package init(
        _ document: OpenAPIDocument, file: SourceFile, root: Node, loader: FileLoader,
        options: ReferenceOptions = ReferenceOptions()
    ) {
        format = document.format
        rootFile = file.id
        self.loader = loader
        self.options = options
        reader = OpenAPIReader(format: document.format)
        files = [file.id: DescriptionFile(path: file.path, root: root)]
        remember(document.components)
    }

    /// The object itself, or what its reference leads to; nil after an error was reported.
    package mutating func resolve<Value: ReferableObject>(
        _ object: Referable<Value>, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        switch object {
        case .inline(let value): Resolved(value: value.completed(by: &self, &diagnostics))
        case .reference(let reference): resolve(reference, as: Value.self, &diagnostics)
        }
    }

    /// What a reference leads to; nil after an error was reported.
    package mutating func resolve<Value: ReferableObject>(
        _ reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        let key = KnownKey(location: LocationKey(reference), kind: ObjectIdentifier(type))
        if let known = known[key] as? Known<Value> {
            var resolved = known.resolved
            resolved.reference = reference
            return resolved
        }
        var found = Diagnostics()
        let resolved = target(of: reference, as: type, &found)
        if let resolved, found.isEmpty { known[key] = Known(resolved) }
        diagnostics.report(found)
        return resolved
    }

    private mutating func target<Value: ReferableObject>(
        of reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        var targets: [ReferenceTarget] = []
        var next = reference
        while true {
            guard let location = location(of: next, as: type, &diagnostics) else { return nil }
            guard !targets.contains(location.target) else {
                reportCircle(targets, type, reference, &diagnostics)
                return nil
            }
            targets.append(location.target)
            guard let object: Referable<Value> = object(at: location, next, &diagnostics) else {
                return nil
            }
            switch object {
            case .reference(let further): next = further
            case .inline(let value):
                return Resolved(
                    value: value.completed(by: &self, &diagnostics), target: location.target,
                    reference: reference,
                    targets: targets)
            }
        }
    }

    private mutating func reportCircle<Value: ReferableObject>(
        _ targets: [ReferenceTarget], _ type: Value.Type, _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) {
        let problem =
            targets.compactMap { circular[$0] }.first
            ?? Diagnostic(
                id: "circular-reference", severity: .error, range: reference.text.range,
                message: "'\(shortened(reference.text.value))' leads in a circle and never to "
                    + Value.kind.words)
        for target in targets { circular[target] = problem }
        diagnostics.report(problem)
    }
}

// MARK: - Copies

extension ReferenceResolver {
    /// A copy for another thread: it loads no files.
    var copy: ReferenceResolver {
        var copy = self
        copy.loader = .empty
        copy.locations = [:]
        return copy
    }

    /// Whether all that was followed since a copy was made stands in the root document, and nothing more is wrong.
    func isSelfContained(since copy: ReferenceResolver) -> Bool {
        problems.count == copy.problems.count && circular.count == copy.circular.count
            && locations.values.allSatisfy {
                $0.location?.target.file == rootFile && $0.problems.isEmpty
            }
    }
}

// MARK: - Objects

extension ReferenceResolver {
    /// The object of a place, read unless it was before.
    private mutating func object<Value: ReferableObject>(
        at location: Location, _ reference: ReferenceObject, _ diagnostics: inout Diagnostics
    ) -> Referable<Value>? {
        reportProblems(of: location.target, &diagnostics)
        let key = ObjectKey(target: location.target, kind: ObjectIdentifier(Value.self))
        if let known = objects[key] as? Memo<Value> {
            guard case .object(let object) = known else { return nil }
            return object
        }
        reader.diagnostics = Diagnostics()
        reader.baseURI = location.baseURI
        let what = "what '\(shortened(reference.text.value))' leads to"
        let object = Value.read(location.node, what, by: &reader)
        if !reader.diagnostics.isEmpty {
            problems[location.target, default: Diagnostics()].report(reader.diagnostics)
            known = [:]
            reportProblems(of: location.target, &diagnostics)
        }
        objects[key] = object.map { Memo.object($0) } ?? .unreadable
        return object
    }

    mutating func reportProblems(
        of target: ReferenceTarget, _ diagnostics: inout Diagnostics
    ) {
        guard !problems.isEmpty, let problems = problems[target] else { return }
        used.insert(target)
        diagnostics.report(problems)
    }

    private mutating func remember(_ components: Components) {
        remember(components.schemas)
        remember(components.responses)
        remember(components.parameters)
        remember(components.examples)
        remember(components.requestBodies)
        remember(components.headers)
        remember(components.securitySchemes)
        remember(components.callbacks)
        remember(components.pathItems)
        remember(components.mediaTypes)
        schemeNames = components.securitySchemes.map(\.name.value)
        for component in components.unreadable {
            problems[target(component.pointer)] = component.problems
        }
    }

    private mutating func remember<Value: ReferableObject>(_ components: [Component<Value>]) {
        for component in components {
            let target = target(component.pointer)
            let key = ObjectKey(target: target, kind: ObjectIdentifier(Value.self))
            objects[key] = Memo.object(component.object)
            if !component.problems.isEmpty { problems[target] = component.problems }
            if case .reference(let reference) = component.object {
                componentReferences.append((reference, Value.self))
            }
        }
    }

    /// A target in the root document.
    private func target(_ pointer: String) -> ReferenceTarget {
        ReferenceTarget(file: rootFile, pointer: JSONPointer.tokens(pointer))
    }
}
