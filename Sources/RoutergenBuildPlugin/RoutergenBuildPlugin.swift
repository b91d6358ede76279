import Foundation
import PackagePlugin

/// Generates code from the descriptions of a target whenever one of them changes.
@main
struct RoutergenBuildPlugin: BuildToolPlugin {
    /// The files that the code of one description is put into, so many that a compiler with several
    /// processors has something to do for each. They are always as many, because a build asks for their
    /// names before anybody has read the description.
    private static let fileCount = 8

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let specifications = Specification.all(
            in: target.directoryURL, files: target.sourceFiles.map(\.url),
            packageFolder: context.package.directoryURL)
        return try commands(
            for: specifications, of: target.name, tool: context.tool(named: "routergen").url,
            in: context.pluginWorkDirectoryURL)
    }

    fileprivate func commands(
        for specifications: [Specification], of target: String, tool: URL, in workFolder: URL
    ) throws -> [Command] {
        if specifications.isEmpty {
            Diagnostics.error(
                """
                target '\(target)' has no description to generate from; add one that is called \
                NAME.routes.yml or openapi.yaml, or a routergen.yml that names some
                """)
        }
        return specifications.map { specification in
            let output = workFolder.appendingPathComponent(specification.stem)
            let files = (1...Self.fileCount).map { "\(specification.stem).generated\($0).swift" }
            var arguments = ["generate", specification.path.path, "--output", output.path]
            if let configuration = specification.configuration {
                arguments += ["--config", configuration.path]
            }
            return .buildCommand(
                displayName: "Generating from \(specification.path.lastPathComponent)",
                executable: tool, arguments: arguments + files.flatMap { ["--file", $0] },
                inputFiles: specification.inputs,
                outputFiles: files.map(output.appendingPathComponent))
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension RoutergenBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext, target: XcodeTarget
        ) throws -> [Command] {
            // Targets of a project have no folder of their own; most are called like one.
            let project = context.xcodeProject.directoryURL
            let folder = project.appendingPathComponent(target.displayName)
            let specifications = Specification.all(
                in: folder, files: target.inputFiles.map(\.url), packageFolder: project)
            return try commands(
                for: specifications, of: target.displayName,
                tool: context.tool(named: "routergen").url, in: context.pluginWorkDirectoryURL)
        }
    }
#endif
