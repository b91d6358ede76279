/// A place where a text stops being JSON.
struct JSONMistake: Error {
    let message: String
    let position: SourcePosition
    var suggestion: String?
}
