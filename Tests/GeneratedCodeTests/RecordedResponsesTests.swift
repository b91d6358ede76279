import Foundation
import RoutergenRuntime
import Testing

/// Decodes a recording into its model and encodes it again.
private struct Decoding: Sendable, CustomTestStringConvertible {
    let recording: String
    let keyPath: [String]
    let testDescription: String
    let roundTrip: @Sendable (Data) throws -> Data

    init<Model: JSONModel>(_ recording: String, _ type: Model.Type, at keyPath: [String] = []) {
        self.recording = recording
        self.keyPath = keyPath
        testDescription = "\(recording) → \(type)"
        roundTrip = { try Model(jsonData: $0, at: keyPath).jsonData() }
    }
}

private let decodings = [
    Decoding("DELETE_photos_id", Five100px.Status.self),
    Decoding("DELETE_photos_id_tags", Five100px.Status.self),
    Decoding("GET_collections", [Five100px.Collection].self, at: ["collections"]),
    Decoding("GET_galleries_id_share_url-1", String.self, at: ["share_url"]),
    Decoding("GET_photos", Five100px.PhotoPage.self),
    Decoding("GET_photos_id_comments", Five100px.CommentPage.self),
    Decoding("GET_photos_id_comments-1", Five100px.CommentPage.self),
    Decoding("GET_photos_id_votes", Five100px.UserPage.self),
    Decoding("GET_photos_search", Five100px.PhotoPage.self),
    Decoding("GET_users", Five100px.Profile.self, at: ["user"]),
    Decoding("GET_users_id_followers", Five100px.FollowerPage.self),
    Decoding("GET_users_id_friends", Five100px.FriendPage.self),
    Decoding("GET_users_search", Five100px.ProfilePage.self),
    Decoding("GET_users_show", Five100px.Profile.self, at: ["user"]),
    Decoding("POST_collections", Five100px.Collection.self),
    Decoding("POST_photos_id_comments", Five100px.Comment.self, at: ["comment"]),
    Decoding("POST_photos_id_report", Bool.self, at: ["success"]),
    Decoding("POST_photos_id_tags", Five100px.Status.self),
    Decoding("POST_photos_id_vote", Five100px.Photo.self, at: ["photo"]),
    Decoding("PUT_galleries_id_items", Five100px.GalleryChanges.self),
    Decoding("PUT_galleries_id_items-1", [String: Five100px.GalleryItemResult].self),
    Decoding("PUT_photos_id", Five100px.Photo.self, at: ["photo"]),
]

@Suite("The recorded responses of 500px")
struct RecordedResponsesTests {
    @Test("Every recording is decoded by a model")
    func everyRecordingIsCovered() throws {
        #expect(decodings.count == 22)
        let names = try RecordedResponse.names()
        #expect(decodings.map(\.recording) == names)
    }

    /// What a model keeps of a recording survives being written and read again.
    @Test("Decodes and encodes again", arguments: decodings)
    private func roundTrip(_ decoding: Decoding) throws {
        let written = try decoding.roundTrip(RecordedResponse.data(decoding.recording))
        #expect(!written.isEmpty)
        let recorded = try JSON(
            jsonData: RecordedResponse.data(decoding.recording), at: decoding.keyPath)
        let found = differences(recorded, try JSON(jsonData: written))
        #expect(found == [])
    }

    @Test("Values arrive in the fields of their names")
    func values() throws {
        let page = try Five100px.PhotoPage(jsonData: RecordedResponse.data("GET_photos"))
        #expect(page.feature == "popular")
        #expect(page.totalItems == 5_000)
        let photo = try #require(page.photos.first)
        #expect(photo.id == 4_910_421)
        #expect(photo.rating == 97.4)
        #expect(photo.createdAt == Date(timeIntervalSince1970: 1_328_772_436))
        #expect(photo.imageURL.host == "pcdn.500px.net")
        #expect(photo.user?.firstName == "Lluis ")
        #expect(photo.camera == nil)
        #expect(photo.nsfw == false)
    }

    @Test("Replies are comments")
    func replies() throws {
        let data = try RecordedResponse.data("GET_photos_id_comments-1")
        let page = try Five100px.CommentPage(jsonData: data)
        #expect(page.comments.first?.replies?.first?.user?.username == "wisben")
        #expect(page.comments.first?.parentID == nil)
    }

    @Test("A profile has the fields of a user and its own")
    func profile() throws {
        let user = try Five100px.Profile(jsonData: RecordedResponse.data("GET_users"), at: ["user"])
        #expect(user.username == "vovko")
        #expect(user.equipment["camera"]?.count == 3)
        #expect(user.contacts["twitter"] == "vovko")
        #expect(user.upgradeStatusExpiry?.description == "2012-12-12")
        #expect(user.uploadLimit == nil)
    }
}

/// Where a written value differs from the recorded one: keys that no model has are not compared, and a
/// moment may be written with another offset.
private func differences(_ recorded: JSON?, _ written: JSON, at place: String = "$") -> [String] {
    switch (recorded ?? .null, written) {
    case (.null, _):
        // A default stands for what was absent or null.
        return []
    case (.object(let recorded), .object(let written)):
        return written.flatMap { key, value in
            differences(recorded[key], value, at: "\(place).\(key)")
        }
    case (.array(let recorded), .array(let written)):
        guard recorded.count == written.count else { return ["\(place): another count"] }
        return zip(recorded, written).enumerated().flatMap { index, pair in
            differences(pair.0, pair.1, at: "\(place)[\(index)]")
        }
    case (let recorded, let written):
        let isSame = recorded == written || moment(recorded).map { $0 == moment(written) } == true
        return isSame ? [] : ["\(place): \(recorded) became \(written)"]
    }
}

private func moment(_ json: JSON) -> Date? {
    json.stringValue.flatMap(DateFormat.rfc3339.date(from:))
}
