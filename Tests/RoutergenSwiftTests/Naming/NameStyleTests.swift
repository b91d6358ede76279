import TestSupport
import Testing

@testable import RoutergenSwift

/// What names of a description become, as long as nobody else wants the same.
@Suite struct NameStyleTests {
    private let style = NameStyle(acronyms: Acronyms.standard)

    struct Row: Sendable, CustomTestStringConvertible {
        var wire: String
        var lower: String
        var upper: String

        init(_ wire: String, _ lower: String, _ upper: String) {
            self.wire = wire
            self.lower = lower
            self.upper = upper
        }

        var testDescription: String { wire }
    }

    static let words = [
        Row("image_url", "imageURL", "ImageURL"),
        Row("imageURL", "imageURL", "ImageURL"),
        Row("ImageUrl", "imageURL", "ImageURL"),
        Row("IMAGE-URL", "imageURL", "ImageURL"),
        Row("HTTPServer2", "httpServer2", "HTTPServer2"),
        Row("user.id", "userID", "UserID"),
        Row("X-Request-ID", "xRequestID", "XRequestID"),
        Row("filter[name]", "filterName", "FilterName"),
        Row("filter[name][]", "filterName", "FilterName"),
        Row("userIDs", "userIDs", "UserIDs"),
        Row("user_ids", "userIDs", "UserIDs"),
        Row("iOSVersion", "iOSVersion", "IOSVersion"),
        Row("oauth2Token", "oauth2Token", "OAuth2Token"),
        Row("OAuth2Token", "oauth2Token", "OAuth2Token"),
        Row("my_OAuth_app", "myOAuthApp", "MyOAuthApp"),
        Row("SHOUTING_NAME", "shoutingName", "ShoutingName"),
        Row("X-API-Key", "xAPIKey", "XAPIKey"),
        Row("parseXYZFile", "parseXYZFile", "ParseXYZFile"),
        Row("USA", "usa", "USA"),
        Row("Five100px", "five100px", "Five100px"),
        Row("getV2Users", "getV2Users", "GetV2Users"),
        Row("page number", "pageNumber", "PageNumber"),
        Row("__typename", "typename", "Typename"),
        Row("$filter", "filter", "Filter"),
        Row("@type", "type", "Type"),
        Row("PagedList<Photo>", "pagedListPhoto", "PagedListPhoto"),
        Row("news.ycombinator", "newsYcombinator", "NewsYcombinator"),
        Row("ANewsItem", "aNewsItem", "ANewsItem"),
    ]

    static let acronyms = [
        Row("id", "id", "ID"),
        Row("ids", "ids", "IDs"),
        Row("userId", "userID", "UserID"),
        Row("url_count", "urlCount", "URLCount"),
        Row("url_list", "urlList", "URLList"),
        Row("https_proxy", "httpsProxy", "HTTPSProxy"),
        Row("https", "https", "HTTPS"),
        Row("client_ip", "clientIP", "ClientIP"),
        Row("sha256", "sha256", "SHA256"),
        Row("file_md5", "fileMD5", "FileMD5"),
        Row("uuid2", "uuid2", "UUID2"),
        Row("idea", "idea", "Idea"),
        Row("valid", "valid", "Valid"),
        Row("gps", "gps", "GPS"),
        Row("api_keys", "apiKeys", "APIKeys"),
    ]

    static let digits = [
        Row("3d_model", "value3dModel", "Type3dModel"),
        Row("2fa", "value2fa", "Type2fa"),
        Row("1", "value1", "Type1"),
        Row("1.5", "value1_5", "Type1_5"),
        Row("2024-01", "value2024_01", "Type2024_01"),
        Row("v1.2", "v1_2", "V1_2"),
        Row("500px", "value500px", "Type500px"),
        Row("h264_video", "h264Video", "H264Video"),
    ]

