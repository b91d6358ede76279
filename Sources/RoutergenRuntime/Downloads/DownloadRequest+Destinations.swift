import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension DownloadRequest {
    /// Into a folder of the user, by the name that the server suggests.
    ///
    /// - Parameters:
    ///   - directory: such as `.documentDirectory`, `.downloadsDirectory` or `.cachesDirectory`.
    ///   - options: what may be done there.
    public static func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
    ) -> Destination {
        { temporaryURL, response in
            let folders = FileManager.default.urls(for: directory, in: domain)
            let folder = folders.first ?? temporaryURL.deletingLastPathComponent()
            return (
                folder.appendingPathComponent(
                    DownloadRequest.suggestedFilename(of: response)), options
            )
        }
    }

    /// Beside the temporary file, with the extension of the name that the server suggests.
    static let defaultDestination: Destination = { temporaryURL, response in
        let name = DownloadRequest.suggestedFilename(of: response)
        let suffix = URL(fileURLWithPath: "/" + name).pathExtension
        let base = temporaryURL.deletingPathExtension()
        return (suffix.isEmpty ? base : base.appendingPathExtension(suffix), [])
    }

    /// The name that a server suggests, or else the last one of the URL's path, as a name in a folder, whatever it
    /// contains: `../a/b.txt` → `b.txt`, `.profile` → `_profile`.
    static func suggestedFilename(of response: HTTPURLResponse) -> String {
        let header = response.value(forHTTPHeaderField: "Content-Disposition")
        let named = header.flatMap(ContentDisposition.filename).flatMap(name)
        return named ?? (response.url?.lastPathComponent).flatMap(name) ?? "download"
    }

    /// The most bytes that file systems take for a name.
    private static let nameLimit = 255

    /// The last name of a path, which hides nothing and goes nowhere; nil where nothing is left of it.
    private static func name(from path: String) -> String? {
        let last = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
        var name = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        guard name.contains(where: { $0 != "." && $0 != " " }) else { return nil }
        if name.hasPrefix(".") { name = "_" + name.dropFirst() }
        return shortened(name)
    }

    /// The beginning of a name that is too long, with its extension.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > nameLimit else { return name }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let suffix = name[dot...].utf8.count < 32 ? name[dot...] : ""
        var base = name[..<dot]
        while base.utf8.count + suffix.utf8.count > nameLimit { base.removeLast() }
        return String(base + suffix)
    }
}
