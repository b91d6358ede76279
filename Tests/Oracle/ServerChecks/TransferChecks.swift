import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CheckList {
    /// Uploads to nginx and downloads from it.
    ///
    /// - Parameter folder: where the server's files lie.
    mutating func addTransfers(_ site: Site, folder: URL) {
        let session = site.session()
        let file = folder.appendingPathComponent("files/data.bin")
        let uploads: [(String, @Sendable (String) throws -> UploadRequest)] = [
            ("data", { session.upload(try Data(contentsOf: file), to: $0, method: .put) }),
            ("a file", { session.upload(file, to: $0, method: .put) }),
            (
                "a stream of unknown length",
                { session.upload(fileStream(file, length: nil), to: $0, method: .put) }
            ),
            (
                "a stream of known length",
                { session.upload(fileStream(file, length: 1_000_003), to: $0, method: .put) }
            ),
        ]
        for (number, (name, upload)) in uploads.enumerated() {
            add("\(site.name): an upload of \(name)") {
                let path = "/up/\(site.isSecure ? "secure" : "plain")/\(number)"
                let answer = try await upload(site.url(path)).answer()
                try expect(answer.status, is: 201)
                let stored = folder.appendingPathComponent(path)
                try expect(Data(contentsOf: stored) == Data(contentsOf: file), "it is damaged")
                let deleted = await session.request(site.url(path), method: .delete).answer()
                try expect(deleted.status, is: 204)
                try expect(!FileManager.default.fileExists(atPath: stored.path))
            }
        }
        for status in [307, 308] {
            add("\(site.name): an upload that is sent on with \(status)") {
                let answer = await session.upload(
                    fileStream(file, length: nil), to: site.url("/moved/\(status)"), method: .put
                ).answer()
                try expect([201, 204].contains(answer.status), "\(answer)")
                let stored = folder.appendingPathComponent("up/moved")
                try expect(Data(contentsOf: stored) == Data(contentsOf: file), "it is damaged")
            }
        }
        add("\(site.name): an upload that is refused") {
            let request = session.upload(file, to: site.url("/small/a"), method: .put)
            let answer = await request.answer()
            // The server closes while the body is on its way, so the answer may be lost with it.
            let isLost = answer.error?.transportError?.kind == .connectionLost
            try expect(answer.status == 413 || isLost, "\(answer)")
        }
        addDownloads(site, session, file)
    }

    private mutating func addDownloads(_ site: Site, _ session: Session, _ file: URL) {
        add("\(site.name): a download") {
            let target = FileManager.default.temporaryDirectory
                .appendingPathComponent("routergen-\(UUID().uuidString)/data.bin")
            defer { try? FileManager.default.removeItem(at: target.deletingLastPathComponent()) }
            let request = session.download(
                site.url("/data.bin"),
                to: { _, _ in (target, [.createIntermediateDirectories, .removePreviousFile]) })
            let url = try await request.validate().serializingDownloadedFileURL().value
            try expect(url.path, is: target.path)
            try expect(Data(contentsOf: url) == Data(contentsOf: file), "it is damaged")
            try expect(request.downloadProgress.fractionCompleted, is: 1)
            let missing = await session.download(
                site.url("/missing"), to: { _, _ in (target, [.removePreviousFile]) }
            ).validate().serializingDownloadedFileURL().response
            try expect(missing.response?.statusCode, is: 404)
            try expect(
                Data(contentsOf: target) == Data(contentsOf: file), "the old file was replaced")
        }
        add("\(site.name): a download that goes on after it was cancelled") {
            let first = session.download(site.url("/slow/data.bin"))
            while first.downloadProgress.completedUnitCount < 100_000 {
                try await Task.sleep(for: .milliseconds(10))
                try expect(!first.isFinished, "\(String(describing: first.error))")
            }
            first.cancel(producingResumeData: true)
            let response = await first.serializingData().response
            try expect(response.error?.isExplicitlyCancelled, is: true)
            let rest = await session.download(
                resumingWith: try require(response.resumeData, "resume data")
            ).serializingData().response
            try expect(rest.response?.statusCode, is: 206)
            try expect(rest.value == Data(contentsOf: file), "it is damaged")
            if let url = rest.fileURL { try FileManager.default.removeItem(at: url) }
        }
    }
}

/// What a file has in it, as a stream.
private func fileStream(_ file: URL, length: Int64?) -> TransportStream {
    TransportStream(length: length) {
        guard let stream = InputStream(url: file) else { throw CocoaError(.fileReadUnknown) }
        return stream
    }
}
