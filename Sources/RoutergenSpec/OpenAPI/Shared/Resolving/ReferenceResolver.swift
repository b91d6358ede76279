import RoutergenSyntax

/// Follows references, to the same file and to others, reading each target once.
///
/// Mistakes on the way (a target that is missing, of another kind, in a circle, remote or outside
/// the folder of the root document) are reported at the reference, once for each text of a file. The
/// problems of a component are reported with its first use.
package struct ReferenceResolver {
    /// An object that was read, by its place and kind.
    struct ObjectKey: Hashable {
        var target: ReferenceTarget
        var kind: ObjectIdentifier
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
    let loader: FileLoader
    var reader: OpenAPIReader
    var files: [FileID: DescriptionFile]
    var locations: [LocationKey: Location?] = [:]
    var objects: [ObjectKey: any Sendable] = [:]
    /// The problems of components that nobody has used so far.
    var waitingProblems: [ReferenceTarget: Diagnostics] = [:]
    /// Targets whose references lead back to themselves, as was reported.
    var circular: Set<ReferenceTarget> = []
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
        case .inline(let value): Resolved(value: value)
        case .reference(let reference): resolve(reference, as: Value.self, &diagnostics)
        }
    }

    /// What a reference leads to; nil after an error was reported.
    package mutating func resolve<Value: ReferableObject>(
        _ reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        var targets: [ReferenceTarget] = []
        var next = reference
        while true {
            guard let location = location(of: next, as: type, &diagnostics) else { return nil }
            guard !targets.contains(location.target) else {
                reportCircle(targets, reference, &diagnostics)
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
                    value: value, target: location.target, reference: reference,
                    targets: targets)
            }
        }
    }

    private mutating func reportCircle(
        _ targets: [ReferenceTarget], _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) {
        guard circular.isDisjoint(with: targets) else { return }
        circular.formUnion(targets)
        diagnostics.error(
            "circular-reference",
            "'\(shortened(reference.text.value))' leads in a circle and never to an object",
            at: reference.text.range)
    }
}

// MARK: - Objects

extension ReferenceResolver {
    /// The object of a place, read unless it was before.
    private mutating func object<Value: ReferableObject>(
        at location: Location, _ reference: ReferenceObject, _ diagnostics: inout Diagnostics
    ) -> Referable<Value>? {
        if !waitingProblems.isEmpty,
            let problems = waitingProblems.removeValue(forKey: location.target)
        {
            diagnostics.report(problems)
        }
        let key = ObjectKey(target: location.target, kind: ObjectIdentifier(Value.self))
        if let known = objects[key] as? Memo<Value> {
            guard case .object(let object) = known else { return nil }
            return object
        }
        reader.diagnostics = Diagnostics()
        reader.baseURI = location.baseURI
        let what = "what '\(shortened(reference.text.value))' leads to"
        let object = Value.read(location.node, what, by: &reader)
        diagnostics.report(reader.diagnostics)
        objects[key] = object.map { Memo.object($0) } ?? .unreadable
        return object
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
            waitingProblems[target(component.pointer)] = component.problems
        }
    }

    private mutating func remember<Value: ReferableObject>(_ components: [Component<Value>]) {
        for component in components {
            let target = target(component.pointer)
            let key = ObjectKey(target: target, kind: ObjectIdentifier(Value.self))
            objects[key] = Memo.object(component.object)
            if !component.problems.isEmpty { waitingProblems[target] = component.problems }
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
