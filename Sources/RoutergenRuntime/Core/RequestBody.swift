import Foundation

/// What a request carries behind its headers.
enum RequestBody: Sendable {
    case none
    case data(Data, contentType: String)
    case file(FilePart)
    case form([UInt8])
    case multipart(MultipartBody)
    case propertyList([String: any Encodable & Sendable])

    /// The bytes and their content type; nil for no body.
    func encoded() throws(RouterError) -> (data: Data, contentType: String)? {
        switch self {
        case .none: nil
        case .data(let data, let contentType): (data, contentType)
        case .file(let file): (try file.read(), file.contentType)
        case .form(let bytes): (Data(bytes), MediaType.form)
        case .multipart(let multipart): (try multipart.encoded(), multipart.contentType)
        case .propertyList(let fields):
            (
                try PropertyListBody.encoded(fields.mapValues(PropertyListBody.Field.init)),
                MediaType.propertyList
            )
        }
    }
}
