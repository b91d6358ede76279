import Foundation
import PackagePlugin

/// Writes generated code beside the sources, to be checked in: `swift package generate-routers`.
@main
struct RoutergenCommandPlugin: CommandPlugin {
    private static let help = """
        Writes the code of descriptions beside the sources.

        Usage: swift package --allow-writing-to-package-directory generate-routers [OPTION…]

        Options:
          --target NAME   Only this target; may be given several times.
          --check         Write nothing, and fail where the code is not up to date.
          --help          Show this text.
          Other options are those of 'routergen generate'.

        Code is written to the folder that 'output' in routergen.yml names; without a routergen.yml to the
        folder 'Generated' of the target.

        """

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        guard extractor.extractFlag(named: "help") == 0 else { return print(Self.help) }
        let names = extractor.extractOption(named: "target")
        let verb = extractor.extractFlag(named: "check") > 0 ? "check" : "generate"
        let options = extractor.remainingArguments
        let targets = try targets(names, of: context.package)
        let tool = try context.tool(named: "routergen").url

        var hasDescriptions = false
        for target in targets {
            let runs = runs(
                Specification.all(
                    in: target.directoryURL, files: files(in: target.directoryURL),
                    packageFolder: context.package.directoryURL), in: target.directoryURL)
            if runs.isEmpty, !names.isEmpty {
                Diagnostics.error("target '\(target.name)' has no description to generate from")
            }
            hasDescriptions = hasDescriptions || !runs.isEmpty
            for run in runs { try self.run(tool, [verb] + run + options) }
        }
        if !hasDescriptions, names.isEmpty {
            Diagnostics.error("no target has a description to generate from")
        }
    }

    /// The targets of these names, or all of the package's own code.
    private func targets(
        _ names: [String], of package: Package
    ) throws -> [any SourceModuleTarget] {
        guard names.isEmpty else {
            return try package.targets(named: names).compactMap { $0 as? any SourceModuleTarget }
        }
        return package.targets.compactMap { $0 as? any SourceModuleTarget }
    }

    /// All files, also those that the target excludes: in a build nobody needs the description.
    private func files(in folder: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return enumerator?.compactMap { $0 as? URL } ?? []
    }

    /// The arguments of each run of the tool: descriptions that share a configuration are generated together,
    /// so that nothing is written where one of them has mistakes.
    private func runs(_ specifications: [Specification], in folder: URL) -> [[String]] {
        guard let first = specifications.first else { return [] }
        let place =
            first.configuration.map { ["--config", $0.path] }
            ?? ["--output", folder.appendingPathComponent("Generated").path]
        return [specifications.map(\.path.path) + place]
    }

    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        Diagnostics.error("routergen failed")
    }
}
