import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// What the page about JSON shows compiles and does what it says.
struct JSONPageTests {
    private typealias Photo = Gallery.Photo

    private func calls(_ data: Data) throws -> String {
        let photo = try Photo(jsonData: data)
        let body = try String(jsonData: data, at: ["comments", "0", "body"])
        let pretty = photo.jsonData([.pretty, .sortedKeys])

        let json = try JSON(jsonData: data)
        let tag = json["photo"]?["tags"]?[0]?.stringValue
        let again: Photo = try json.model()

        let coded = try JSONDecoder().decode(Photo.self, from: data)
        let list = try PropertyListEncoder().encode(photo)
        #expect(photo == again && photo == coded && tag == nil)
        #expect(try Photo(jsonData: pretty) == photo)
        #expect(try PropertyListDecoder().decode(Photo.self, from: list) == photo)
        return body
    }

    @Test func showsCallsThatCompile() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/JSON.md"),
            encoding: .utf8)
        let block = try #require(
            page.components(separatedBy: "```swift\n").dropFirst().first?
                .components(separatedBy: "```").first)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = block.split(separator: "\n")
        #expect(lines.count == 8)
        for line in lines {
            #expect(source.contains("        \(line)\n"), "\(line)")
        }
    }

    @Test func showsCallsThatWork() throws {
        #expect(try calls(Data(Gallery.photoText.utf8)) == "a")
    }

    @Test func decidesEveryOpenFileOfTheSuite() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/JSON.md"),
            encoding: .utf8)
        let names = page.split(separator: "`").filter { $0.hasPrefix("i_") }
        func isNamed(_ file: String) -> Bool {
            names.contains { name in
                name.last == "*" || name.last == "…"
                    ? file.hasPrefix(name.dropLast()) : file == name
            }
        }
        let open = JSONSuiteTests.accepted.union(JSONSuiteTests.acceptedWithReplacement)
            .union(JSONSuiteTests.refused)
        #expect(open.count == 35)
        for file in open { #expect(isNamed(file), "\(file)") }
    }
}
