/// A part of a name, in the spelling of the description.
struct Word: Equatable {
    var text: String
    /// Words of one piece are written without anything between them, such as `O` and `Auth`.
    var piece: Int
    /// Whether the word stands for symbols, so that its case says nothing.
    var isSpelled = false
}
