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

    package let options: PipelineOptions
    package let loader: SourceLoader
    /// What is wrong with the input.
    package private(set) var diagnostics = Diagnostics()
    /// What could not be read.
    package private(set) var failures: [FileFailure] = []

    package init(_ options: PipelineOptions, loader: SourceLoader = SourceLoader()) {
        self.options = options
        self.loader = loader
    }

    /// Whether there must be no output.
    package var hasFailed: Bool {
        !failures.isEmpty || diagnostics.hasErrors
            || (options.isStrict && !diagnostics.isEmpty)
    }

    /// Generates from several descriptions into one folder.
    ///
    /// - Returns: everything that is to be written, unless `hasFailed`.
    package mutating func files(of paths: [String]) -> [GeneratedFile] {
        let pack = loadPack()
        var outputs: [(origin: String, file: GeneratedFile)] = []
        for path in paths {
            outputs += run(path, pack: pack).files.map { (path, $0) }
        }
        OutputFolder.check(outputs, &diagnostics)
        return outputs.map(\.file)
    }

    /// Loads, parses, reads, lowers, names, plans and renders a description.
    ///
    /// - Parameters:
    ///   - stage: the last stage that is wanted before rendering.
    ///   - pack: the templates; nil renders nothing.
    package mutating func run(
        _ path: String, upTo stage: Stage = .render, pack: TemplatePack? = nil
    ) -> Result {
        var result = Result()
        guard let file = load(path) else { return result }
        // Collected by themselves, so that mistakes elsewhere do not keep this one from its end.
        var found = Diagnostics()
        defer { found.sorted.forEach { diagnostics.report($0) } }

        result.nodes = parse(file, &found)
        guard let nodes = result.nodes, stage >= .document else { return result }

        result.model = model(of: nodes, in: file, upTo: stage, &result, &found)
        guard let model = result.model, stage >= .names else { return result }

        let swift = swiftOptions(for: file)
        let names = name(model, options: swift, &found)
        result.names = names
        guard !found.hasErrors, stage >= .render else { return result }

        let planned = plan(model, names: names, options: swift, &found)
        result.plan = planned
        guard let pack, !found.hasErrors else { return result }

        result.files = render(planned, pack: pack, &found)
        return result
    }

    /// What is wrong with the input, as it counts in this run: warnings are errors where the user
    /// wants it so.
    package var finalDiagnostics: Diagnostics {
        guard options.isStrict else { return diagnostics }
        var strict = Diagnostics()
        for var diagnostic in diagnostics.sorted {
            diagnostic.severity = .error
            strict.report(diagnostic)
        }
        return strict
    }
}

extension Pipeline {
    /// Reads and lowers a description in its format.
    private func model(
        of nodes: Node, in file: SourceFile, upTo stage: Stage, _ result: inout Result,
        _ found: inout Diagnostics
    ) -> APIModel? {
        guard let format = detect(nodes, &found) else { return nil }
        guard format != .native else {
            result.document = readNative(nodes, &found)
            guard let document = result.document, stage >= .model else { return nil }
            return lower(document, loader: loader.fileLoader, &found)
        }
        result.openAPI = readOpenAPI(nodes, format: format, &found)
        guard let document = result.openAPI, stage >= .model else { return nil }
        return lower(document, file: file, root: nodes, loader: loader.fileLoader, &found)
    }

    private mutating func load(_ path: String) -> SourceFile? {
        do throws(FileFailure) {
            return try loader.load(path)
        } catch {
            failures.append(error)
            return nil
        }
    }

    /// The built-in templates, or those of the folder that the user named.
    private mutating func loadPack() -> TemplatePack? {
        guard let folder = options.templates else {
            return TemplatePack.embedded("Default", &loader.sources, &diagnostics)
        }
        do throws(FileFailure) {
            let files = try loader.loadFolder(folder)
            return TemplatePack.read(files, &loader.sources, &diagnostics)
        } catch {
            failures.append(error)
            return nil
        }
    }

    /// The options with the words that say where generated files come from: the name of the file, not
    /// its path, so that the output is the same in every checkout.
    private func swiftOptions(for file: SourceFile) -> SwiftOptions {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        var swift = options.swift
        swift.provenance = "routergen \(toolVersion) from \(name)"
        return swift
    }
}
