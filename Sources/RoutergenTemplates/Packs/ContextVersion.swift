/// A version of what templates can print: `1.0`.
///
/// A template that is right for a version stays right for all later ones with the same first number. The
/// second number grows when names are added; the first one when a name is taken away or means something else.
package struct ContextVersion: Sendable, Equatable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    /// What this version of the tool has.
    package static let current = ContextVersion(major: 1, minor: 0)

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// - Parameter text: `1.2`, or `1`, which is `1.0`.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }),
            let major = parts.first.flatMap({ Int($0) })
        else { return nil }
        guard parts.count == 2 else {
            self.init(major: major, minor: 0)
            return
        }
        guard let minor = Int(parts[1]) else { return nil }
        self.init(major: major, minor: minor)
    }

    /// Whether templates for this version can be rendered.
    package var isSupported: Bool {
        major == Self.current.major && minor <= Self.current.minor
    }

    package var description: String { "\(major).\(minor)" }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
