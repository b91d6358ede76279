import Foundation
import TestSupport

/// A folder with a description, and the tool that runs in it.
struct CommandFixture {
    let folder: TemporaryFolder
    let tool: Tool

    static let ping = """
        routergen: 1
        api: Ping
        base_url: https://api.example.com
        routes:
          ping: { get: /ping }

        """
    static let unused = ping + "types: { Lonely: { id: Int } }\n"
    static let broken = ping + "typos: {}\n"
    static let success = Tool.Run(status: 0, output: "", messages: "")

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
        try folder.write(Self.ping, to: "ping.routes.yml")
    }

    func generate(_ arguments: String...) throws -> Tool.Run {
        try tool.run(["generate", "ping.routes.yml", "--output", "Generated"] + arguments)
    }

    /// The generated files, without the manifest.
    func generated() throws -> [String] {
        try folder.files().filter {
            $0.hasPrefix("Generated/") && $0 != "Generated/.routergen-manifest"
        }
    }
}
