import Foundation

/// The documents that are measured: the same in every run.
struct Documents {
    private var random = SplitMix(state: 1)

    /// About 3 MB, as GitHub lists the issues of a repository: people, labels and milestones come again.
    mutating func issues(_ count: Int = 1_200) -> Data {
        let people = (0..<60).map { _ in account(word() + String(number(10_000))) }
        let labels = (0..<12).map { _ in label() }
        let milestones = (0..<4).map { _ in milestone(by: people[number(60)]) }
        return array(count) { $0.issue(people, labels, milestones) }
    }

    /// About 2 MB, as GitHub lists the repositories of an organization: no URL but its own comes again.
    mutating func repositories() -> Data {
        let owner = word()
        let account = account(owner)
        return array(620) { $0.repository(of: owner, account) }
    }

    /// One object of 150 bytes, of which a benchmark reads thousands.
    mutating func member() -> Data {
        let id = number(1_000_000)
        return Data(
            """
            {"id":\(id),"name":"\(word()) \(word())","email":"\(word())@example.com",\
            "is_active":true,"score":\(decimal()),"joined_at":"\(date())"}
            """.utf8)
    }

    /// About 3 MB of text, with line breaks, quotes and letters beyond ASCII.
    mutating func articles() -> Data {
        array(600) { documents in
            let body = (0..<40).map { _ in documents.sentence() }
            return """
                {"id":\(documents.number(1_000_000)),"title":"\(documents.sentence())",\
                "body":"\(body.joined(separator: "\\n"))","summary":null,\
                "tags":["\(documents.word())","\(documents.word())"]}
                """
        }
    }

    /// About 3 MB of integers and fractions.
    mutating func series() -> Data {
        array(300) { documents in
            let counts = (0..<400).map { _ in String(documents.number(1 << 40)) }
            let values = (0..<250).map { _ in documents.decimal() }
            let weights = (0..<60).map { _ in "\(Double(documents.number(1 << 53)) / 3e17)" }
            return """
                {"name":"\(documents.word())","counts":[\(counts.joined(separator: ","))],\
                "values":[\(values.joined(separator: ","))],\
                "weights":[\(weights.joined(separator: ","))],"total":\(documents.number(1 << 60))}
                """
        }
    }

    /// About 2 MB of objects of three types, told apart by a tag that does not come first.
    mutating func events() -> Data {
        array(6_000) { $0.event() }
    }

    private mutating func array(
        _ count: Int, _ element: (inout Documents) -> String
    ) -> Data {
        let elements = (0..<count).map { _ in element(&self) }
        return Data("[\(elements.joined(separator: ","))]".utf8)
    }

    private mutating func event() -> String {
        let id = "\"id\":\"\(number(1 << 40))\""
        switch number(3) {
        case 0:
            let commits = (0..<2).map { _ in
                """
                {"sha":"\(hexadecimal(40))","message":"\(sentence())","distinct":true}
                """
            }
            return """
                {\(id),"type":"push","ref":"refs/heads/\(word())","size":2,\
                "commits":[\(commits.joined(separator: ","))]}
                """
        case 1:
            return """
                {\(id),"type":"fork","name":"\(word())","created_at":"\(date())","is_public":false}
                """
        default:
            return """
                {\(id),"type":"comment","body":"\(sentence())","author":"\(word())","likes":\(number(50))}
                """
        }
    }
}

extension Documents {
    private mutating func issue(
        _ people: [String], _ labels: [String], _ milestones: [String]
    ) -> String {
        let number = number(20_000)
        let repository = "https://api.github.example/repos/octo/tools"
        let url = "\(repository)/issues/\(number)"
        let isOpen = self.number(3) > 0
        let assignees = (0..<self.number(3)).map { _ in people[self.number(people.count)] }
        let marks = (0..<self.number(4)).map { _ in labels[self.number(labels.count)] }
        let body = (0..<3 + self.number(9)).map { _ in sentence() }.joined(separator: "\\n")
        return """
            {"id":\(self.number(1 << 31)),"node_id":"\(nodeID())","url":"\(url)",\
            "repository_url":"\(repository)","labels_url":"\(url)/labels{/name}",\
            "comments_url":"\(url)/comments","events_url":"\(url)/events",\
            "html_url":"https://github.example/octo/tools/issues/\(number)","number":\(number),\
            "state":"\(isOpen ? "open" : "closed")","title":"\(sentence())","body":"\(body)",\
            "user":\(people[self.number(people.count)]),"labels":[\(marks.joined(separator: ","))],\
            "assignee":\(assignees.first ?? "null"),"assignees":[\(assignees.joined(separator: ","))],\
            "milestone":\(self.number(2) == 0 ? "null" : milestones[self.number(milestones.count)]),\
            "locked":false,"active_lock_reason":null,"comments":\(self.number(40)),\
            "closed_at":\(isOpen ? "null" : "\"\(date())\""),"created_at":"\(date())",\
            "updated_at":"\(date())","draft":false,"author_association":"CONTRIBUTOR",\
            "reactions":{"url":"\(url)/reactions","total_count":\(self.number(9)),"+1":3,"-1":0,\
            "laugh":0,"confused":0,"heart":1,"hooray":0,"eyes":0,"rocket":0},\
            "state_reason":null}
            """
    }

