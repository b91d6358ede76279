import Foundation

// The models of responses.routes.yml as one writes them by hand, with `Codable` by the compiler.

struct PlainRepository: Codable, Sendable {
    let id: Int
    let nodeID: String
    let name: String
    let fullName: String
    let `private`: Bool
    let owner: PlainAccount
    let htmlURL: URL
    let description: String?
    let fork: Bool
    let url: URL
    let archiveURL: String
    let assigneesURL: String
    let branchesURL: String
    let commentsURL: String
    let contributorsURL: URL
    let deploymentsURL: URL
    let eventsURL: URL
    let forksURL: URL
    let gitURL: String?
    let hooksURL: URL
    let issuesURL: String
    let languagesURL: URL
    let mergesURL: URL
    let pullsURL: String
    let sshURL: String?
    let stargazersURL: URL
    let tagsURL: URL
    let homepage: URL?
    let language: String?
    let forksCount: Int
    let stargazersCount: Int
    let watchersCount: Int
    let size: Int
    let defaultBranch: String
    let openIssuesCount: Int
    let isTemplate: Bool?
    let topics: [String]
    let hasIssues: Bool
    let hasProjects: Bool
    let hasWiki: Bool
    let hasPages: Bool
    let hasDownloads: Bool
    let archived: Bool
    let disabled: Bool
    let visibility: PlainVisibility
    let pushedAt: Date?
    let createdAt: Date?
    let updatedAt: Date?
    let permissions: PlainPermissions?
    let license: PlainLicense?

    enum CodingKeys: String, CodingKey {
        case id
        case nodeID = "node_id"
        case name
        case fullName = "full_name"
        case `private`
        case owner
        case htmlURL = "html_url"
        case description
        case fork
        case url
        case archiveURL = "archive_url"
        case assigneesURL = "assignees_url"
        case branchesURL = "branches_url"
        case commentsURL = "comments_url"
        case contributorsURL = "contributors_url"
        case deploymentsURL = "deployments_url"
        case eventsURL = "events_url"
        case forksURL = "forks_url"
        case gitURL = "git_url"
        case hooksURL = "hooks_url"
        case issuesURL = "issues_url"
        case languagesURL = "languages_url"
        case mergesURL = "merges_url"
        case pullsURL = "pulls_url"
        case sshURL = "ssh_url"
        case stargazersURL = "stargazers_url"
        case tagsURL = "tags_url"
        case homepage
        case language
        case forksCount = "forks_count"
        case stargazersCount = "stargazers_count"
        case watchersCount = "watchers_count"
        case size
        case defaultBranch = "default_branch"
        case openIssuesCount = "open_issues_count"
        case isTemplate = "is_template"
        case topics
        case hasIssues = "has_issues"
        case hasProjects = "has_projects"
        case hasWiki = "has_wiki"
        case hasPages = "has_pages"
        case hasDownloads = "has_downloads"
        case archived
        case disabled
        case visibility
        case pushedAt = "pushed_at"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case permissions
        case license
    }
}

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

struct PlainPermissions: Codable, Sendable {
    let admin: Bool
    let maintain: Bool?
    let push: Bool
    let triage: Bool?
    let pull: Bool
}

struct PlainLicense: Codable, Sendable {
    let key: String
    let name: String
    let url: URL?
    let spdxID: String?
    let nodeID: String

    enum CodingKeys: String, CodingKey {
        case key
        case name
        case url
        case spdxID = "spdx_id"
        case nodeID = "node_id"
    }
}

enum PlainVisibility: String, Codable, Sendable {
    case `public`, `private`, `internal`
}

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
