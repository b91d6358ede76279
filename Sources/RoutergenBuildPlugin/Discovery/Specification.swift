import Foundation

/// A description that belongs to a target, with everything that its code depends on.
struct Specification {
    let path: URL
    /// The configuration that says more about it.
    let configuration: URL?
    /// A short name that no other description of the target has: `photos`, `admin-photos`.
    let stem: String
    /// All files that the code depends on: the description, those that it refers to, the
    /// configuration and templates.
    let inputs: [URL]
}

extension Specification {
    private static let configurationNames = ["routergen.yml", "routergen.yaml"]

    /// The descriptions of a target.
    ///
    /// - Parameters:
    ///   - folder: that of the target.
    ///   - files: the files of the target.
    ///   - packageFolder: where a configuration for several targets may be.
    /// - Returns: the descriptions that a `routergen.yml` of the target or package names; without any,
    ///   files of the target that are called like descriptions.
    static func all(in folder: URL, files: [URL], packageFolder: URL) -> [Specification] {
        let configuration = [folder, packageFolder].compactMap(configuration(in:)).first
        let isOwn = configuration?.deletingLastPathComponent().path == folder.path
        let below = folder.standardizedFileURL.path + "/"
        // What the configuration of a package says about other targets is theirs.
        var paths = (configuration.map { Mentions(of: $0).files } ?? []).filter {
            isOwn || $0.path.hasPrefix(below)
        }
        if paths.isEmpty {
            paths = descriptions(among: files)
        }
        let shared = configuration.map { [$0] + templates(namedBy: $0) } ?? []
        var stems: Set<String> = []
        return paths.map { path in
            Specification(
                path: path, configuration: configuration,
                stem: stem(of: path, below: below, besides: &stems),
                inputs: Mentions.closure(of: path) + shared)
        }
    }

    private static func configuration(in folder: URL) -> URL? {
        configurationNames.map(folder.appendingPathComponent)
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Files that are called like descriptions, without those that are parts of others.
    private static func descriptions(among files: [URL]) -> [URL] {
        let candidates = files.filter(isCalledLikeDescription).map(\.standardizedFileURL)
        let parts = Set(candidates.flatMap { Mentions.closure(of: $0).dropFirst() })
        return candidates.filter { !parts.contains($0) }.sorted { $0.path < $1.path }
    }

    /// `photos.routes.yml`, `openapi.json`
    private static func isCalledLikeDescription(_ file: URL) -> Bool {
        guard Mentions.extensions.contains(file.pathExtension) else { return false }
        let name = file.deletingPathExtension().lastPathComponent
        return name.hasSuffix(".routes") || name == "openapi" || name == "swagger"
    }

    /// `APIs/photos.routes.yml` → `APIs-photos`
    private static func stem(
        of path: URL, below folder: String, besides stems: inout Set<String>
    ) -> String {
        let whole = path.standardizedFileURL.path
        let relative =
            whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : path.lastPathComponent
        var stem = URL(fileURLWithPath: relative).deletingPathExtension().relativePath
        if stem.hasSuffix(".routes") { stem.removeLast(".routes".count) }
        stem = stem.replacingOccurrences(of: "/", with: "-")
        var unique = stem
        var number = 2
        while !stems.insert(unique.lowercased()).inserted {
            unique = "\(stem)-\(number)"
            number += 1
        }
        return unique
    }

    /// The files of the packs that a configuration calls `templates`.
    private static func templates(namedBy configuration: URL) -> [URL] {
        let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
        let base = configuration.deletingLastPathComponent()
        var files: [URL] = []
        for part in text.components(separatedBy: "templates:").dropFirst() {
            let value = part.prefix { !"\n,}#".contains($0) }
            let path = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\"'"))
            let folder = URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL
            addTemplates(in: folder, to: &files)
        }
        return files
    }

    /// The files of a pack of templates, and of the folders that packs extend.
    private static func addTemplates(in folder: URL, to files: inout [URL]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = names.filter { !$0.hasPrefix(".") }.sorted().map(folder.appendingPathComponent)
        // Packs that extend each other in a circle are a mistake, which the tool reports.
        guard let first = own.first, !files.contains(first) else { return }
        files += own
        let manifest = folder.appendingPathComponent("template.yml")
        let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") where line.hasPrefix("extends:") {
            let value = line.dropFirst("extends:".count).prefix { $0 != "#" }
            let path = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\"'"))
            guard path.contains("/") else { continue }
            let base = URL(fileURLWithPath: path, relativeTo: folder.appendingPathComponent(""))
            addTemplates(in: base.standardizedFileURL, to: &files)
        }
    }
}
