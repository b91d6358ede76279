import Foundation

// Models of responses.routes.yml as one writes them by hand, with `Codable` by the compiler.

struct PlainMember: Codable, Sendable {
    let id: Int
    let name: String
    let email: String?
    let isActive: Bool
    let score: Double
    let joinedAt: Date

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case email
        case isActive = "is_active"
        case score
        case joinedAt = "joined_at"
    }
}

struct PlainArticle: Codable, Sendable {
    let id: Int
    let title: String
    let body: String
    let summary: String?
    let tags: [String]
}

struct PlainSeries: Codable, Sendable {
    let name: String
    let counts: [Int]
    let values: [Double]
    let weights: [Double]
    let total: Int64
}
