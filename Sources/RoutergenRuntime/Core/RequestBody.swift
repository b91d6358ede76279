import Foundation

/// What a request carries behind its headers.
enum RequestBody: Sendable {
    case none
    case data(Data, contentType: String)
    case file(FilePart)
    case form([UInt8])
    case multipart(MultipartFormData)
    case propertyList([String: any Encodable & Sendable])

    /// The body as it is sent and its content type; nil for no body.
    func encoded() throws(RouterError) -> (body: EncodedBody, contentType: String)? {
        switch self {
        case .none: nil
        case .data(let data, let contentType): (.data(data), contentType)
        case .file(let file):
            (try SegmentedBody(BodySource(file.source)).encoded(), file.contentType)
        case .form(let bytes): (.data(Data(bytes)), MediaType.form)
        case .multipart(let multipart):
            (try multipart.body().encoded(), multipart.contentType)
        case .propertyList(let fields):
            (
                .data(
                    try PropertyListBody.encoded(fields.mapValues(PropertyListBody.Field.init))),
                MediaType.propertyList
            )
        }
    }
}
