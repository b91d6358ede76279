/// What a character is, as far as names are taken apart by it.
///
/// Nearly every name is ASCII, and looking up the properties of a character costs many times as much as
/// a comparison.
package struct NameCharacter {
    private let character: Character
    private let ascii: UInt8?

    package init(_ character: Character) {
        self.character = character
        ascii = character.asciiValue
    }

    /// Whether it is a letter or a digit of any script; everything else only separates words.
    package var isPart: Bool {
        ascii.map(Self.isPart) ?? (character.isLetter || character.isNumber)
    }

    package var isUppercase: Bool {
        ascii.map(Self.isUppercase) ?? character.isUppercase
    }

    /// Whether an uppercase letter behind it begins a word.
    var isLowercaseOrNumber: Bool {
        ascii.map { Self.isPart($0) && !Self.isUppercase($0) }
            ?? (character.isLowercase || character.isNumber)
    }

    /// The same for a byte of ASCII.
    package static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    static func isUppercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
