import Collections
import Photos
import RoutergenRuntime
import Votes

/// Calls a server through the generated code of two libraries and of its own package.
@main
struct App {
    static func main() async throws {
        let baseURL = CommandLine.arguments[1]
        let photos = Photos.Client(configuration: Photos.Configuration(baseURL: baseURL))
        let users = Users.Client(configuration: Users.Configuration(baseURL: baseURL))
        let collections = Collections.Client(
            configuration: Collections.Configuration(baseURL: baseURL))
        let votes = Votes.Client(configuration: Votes.Configuration(baseURL: baseURL))

        print("photos:", try await photos.popular().map(\.title).joined(separator: ", "))
        print("user:", try await users.show(id: 1).username)
        let all = try await collections.collections.allCollections(consumerKey: "demo")
        print("collections:", all.titles)
        print("votes:", try await Voters.list(votes.all(id: 4_928_401).map(\.username)))
    }
}
