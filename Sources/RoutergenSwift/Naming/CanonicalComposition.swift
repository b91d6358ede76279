extension String {
    /// The text with letters and their marks composed, as a keyboard types them: `e` and U+0301
    /// become `é`.
    ///
    /// Strings are equal in Swift however their accents are spelled, but identifiers are not. This
    /// gives the usual spelling (NFC) without Foundation: a table that is looked up by string finds
    /// the composed scalar for either spelling, because equal strings have equal hashes. A letter
    /// that is composed already is not taken apart for a mark that belongs before its own.
    var canonicallyComposed: String {
        guard unicodeScalars.contains(where: CanonicalComposition.mayChange) else { return self }
        return CanonicalComposition.compose(unicodeScalars)
    }
}

private enum CanonicalComposition {
    static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default:
            return (0x1160...0x11FF).contains(scalar.value)
                || scalar.properties.isFullCompositionExclusion
        }
    }

    static func compose(_ scalars: String.UnicodeScalarView) -> String {
        var result = String.UnicodeScalarView()
        var starter: Unicode.Scalar?
        var marks: [Unicode.Scalar] = []
        for scalar in ordered(scalars) {
            let combiningClass = scalar.properties.canonicalCombiningClass
            let blocked = marks.last.map { $0.properties.canonicalCombiningClass >= combiningClass }
            if let first = starter, blocked != true, let composed = composed(first, scalar) {
                starter = composed
            } else if combiningClass == .notReordered {
                if let starter { result.append(starter) }
                result.append(contentsOf: marks)
                starter = table[String(scalar)] ?? scalar
                marks = []
            } else {
                marks.append(scalar)
            }
        }
        if let starter { result.append(starter) }
        result.append(contentsOf: marks)
        return String(result)
    }

    /// Marks behind each letter in the order of their classes (Unicode Standard, section 3.11).
    private static func ordered(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var marks: [Unicode.Scalar] = []
        for scalar in scalars {
            guard scalar.properties.canonicalCombiningClass == .notReordered else {
                marks.append(scalar)
                continue
            }
            result += sorted(marks) + [scalar]
            marks = []
        }
        return result + sorted(marks)
    }

    private static func sorted(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard marks.count > 1 else { return marks }
        return marks.enumerated().sorted { left, right in
            let (first, second) = (
                left.element.properties.canonicalCombiningClass,
                right.element.properties.canonicalCombiningClass
            )
            return first == second ? left.offset < right.offset : first < second
        }
        .map(\.element)
    }

    private static func composed(
        _ first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
        var pair = String.UnicodeScalarView()
        pair.append(first)
        pair.append(second)
        return table[String(pair)]
    }

    /// Every composed letter by its text. Ascending, and the first stays, so that `K` stands for the
    /// Kelvin sign, which equals it.
    private static let table: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0x41...0x5A, 0xC0...0x2FF, 0x370...0x22FF, 0x3040...0x30FF, 0xAC00...0xD7A3,
            0x11080...0x119FF,
        ]
        var table: [String: Unicode.Scalar] = [:]
        for value in ranges.joined() {
            guard let scalar = Unicode.Scalar(value),
                !scalar.properties.isFullCompositionExclusion
            else { continue }
            let text = String(scalar)
            if table[text] == nil { table[text] = scalar }
        }
        return table
    }()
}
