import Foundation

// Models of responses.routes.yml as one writes them by hand, with `Codable` by the compiler.

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
