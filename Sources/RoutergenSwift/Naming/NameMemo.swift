/// What became of names before: a description says `id` and `name` thousands of times.
///
/// Each thread that names has its own.
final class NameMemo {
    private var names: [String: String] = [:]

    /// The name that was made of a text before, or a new one.
    func name(of text: String, _ make: () -> String) -> String {
        // Beyond ASCII, texts that are equal may be spelled differently.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return make() }
        if let known = names[text] { return known }
        let name = make()
        names[text] = name
        return name
    }
}
