import Foundation

/// Where bytes of a body come from.
enum BodySource: Sendable {
    case data(Data)
    case file(URL)
    case stream(TransportStream)

    init(_ source: FilePart.Source) {
        self =
            switch source {
            case .data(let data): .data(data)
            case .file(let url): .file(url)
            }
    }
}
