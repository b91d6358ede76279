import Foundation
import RoutergenRuntime

/// Models as the generator writes them: nested, recursive, with enums, unions and dates of all forms.
enum Gallery {}

extension Gallery {
    struct Photo: JSONModel, Equatable {
        let id: Int
        let name: String
        let description: String?
        let imageURL: URL?
        let takenAt: Date?
        let expires: Date?
        let day: Day?
        let nsfw: Bool
        let rating: Double
        let price: Decimal?
        let feature: Feature?
        let size: ImageSize?
        let owner: User
        let comments: [Comment]
        let labels: [String: String]?
        let token: UUID?
        let thumbnail: Data?
        let extra: JSON?

        init(json: JSONReader) throws {
            let object = try json.object("Photo")
            id = try object.required("id")
            name = try object.required("name")
            description = try object.optional("description")
            imageURL = try object.optional("image_url")
            takenAt = try object.optional("taken_at")
            expires = try object.dateIfPresent("expires", .unixSeconds)
            day = try object.optional("day")
            nsfw = try object.optional("nsfw") ?? false
            rating = try object.required("rating")
            price = try object.optional("price")
            feature = try object.optional("feature")
            size = try object.optional("size")
            owner = try object.required("owner")
            comments = try object.required("comments")
            labels = try object.optional("labels")
            token = try object.optional("token")
            thumbnail = try object.optional("thumbnail")
            extra = try object.optional("extra")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("id", id)
            json.field("name", name)
            json.field("description", description)
            json.field("image_url", imageURL)
            json.field("taken_at", takenAt)
            json.field("expires", expires, .unixSeconds)
            json.field("day", day)
            json.field("nsfw", nsfw)
            json.field("rating", rating)
            json.field("price", price)
            json.field("feature", feature)
            json.field("size", size)
            json.field("owner", owner)
            json.field("comments", comments)
            json.field("labels", labels)
            json.field("token", token)
            json.field("thumbnail", thumbnail)
            json.field("extra", extra)
            json.endObject()
        }
    }

    struct User: JSONModel, Equatable {
        let id: UserID
        let followers: UInt64
        let lastSeen: Date

        init(json: JSONReader) throws {
            let object = try json.object("User")
            id = try object.required("id")
            followers = try object.required("followers")
            lastSeen = try object.date("last_seen", .rfc1123)
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("id", id)
            json.field("followers", followers)
            json.field("last_seen", lastSeen, .rfc1123)
            json.endObject()
        }
    }

    struct Comment: JSONModel, Equatable {
        let body: String
        private let parentBox: Box<Comment>?
        var parent: Comment? { parentBox?.value }

        init(body: String, parent: Comment? = nil) {
            self.body = body
            parentBox = parent.map { Box($0) }
        }

        init(json: JSONReader) throws {
            let object = try json.object("Comment")
            body = try object.required("body")
            parentBox = try object.optional("parent")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("body", body)
            json.field("parent", parentBox)
            json.endObject()
        }
    }

    enum Feature: OpenEnum {
        case popular
        case upcoming
        case unknown(String)

        init(rawValue: String) {
            switch rawValue {
            case "popular": self = .popular
            case "upcoming": self = .upcoming
            default: self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .popular: "popular"
            case .upcoming: "upcoming"
            case .unknown(let value): value
            }
        }

        static let allKnownCases: [Feature] = [.popular, .upcoming]
    }

    enum ImageSize: Int, ClosedEnum {
        case tiny = 1
        case small = 2
    }

    enum Order: String, ClosedEnum {
        case ascending = "asc"
        case descending = "desc"
    }

    struct UserID: NewType {
        var rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
    }

    enum Media: JSONModel, Equatable {
        case video(Video)
        case comment(Comment)
        case unknown(JSON)

        init(json: JSONReader) throws {
            switch try json.tag("type") {
            case "video": self = .video(try Video(json: json))
            case "comment": self = .comment(try Comment(json: json))
            default: self = .unknown(try JSON(json: json))
            }
        }

        func write(json: inout JSONWriter) {
            switch self {
            case .video(let value): json.tagged("type", "video", value)
            case .comment(let value): json.tagged("type", "comment", value)
            case .unknown(let value): value.write(json: &json)
            }
        }
    }

    /// Has the union's tag among its own fields.
    struct Video: JSONModel, Equatable {
        let type: String
        let seconds: Int
        let poster: Box<Media>?

        init(type: String, seconds: Int, poster: Media? = nil) {
            self.type = type
            self.seconds = seconds
            self.poster = poster.map { Box($0) }
        }

        init(json: JSONReader) throws {
            let object = try json.object("Video")
            type = try object.required("type")
            seconds = try object.required("seconds")
            poster = try object.optional("poster")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("seconds", seconds)
            json.field("type", type)
            json.field("poster", poster)
            json.endObject()
        }
    }

    struct Change: JSONModel, Equatable {
        var name: Patch<String>
        var size: Patch<ImageSize>

        init(name: Patch<String> = .absent, size: Patch<ImageSize> = .absent) {
            self.name = name
            self.size = size
        }

        init(json: JSONReader) throws {
            let object = try json.object("Change")
            name = try object.patch("name")
            size = try object.patch("size")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("name", name)
            json.field("size", size)
            json.endObject()
        }
    }

    /// A photo with everything in it, in the order in which it is written.
    static let photoText = """
        {"id":42,"name":"Sea \\"and\\" \\u0001 sky 😀","description":"é","image_url":"/graphics/userpic.png",\
        "taken_at":"2009-12-15T14:40:45.123Z","expires":1700000000.5,"day":"2009-12-15","nsfw":true,\
        "rating":0.1,"price":12345678901234567890.12345,"feature":"fresh","size":2,\
        "owner":{"id":"u7","followers":18446744073709551615,"last_seen":"Sun, 06 Nov 1994 08:49:37 GMT"},\
        "comments":[{"body":"a","parent":{"body":"b","parent":{"body":"c"}}},{"body":""}],\
        "labels":{"a":"1","b":"2"},"token":"0b49a1c4-4e0e-4d0b-8f3a-6f7f0a1b2c3d",\
        "thumbnail":"AQIDBA==","extra":{"z":[1,2.50,null,true],"a":{}}}
        """
}

extension JSONModel {
    init(text: String, at keyPath: [String] = [], options: JSONParsingOptions = .standard) throws {
        try self.init(jsonData: Data(text.utf8), at: keyPath, options: options)
    }

    var text: String { String(decoding: jsonData(), as: UTF8.self) }
}

/// What an expression throws, as text; empty where it throws nothing.
func problem<Value>(_ body: () throws -> Value) -> String {
    do {
        _ = try body()
        return ""
    } catch {
        return "\(error)"
    }
}
