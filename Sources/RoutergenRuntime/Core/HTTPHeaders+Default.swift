import Foundation

extension HTTPHeaders {
    /// What a session sends with every request: `Accept-Language` and `User-Agent`.
    ///
    /// `Accept-Encoding` is left to the transport, which knows what it can decode.
    public static let `default` = HTTPHeaders([.defaultAcceptLanguage, .defaultUserAgent])
}

extension HTTPHeader {
    /// The user's first six languages, each a little less wanted than the one before:
    /// `de-DE;q=1.0, en;q=0.9`.
    public static let defaultAcceptLanguage = acceptLanguage(
        Locale.preferredLanguages.prefix(6).enumerated()
            .map { index, language in "\(language);q=\(index == 0 ? "1.0" : "0.\(10 - index)")" }
            .joined(separator: ", "))

    /// The program, where it runs, and this library: `photos/1.2 (com.example.photos; build:7; iOS 18.1.0)
    /// RoutergenRuntime/0.1.0`; what is not known is left out.
    public static let defaultUserAgent = userAgent(UserAgent.current)
}

private enum UserAgent {
    static var current: String {
        let information = Bundle.main.infoDictionary
        let process = ProcessInfo.processInfo
        var program = (information?["CFBundleExecutable"] as? String) ?? process.processName
        if let version = information?["CFBundleShortVersionString"] as? String {
            program += "/\(version)"
        }
        let system = process.operatingSystemVersion
        var details = [
            "\(systemName) \(system.majorVersion).\(system.minorVersion).\(system.patchVersion)"
        ]
        if let build = information?["CFBundleVersion"] as? String {
            details.insert("build:\(build)", at: 0)
        }
        if let bundle = Bundle.main.bundleIdentifier { details.insert(bundle, at: 0) }
        let text = "\(program) (\(details.joined(separator: "; "))) RoutergenRuntime/0.1.0"
        return String(
            String.UnicodeScalarView(text.unicodeScalars.filter { 0x20..<0x7F ~= $0.value }))
    }

    private static var systemName: String {
        #if os(macOS)
            "macOS"
        #elseif os(iOS)
            "iOS"
        #elseif os(tvOS)
            "tvOS"
        #elseif os(watchOS)
            "watchOS"
        #elseif os(visionOS)
            "visionOS"
        #elseif os(Linux)
            "Linux"
        #else
            "Unknown"
        #endif
    }
}
