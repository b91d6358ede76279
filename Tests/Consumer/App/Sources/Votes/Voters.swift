/// People who like a photo.
public enum Voters {
    /// A line of text for each of some names.
    public static func list(_ names: [String]) -> String { names.joined(separator: "\n") }
}
