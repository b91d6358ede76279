/// Which scalars a Swift identifier may hold (The Swift Programming Language, Lexical Structure).
///
/// Scalars that the language allows but nobody sees, such as joiners and bidirectional controls, are
/// left out: two names that look the same must not be two names.
enum IdentifierCharacters {
    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        isBody(scalar) && !isASCIIDigit(scalar) && !isCombining(scalar)
    }

    static func isBody(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return isASCIIDigit(scalar) || isASCIILetter(scalar) || scalar == "_"
        }
        return isAllowedBeyondASCII(scalar.value) && !scalar.properties.isDefaultIgnorableCodePoint
    }

    static func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// Marks that may follow but not begin an identifier.
    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static func isAllowedBeyondASCII(_ value: UInt32) -> Bool {
        value < 0x3000 ? isAllowedBelowIdeographs(value) : isAllowedFromIdeographs(value)
    }

    private static func isAllowedBelowIdeographs(_ value: UInt32) -> Bool {
        switch value {
        case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
            0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054,
            0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF:
            true
        default: false
        }
    }

    private static func isAllowedFromIdeographs(_ value: UInt32) -> Bool {
        switch value {
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x10000...0xDFFFF: value & 0xFFFF < 0xFFFE
        default: false
        }
    }
}
