import Foundation
import RoutergenRuntime
import Testing

@Suite("The exercise of the tutorial")
struct FoursquareTests {
    @Test("The router makes exactly the URL that the exercise asks for")
    func url() throws {
        let request = try Foursquare.Router.userLists(userID: 42).asURLRequest()
        #expect(
            request.url?.absoluteString
                == "https://api.foursquare.com/v2/users/42/lists?v=20131016&group=created")
        #expect(request.httpMethod == "GET")
    }
}