    static let symbols = [
        Row("+1", "plus1", "Plus1"),
        Row("-1", "minus1", "Minus1"),
        Row("GMT+8", "gmtPlus8", "GmtPlus8"),
        Row("reactions-+1", "reactionsPlus1", "ReactionsPlus1"),
        Row("reactions--1", "reactionsMinus1", "ReactionsMinus1"),
        Row("utf-8", "utf8", "UTF8"),
        Row("-created_at", "minusCreatedAt", "MinusCreatedAt"),
        Row("!important", "notImportant", "NotImportant"),
        Row("A+", "aPlus", "APlus"),
        Row("A-", "aMinus", "AMinus"),
        Row("C++", "cPlusPlus", "CPlusPlus"),
        Row("C#", "cSharp", "CSharp"),
        Row("*", "asterisk", "Asterisk"),
        Row("$", "dollar", "Dollar"),
        Row("<=", "lessThanOrEqual", "LessThanOrEqual"),
        Row("!=", "notEqual", "NotEqual"),
        Row("<>", "notEqual", "NotEqual"),
        Row("=", "equal", "Equal"),
        Row("StartTime<", "startTimeLessThan", "StartTimeLessThan"),
        Row("StartTime>=", "startTimeGreaterThanOrEqual", "StartTimeGreaterThanOrEqual"),
        Row("a<b", "aLessThanB", "ALessThanB"),
        Row("<none>", "none", "None"),
        Row("_", "underscore", "Underscore"),
        Row("", "empty", "Empty"),
        Row(" ", "space", "Space"),
        Row("\u{200B}", "empty", "Empty"),
        Row("\u{0}", "u0", "U0"),
        Row("\u{E000}", "ue000", "Ue000"),
        Row("price_€", "price€", "Price€"),
        Row("error±", "errorPlusMinusSign", "ErrorPlusMinusSign"),
        Row("☺", "whiteSmilingFace", "WhiteSmilingFace"),
    ]

    static let beyondASCII = [
        Row("名前", "名前", "名前"),
        Row("名前_id", "名前ID", "名前ID"),
        Row("größe", "größe", "Größe"),
        Row("Größe", "größe", "Größe"),
        Row("ßtein", "ßtein", "Sstein"),
        Row("ÉCOLE_NAME", "écoleName", "ÉcoleName"),
        Row("e\u{301}cole", "\u{E9}cole", "\u{C9}cole"),
        Row("\u{1100}\u{1161}\u{11A8}", "\u{AC01}", "\u{AC01}"),
        Row("\u{212A}elvin", "kelvin", "Kelvin"),
        Row("👍", "👍", "👍"),
        Row("👩\u{200D}💻", "👩💻", "👩💻"),
        Row("\u{202E}evil\u{202C}", "evil", "Evil"),
        Row("\u{301}x", "value\u{301}x", "Type\u{301}x"),
        Row("a\u{2028}b", "aB", "AB"),
        Row("東京 2020", "東京2020", "東京2020"),
    ]

    @Test(arguments: words + acronyms + digits + symbols + beyondASCII)
    func namesFollowSwiftConventions(_ row: Row) {
        let lower = style.lowerCamel(row.wire, prefix: "value")
        let upper = style.upperCamel(row.wire, prefix: "Type")
        // Equal strings may be spelled with different scalars; identifiers may not.
        #expect(Array(lower.unicodeScalars) == Array(row.lower.unicodeScalars))
        #expect(Array(upper.unicodeScalars) == Array(row.upper.unicodeScalars))
        #expect(SwiftIdentifier.isValid(lower))
        #expect(SwiftIdentifier.isValid(upper))
    }

    @Test func theTablesAreNotEmpty() {
        #expect(Self.words.count + Self.acronyms.count + Self.digits.count > 40)
        #expect(Self.symbols.count > 20)
        #expect(Self.beyondASCII.count > 10)
    }

    @Test func acronymsAreTheUsersChoice() {
        let style = NameStyle(acronyms: ["GitHub", "VIP"])
        #expect(style.lowerCamel("my_github_vip_url", prefix: "") == "myGitHubVIPUrl")
        #expect(style.upperCamel("GitHubUser", prefix: "") == "GitHubUser")
        #expect(style.lowerCamel("GitHubUser", prefix: "") == "githubUser")
    }

    @Test func everyNameIsAnIdentifier() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<5000 {
            let wire = NastyText.make(&random)
            #expect(SwiftIdentifier.isValid(style.lowerCamel(wire, prefix: "value")), "\(wire)")
            #expect(SwiftIdentifier.isValid(style.upperCamel(wire, prefix: "Type")), "\(wire)")
        }
    }
}