    private mutating func label() -> String {
        let name = word()
        return """
            {"id":\(number(1 << 30)),"node_id":"\(nodeID())",\
            "url":"https://api.github.example/repos/octo/tools/labels/\(name)","name":"\(name)",\
            "description":"\(sentence())","color":"\(hexadecimal(6))","default":false}
            """
    }

    private mutating func milestone(by creator: String) -> String {
        let number = number(50)
        let url = "https://api.github.example/repos/octo/tools/milestones/\(number)"
        return """
            {"url":"\(url)","html_url":"https://github.example/octo/tools/milestone/\(number)",\
            "labels_url":"\(url)/labels","id":\(self.number(1 << 30)),"node_id":"\(nodeID())",\
            "number":\(number),"state":"open","title":"\(word())","description":null,\
            "creator":\(creator),"open_issues":\(self.number(90)),"closed_issues":\(self.number(900)),\
            "created_at":"\(date())","updated_at":"\(date())","closed_at":null,"due_on":"\(date())"}
            """
    }

    private mutating func repository(of owner: String, _ account: String) -> String {
        let name = "\(word())-\(word())"
        let url = "https://api.github.example/repos/\(owner)/\(name)"
        let page = "https://github.example/\(owner)/\(name)"
        return """
            {"id":\(number(1 << 30)),"node_id":"\(nodeID())","name":"\(name)",\
            "full_name":"\(owner)/\(name)","private":false,"owner":\(account),\
            "html_url":"\(page)","description":"\(sentence())","fork":false,"url":"\(url)",\
            "archive_url":"\(url)/{archive_format}{/ref}","assignees_url":"\(url)/assignees{/user}",\
            "branches_url":"\(url)/branches{/branch}","comments_url":"\(url)/comments{/number}",\
            "contributors_url":"\(url)/contributors","deployments_url":"\(url)/deployments",\
            "events_url":"\(url)/events","forks_url":"\(url)/forks",\
            "git_url":"git:github.example/\(owner)/\(name).git","hooks_url":"\(url)/hooks",\
            "issues_url":"\(url)/issues{/number}","languages_url":"\(url)/languages",\
            "merges_url":"\(url)/merges","pulls_url":"\(url)/pulls{/number}",\
            "ssh_url":"git@github.example:\(owner)/\(name).git",\
            "stargazers_url":"\(url)/stargazers","tags_url":"\(url)/tags",\
            "homepage":null,"language":"\(word())","forks_count":\(number(9_000)),\
            "stargazers_count":\(number(90_000)),"watchers_count":\(number(90_000)),\
            "size":\(number(900_000)),"default_branch":"main","open_issues_count":\(number(900)),\
            "is_template":false,"topics":["\(word())","\(word())","\(word())"],\
            "has_issues":true,"has_projects":true,"has_wiki":true,"has_pages":false,\
            "has_downloads":true,"archived":false,"disabled":false,"visibility":"public",\
            "pushed_at":"\(date())","created_at":"\(date())","updated_at":"\(date())",\
            "permissions":{"admin":false,"maintain":false,"push":false,"triage":true,"pull":true},\
            "license":{"key":"mit","name":"MIT License","url":"https://api.github.example/licenses/mit",\
            "spdx_id":"MIT","node_id":"\(nodeID())"}}
            """
    }

    private mutating func account(_ login: String) -> String {
        let url = "https://api.github.example/users/\(login)"
        return """
            {"login":"\(login)","id":\(number(1 << 30)),"node_id":"\(nodeID())",\
            "avatar_url":"https://avatars.github.example/u/\(number(1 << 30))?v=4","gravatar_id":"",\
            "url":"\(url)","html_url":"https://github.example/\(login)",\
            "followers_url":"\(url)/followers","following_url":"\(url)/following{/other_user}",\
            "gists_url":"\(url)/gists{/gist_id}","starred_url":"\(url)/starred{/owner}{/repo}",\
            "repos_url":"\(url)/repos","received_events_url":"\(url)/received_events",\
            "type":"User","site_admin":false}
            """
    }

    private mutating func number(_ limit: Int) -> Int {
        Int(random.next() % UInt64(limit))
    }

    private mutating func decimal() -> String {
        "\(number(100_000)).\(1 + number(99))"
    }

    private mutating func word() -> String {
        String((0..<4 + number(6)).map { _ in Character(Unicode.Scalar(UInt8(97 + number(26)))) })
    }

    private mutating func sentence() -> String {
        let words = (0..<6 + number(10)).map { _ in word() }
        switch number(4) {
        case 0: return words.joined(separator: " ") + " \\\"\(word())\\\"."
        case 1: return "Größe – " + words.joined(separator: " ")
        default: return words.joined(separator: " ") + "."
        }
    }

    private mutating func hexadecimal(_ count: Int) -> String {
        (0..<count).map { _ in String(number(16), radix: 16) }.joined()
    }

    private mutating func nodeID() -> String {
        "MDEwOlJlcG9zaXRvcnk\(number(1 << 40))"
    }

    private mutating func date() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "20\(two(10 + number(16)))-\(two(1 + number(12)))-\(two(1 + number(28)))T"
            + "\(two(number(24))):\(two(number(60))):\(two(number(60)))Z"
    }
}

/// The same numbers in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
