/// What the generated `Gallery.Photo` is, as somebody writes it for `JSONDecoder`.
struct PlainPhoto: Decodable {
    struct Owner: Decodable {
        var id: Int
        var name: String
        var isActive: Bool
    }

    var id: Int
    var name: String
    var description: String?
    var width: Int
    var height: Int
    var rating: Double
    var tags: [String]
    var owner: Owner
}
