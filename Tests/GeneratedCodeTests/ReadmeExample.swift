import Foundation
import RoutergenRuntime

/// The calls that the README shows; `ReadmeTests` compares the text of this function with it.
func readmeCalls(token: String) async throws {
    let configuration = Photos.Configuration(token: token)

    // Just the request, for any networking library.
    let request = try Photos.Router.popular(page: 2).asURLRequest(with: configuration)

    // The classic chain.
    let session = Session(routerConfigurations: [configuration])
    session.request(Photos.Router.popular()).validate().responseJSON { response in
        print(response.result.value?["photos"]?[0]?["name"]?.stringValue ?? "no photo")
    }

    // The typed client.
    let api = Photos.Client(configuration: configuration)
    let photos = try await api.popular(tags: ["sea", "sky"])
    do {
        _ = try await api.rename(id: 42, name: "Evening")
    } catch let error as RouterError {
        print((error.body as? Photos.Problem)?.message ?? error.description)
    }

    _ = (request, photos)
}
