/// The bytes with which some editors begin a file to name its encoding.
enum ByteOrderMark: CaseIterable {
    case utf8
    // Before UTF-16: its little-endian mark is the beginning of that of UTF-32.
    case utf32LittleEndian
    case utf32BigEndian
    case utf16LittleEndian
    case utf16BigEndian

    private var bytes: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
        case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        }
    }

    var length: Int { bytes.count }

    var encodingName: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        }
    }

    func isAtStart(of text: [UInt8]) -> Bool {
        text.starts(with: bytes)
    }

    static func find(atStartOf text: [UInt8]) -> ByteOrderMark? {
        allCases.first { $0.isAtStart(of: text) }
    }
}
