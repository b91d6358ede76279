import Foundation
import TestSupport
import Testing

#if os(Linux)
    /// A few lines of YAML that stand for billions of nodes, in a tool that may take little memory.
    ///
    /// The shell takes the memory away (`ulimit -v`), so that a tool that wanted more would be killed
    /// or end in a crash. Darwin has no such limit.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: "/bin/sh"), "there is no shell"))
    struct MemoryLimitTests {
        /// In kilobytes: the tool itself, with the libraries that it is linked with, takes half of it.
        private static let limit = 131_072
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        private func lint(_ text: String) throws -> CommandRun {
            try folder.write(text, to: "laughs.yml")
            let script = "ulimit -v \(Self.limit) && exec '\(Tool.executable.path)' lint laughs.yml"
            return try CommandRun(["/bin/sh", "-c", script], in: folder.url)
        }

        /// `x-0: &a0 [x, …]`, `x-1: &a1 [*a0, …]` and so on, each ten times as large.
        private func laughs(levels: Int) -> String {
            let head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\n"
            return (0..<levels).reduce(head) { text, level in
                let item = level == 0 ? "x" : "*a\(level - 1)"
                let items = Array(repeating: item, count: 10).joined(separator: ", ")
                return text + "x-\(level): &a\(level) [\(items)]\n"
            }
        }

        @Test("A billion laughs are refused")
        func refusesBillions() throws {
            #expect(
                try lint(laughs(levels: 10))
                    == CommandRun(
                        status: 1, output: "",
                        messages: "laughs.yml:9:46: error: the aliases of this file stand for more "
                            + "than 1000000 nodes\n"))
        }

        @Test("A hundred thousand are read")
        func readsThousands() throws {
            #expect(
                try lint(laughs(levels: 5)) == CommandRun(status: 0, output: "", messages: ""))
        }

        @Test("The limit is one")
        func limits() throws {
            let grow = #"BEGIN { s = "x"; while (length(s) < 300000000) s = s s }"#
            let script = "ulimit -v \(Self.limit) && exec awk '\(grow)'"
            #expect(try CommandRun(["/bin/sh", "-c", script]).status != 0)
        }
    }
#endif
