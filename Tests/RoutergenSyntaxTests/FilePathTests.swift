import RoutergenSyntax
import Testing

/// A file has one path, whichever way a reference goes.
struct FilePathTests {
    @Test(arguments: [
        ("a/b.yml", "a/b.yml"), ("./a//b.yml", "a/b.yml"), ("a/../b.yml", "b.yml"),
        ("../a/./b.yml", "../a/b.yml"), ("../../a", "../../a"), ("a/b/../../c", "c"),
        ("/a/../b", "/b"), ("/", "/"), ("", ""), ("a/..", ""), ("é/../ü", "ü"),
    ])
    func isNormalized(path: String, expected: String) {
        #expect(FilePath.normalized(path) == expected)
    }
}
