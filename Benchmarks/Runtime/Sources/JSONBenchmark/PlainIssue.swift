import Foundation

// Models of responses.routes.yml as one writes them by hand, with `Codable` by the compiler.

struct PlainIssue: Codable, Sendable {
    let id: Int
    let nodeID: String
    let url: URL
    let repositoryURL: URL
    let labelsURL: String
    let commentsURL: URL
    let eventsURL: URL
    let htmlURL: URL
    let number: Int
    let state: PlainIssueState
    let title: String
    let body: String?
    let user: PlainAccount?
    let labels: [PlainLabel]
    let assignee: PlainAccount?
    let assignees: [PlainAccount]?
    let milestone: PlainMilestone?
    let locked: Bool
    let activeLockReason: String?
    let comments: Int
    let closedAt: Date?
    let createdAt: Date
    let updatedAt: Date
    let draft: Bool?
    let authorAssociation: String
    let reactions: PlainReactions?
    let stateReason: String?

    enum CodingKeys: String, CodingKey {
        case id
        case nodeID = "node_id"
        case url
        case repositoryURL = "repository_url"
        case labelsURL = "labels_url"
        case commentsURL = "comments_url"
        case eventsURL = "events_url"
        case htmlURL = "html_url"
        case number
        case state
        case title
        case body
        case user
        case labels
        case assignee
        case assignees
        case milestone
        case locked
        case activeLockReason = "active_lock_reason"
        case comments
        case closedAt = "closed_at"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case draft
        case authorAssociation = "author_association"
        case reactions
        case stateReason = "state_reason"
    }
}

enum PlainIssueState: String, Codable, Sendable {
    case open, closed
}

struct PlainLabel: Codable, Sendable {
    let id: Int
    let nodeID: String
    let url: URL
    let name: String
    let description: String?
    let color: String
    let `default`: Bool

    enum CodingKeys: String, CodingKey {
        case id
        case nodeID = "node_id"
        case url
        case name
        case description
        case color
        case `default`
    }
}

struct PlainMilestone: Codable, Sendable {
    let url: URL
    let htmlURL: URL
    let labelsURL: URL
    let id: Int
    let nodeID: String
    let number: Int
    let state: PlainIssueState
    let title: String
    let description: String?
    let creator: PlainAccount?
    let openIssues: Int
    let closedIssues: Int
    let createdAt: Date
    let updatedAt: Date
    let closedAt: Date?
    let dueOn: Date?

    enum CodingKeys: String, CodingKey {
        case url
        case htmlURL = "html_url"
        case labelsURL = "labels_url"
        case id
        case nodeID = "node_id"
        case number
        case state
        case title
        case description
        case creator
        case openIssues = "open_issues"
        case closedIssues = "closed_issues"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case closedAt = "closed_at"
        case dueOn = "due_on"
    }
}

struct PlainReactions: Codable, Sendable {
    let url: URL
    let totalCount: Int
    let plusOne: Int
    let minusOne: Int
    let laugh: Int
    let confused: Int
    let heart: Int
    let hooray: Int
    let eyes: Int
    let rocket: Int

    enum CodingKeys: String, CodingKey {
        case url
        case totalCount = "total_count"
        case plusOne = "+1"
        case minusOne = "-1"
        case laugh
        case confused
        case heart
        case hooray
        case eyes
        case rocket
    }
}

struct PlainAccount: Codable, Sendable {
    let login: String
    let id: Int
    let nodeID: String
    let avatarURL: URL
    let gravatarID: String?
    let url: URL
    let htmlURL: URL
    let followersURL: URL
    let followingURL: String
    let gistsURL: String
    let starredURL: String
    let reposURL: URL
    let receivedEventsURL: URL
    let type: String
    let siteAdmin: Bool

    enum CodingKeys: String, CodingKey {
        case login
        case id
        case nodeID = "node_id"
        case avatarURL = "avatar_url"
        case gravatarID = "gravatar_id"
        case url
        case htmlURL = "html_url"
        case followersURL = "followers_url"
        case followingURL = "following_url"
        case gistsURL = "gists_url"
        case starredURL = "starred_url"
        case reposURL = "repos_url"
        case receivedEventsURL = "received_events_url"
        case type
        case siteAdmin = "site_admin"
    }
}
