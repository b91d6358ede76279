import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax
import RoutergenTemplates

/// The way from descriptions to generated files.
///
/// Every stage reports what it finds wrong and goes on, so that a user reads all mistakes at once.
/// Only what depends on correct input, planning and rendering, is left out after errors.
package struct Pipeline {
    /// What each stage made of a description; nil from the stage that could not go on.
    package struct Result {
        package var nodes: Node?
        package var document: NativeDocument?
        package var openAPI: OpenAPIDocument?
        package var model: APIModel?
        package var names: NameTable?
        package var plan: RenderModel?
        package var files: [GeneratedFile] = []
    }

    /// What is chosen for a description that says nothing else.
    package let options: PipelineOptions
    package let loader: SourceLoader
    /// What is wrong with the input; where the user wants it so, warnings are errors.
    package private(set) var diagnostics = Diagnostics()
    /// What could not be read.
    package private(set) var failures: [FileFailure] = []
    /// The templates of each folder; nil under the name of one that could not be read.
    private var packs: [PackChoice: TemplatePack?] = [:]
    /// What the stages made of the last description of `outputs`. Nobody looks at it; a program that ends
    /// next can keep it from being freed.
    private var last: Result?

    package init(
        _ options: PipelineOptions = PipelineOptions(), loader: SourceLoader = SourceLoader()
    ) {
        self.options = options
        self.loader = loader
    }

    /// Whether there must be no output.
    package var hasFailed: Bool { !failures.isEmpty || diagnostics.hasErrors }

    /// Generates from several descriptions into one folder.
    ///
    /// - Returns: everything that is to be written, unless `hasFailed`.
    package mutating func files(of paths: [String]) -> [GeneratedFile] {
        outputs(of: paths.map { SpecRequest(path: $0, output: "", options: options) })
            .flatMap(\.files)
    }

    /// Generates from several descriptions, each into the folder that it asks for.
    ///
    /// - Parameter fileSet: the files that everything goes into; nil for those of the templates.
    /// - Returns: everything that is to be written by folder, in the order of the requests, unless
    ///   `hasFailed`.
    package mutating func outputs(
        of requests: [SpecRequest], in fileSet: FileSet? = nil
    ) -> [GeneratedFolder] {
        var outputs: [GeneratedFolder] = []
        var origins: [[(origin: String, file: GeneratedFile)]] = []
        for request in requests {
            let pack = pack(for: request.options)
            let result = run(request.path, request.options, pack: pack)
            last = result
            let owner = OutputManifest.Owner(
                namespace: result.plan?.namespace ?? "", description: FilePath.name(request.path))
            let folder = FilePath.normalized(request.output)
            let files = result.files.map { (origin: request.path, file: $0) }
            if let place = outputs.firstIndex(where: { FilePath.normalized($0.folder) == folder }) {
                outputs[place].parts.append((owner, result.files))
                origins[place] += files
            } else {
                outputs.append(
                    GeneratedFolder(folder: request.output, parts: [(owner, result.files)]))
                origins.append(files)
            }
        }
        for files in origins { OutputFolder.check(files, &diagnostics) }
        if let fileSet { OutputFolder.check(fileSet, &diagnostics) }
        return outputs
    }

    /// Loads, parses, reads, lowers, adjusts, names, plans and renders a description.
    ///
    /// - Parameters:
    ///   - ownOptions: those of this description; nil for those of the pipeline.
    ///   - stage: the last stage that is wanted before rendering.
    ///   - pack: the templates; nil renders nothing.
    package mutating func run(
        _ path: String, _ ownOptions: PipelineOptions? = nil, upTo stage: Stage = .render,
        pack: TemplatePack? = nil
    ) -> Result {
        let options = ownOptions ?? options
        var result = Result()
        guard let file = load(path) else { return result }
        // Collected by themselves, so that mistakes elsewhere do not keep this one from its end.
        var found = Diagnostics()
        defer { report(found, isStrict: options.isStrict) }

        guard stage >= .document else {
            result.nodes = parse(file, &found)
            return result
        }
        guard let (nodes, format) = parseDescription(file, &found) else { return result }
        result.nodes = nodes

        result.model = model(of: nodes, format, in: file, options, upTo: stage, &result, &found)
        guard let model = result.model, stage >= .names else { return result }

        var swift = options.swiftOptions(for: file)
        if let pack {
            swift.models = pack.models
            swift.library = pack.library
            swift.templateImports = pack.imports
        }
        swift.shortensNames = result.openAPI != nil
        let names = name(model, options: swift, &found)
        result.names = names
        guard !found.hasErrors, stage >= .render else { return result }

        let planned = plan(model, names: names, options: swift, &found)
        result.plan = planned
        guard let pack, !found.hasErrors else { return result }

        result.files = render(planned, pack: pack, &found)
        return result
    }

    /// Takes in what a stage found.
    mutating func report(_ found: Diagnostics, isStrict: Bool = false) {
        for var diagnostic in found.sorted {
            if isStrict { diagnostic.severity = .error }
            diagnostics.report(diagnostic)
        }
    }

    /// Reads a file of the input; nil after a failure was noted.
    mutating func load(_ path: String) -> SourceFile? {
        do throws(FileFailure) {
            return try loader.load(path)
        } catch {
            failures.append(error)
            return nil
        }
    }

    /// The built-in templates, or those of the folder that the user named.
    private mutating func pack(for options: PipelineOptions) -> TemplatePack? {
        let key = PackChoice(options)
        if let pack = packs[key] { return pack }
        var found = Diagnostics()
        var pack = loadPack(options.templates ?? "Default", &found)
        pack?.choose(options.templateOptions, &found)
        report(found, isStrict: options.isStrict)
        packs[key] = .some(pack)
        return pack
    }

    /// Reads the templates of a folder, or built-in ones, and reports what is wrong with them.
    package mutating func pack(_ name: String) -> TemplatePack? {
        var found = Diagnostics()
        defer { report(found) }
        return loadPack(name, &found)
    }

    /// Reports what is wrong with the templates of a folder, or of a built-in pack, whose names nothing
    /// else looks at.
    package mutating func checkPack(_ name: String) {
        var found = Diagnostics()
        let pack = loadPack(name, &found)
        if TemplatePack.embeddedFiles(name) != nil { pack?.checkNames(&found) }
        report(found)
    }

    private mutating func loadPack(
        _ name: String, _ found: inout Diagnostics
    ) -> TemplatePack? {
        if let pack = TemplatePack.embedded(name, &loader.sources, &found) { return pack }
        let loader = loader
        let folders = TemplateFolders { path in
            Swift.Result { () throws(FileFailure) in try loader.contents(ofFolder: path) }
                .mapError { TemplateFolders.Failure($0.reason) }
        }
        do throws(FileFailure) {
            let files = try loader.loadFolder(name)
            return TemplatePack.read(
                files, in: name, folders: folders, &loader.sources, &found)
        } catch {
            failures.append(error)
            return nil
        }
    }
}

