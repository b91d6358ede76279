import Foundation

// Models of responses.routes.yml as one writes them by hand, with `Codable` by the compiler.

struct PlainPush: Codable, Sendable {
    let id: String
    let ref: String
    let size: Int
    let commits: [PlainCommit]
}

struct PlainCommit: Codable, Sendable {
    let sha: String
    let message: String
    let distinct: Bool
}

struct PlainFork: Codable, Sendable {
    let id: String
    let name: String
    let createdAt: Date
    let isPublic: Bool

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case createdAt = "created_at"
        case isPublic = "is_public"
    }
}

struct PlainComment: Codable, Sendable {
    let id: String
    let body: String
    let author: String
    let likes: Int?
}

/// The compiler makes nothing for unions with a tag, so this is what one writes.
enum PlainEvent: Codable, Sendable {
    case push(PlainPush)
    case fork(PlainFork)
    case comment(PlainComment)

    enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "push": self = .push(try PlainPush(from: decoder))
        case "fork": self = .fork(try PlainFork(from: decoder))
        default: self = .comment(try PlainComment(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .push(let push):
            try container.encode("push", forKey: .type)
            try push.encode(to: encoder)
        case .fork(let fork):
            try container.encode("fork", forKey: .type)
            try fork.encode(to: encoder)
        case .comment(let comment):
            try container.encode("comment", forKey: .type)
            try comment.encode(to: encoder)
        }
    }
}
