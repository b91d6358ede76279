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

    /// The name that a server suggests, as a name in a folder, whatever it contains: `../a/b.txt` → `b.txt`.
    static func suggestedFilename(of response: HTTPURLResponse) -> String {
        // Foundation on Linux does not look at the URL.
        let named = response.suggestedFilename.flatMap { $0.lowercased() == "unknown" ? nil : $0 }
        let suggestion = named ?? response.url?.lastPathComponent ?? ""
        let name = suggestion.split { $0 == "/" || $0 == "\\" || $0 == "\0" }.last.map(String.init)
        guard let name, name != ".", name != ".." else { return "download" }
        return name
    }
}