extension Pipeline {
    /// Reads and lowers a description in its format, then changes what the user wants to be different.
    private func model(
        of nodes: Node, _ format: DescriptionFormat, in file: SourceFile,
        _ options: PipelineOptions, upTo stage: Stage, _ result: inout Result,
        _ found: inout Diagnostics
    ) -> APIModel? {
        var model: APIModel?
        if format == .native {
            result.document = readNative(nodes, &found)
            guard let document = result.document, stage >= .model else { return nil }
            model = lower(document, loader: loader.fileLoader, &found)
        } else {
            result.openAPI = readOpenAPI(nodes, format: format, &found)
            guard let document = result.openAPI, stage >= .model else { return nil }
            model = lower(
                document, file: file, root: nodes, loader: loader.fileLoader,
                options: options.references, types: options.adjustments.types,
                keepsUndeclaredProperties: options.keepsUndeclaredProperties, &found)
        }
        // A name that a broken description lacks may be one that it should have.
        guard !found.hasErrors(besides: "unmatched-name") else { return model }
        return model?.adjusted(by: options.adjustments, in: format, &found)
    }
}

extension PipelineOptions {
    /// The options with the words that say where generated files come from: the name of the file, not
    /// its path, so that the output is the same in every checkout.
    fileprivate func swiftOptions(for file: SourceFile) -> SwiftOptions {
        var swift = swift
        swift.provenance = "routergen \(toolVersion) from \(FilePath.name(file.path))"
        return swift
    }
}

/// Templates that were chosen, with values for their options.
private struct PackChoice: Hashable {
    let templates: String?
    let options: [String]

    init(_ options: PipelineOptions) {
        templates = options.templates
        // The places are enough: the same place has the same value.
        self.options = options.templateOptions.map { "\($0.key) \($0.value.range)" }
    }
}
