import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose parameters are all written in one style.
struct StyledRequest: Sendable, CustomTestStringConvertible {
    /// Path and query.
    var target: String
    var headers: [String: String]
    var request: URLRequest

    var testDescription: String { target }

    static let server = "https://styles.example.com"

    init<Route: Router>(
        _ route: Route, _ target: String, headers: [String: String] = [:]
    ) throws where Route.Configuration == Styles.Configuration {
        self.target = target
        self.headers = headers
        request = try route.asURLRequest()
    }
}

extension StyledRequest {
    private typealias Path = Styles.PathRouter
    private typealias Query = Styles.QueryRouter

    private static let value = "blue"
    private static let list = ["blue", "black", "brown"]
    private static let object = Styles.Object(r: 100, g: "200")

    /// OpenAPI 3.2, "Style Examples".
    static func table() throws -> [StyledRequest] {
        try paths() + queries() + headerFields() + cookies()
    }

    private static func paths() throws -> [StyledRequest] {
        [
            try StyledRequest(
                Path.pathSimple(value: value, list: list, object: object),
                "/path/simple/blue/blue,black,brown/R,100,G,200"),
            try StyledRequest(
                Path.pathSimpleExploded(value: value, list: list, object: object),
                "/path/simpleExploded/blue/blue,black,brown/R=100,G=200"),
            try StyledRequest(
                Path.pathLabel(value: value, list: list, object: object),
                "/path/label/.blue/.blue,black,brown/.R,100,G,200"),
            try StyledRequest(
                Path.pathLabelExploded(value: value, list: list, object: object),
                "/path/labelExploded/.blue/.blue.black.brown/.R=100.G=200"),
            try StyledRequest(
                Path.pathMatrix(value: value, list: list, object: object),
                "/path/matrix/;value=blue/;list=blue,black,brown/;object=R,100,G,200"),
            try StyledRequest(
                Path.pathMatrixExploded(value: value, list: list, object: object),
                "/path/matrixExploded/;value=blue/;list=blue;list=black;list=brown/;R=100;G=200"),
        ]
    }

    private static func queries() throws -> [StyledRequest] {
        [
            try StyledRequest(
                Query.queryForm(value: value, list: list, object: object),
                "/query/form?value=blue&list=blue,black,brown&object=R,100,G,200"),
            try StyledRequest(
                Query.queryFormExploded(value: value, list: list, object: object),
                "/query/formExploded?value=blue&list=blue&list=black&list=brown&R=100&G=200"),
            try StyledRequest(
                Query.querySpaceDelimited(list: list, object: object),
                "/query/spaceDelimited?list=blue%20black%20brown&object=R%20100%20G%20200"),
            try StyledRequest(
                Query.querySpaceDelimitedExploded(list: list, object: object),
                "/query/spaceDelimitedExploded?list=blue&list=black&list=brown&R=100&G=200"),
            try StyledRequest(
                Query.queryPipeDelimited(list: list, object: object),
                "/query/pipeDelimited?list=blue%7Cblack%7Cbrown&object=R%7C100%7CG%7C200"),
            try StyledRequest(
                Query.queryPipeDelimitedExploded(list: list, object: object),
                "/query/pipeDelimitedExploded?list=blue&list=black&list=brown&R=100&G=200"),
            try StyledRequest(
                Query.queryDeepObjectExploded(object: object),
                "/query/deepObjectExploded?object%5BR%5D=100&object%5BG%5D=200"),
            // What may be left out and is, leaves nothing.
            try StyledRequest(Query.queryForm(), "/query/form"),
        ]
    }

    private static func headerFields() throws -> [StyledRequest] {
        [
            try StyledRequest(
                Styles.HeaderRouter.headerSimple(value: value, list: list, object: object),
                "/header/simple",
                headers: [
                    "value": "blue", "list": "blue,black,brown", "object": "R,100,G,200",
                ]),
            try StyledRequest(
                Styles.HeaderRouter.headerSimpleExploded(value: value, list: list, object: object),
                "/header/simpleExploded",
                headers: [
                    "value": "blue", "list": "blue,black,brown", "object": "R=100,G=200",
                ]),
        ]
    }

    private static func cookies() throws -> [StyledRequest] {
        [
            try StyledRequest(
                Styles.CookieRouter.cookieForm(value: value, list: list, object: object),
                "/cookie/form",
                headers: ["Cookie": "value=blue; list=blue,black,brown; object=R,100,G,200"]),
            try StyledRequest(
                Styles.CookieRouter.cookieCookieExploded(value: value, list: list, object: object),
                "/cookie/cookieExploded",
                headers: ["Cookie": "value=blue; list=blue; list=black; list=brown; R=100; G=200"]),
        ]
    }

    private static let awkward = "a b/c?d&e=é+%"
    private static let awkwardEncoded = "a%20b%2Fc%3Fd%26e%3D%C3%A9%2B%25"
    private static let awkwardList = ["a,b", "c|d", "e f", ";.="]

    /// Texts that mean something in the places where they stand.
    static func awkwardTexts() throws -> [StyledRequest] {
        let object = Styles.Object(g: awkward)
        return [
            try StyledRequest(
                Path.pathSimple(value: awkward, list: awkwardList, object: object),
                "/path/simple/\(awkwardEncoded)/a%2Cb,c%7Cd,e%20f,%3B.%3D/G,\(awkwardEncoded)"),
            try StyledRequest(
                Path.pathMatrixExploded(value: awkward, list: awkwardList, object: object),
                "/path/matrixExploded/;value=\(awkwardEncoded)"
                    + "/;list=a%2Cb;list=c%7Cd;list=e%20f;list=%3B.%3D/;G=\(awkwardEncoded)"),
            try StyledRequest(
                Query.queryForm(value: awkward, list: awkwardList, object: object),
                "/query/form?value=\(awkwardEncoded)&list=a%2Cb,c%7Cd,e%20f,%3B.%3D"
                    + "&object=G,\(awkwardEncoded)"),
            try StyledRequest(
                Query.queryDeepObjectExploded(object: object),
                "/query/deepObjectExploded?object%5BG%5D=\(awkwardEncoded)"),
        ]
    }
}

@Suite("Styles of parameters")
struct StylesTests {
    @Test("Write what the table of the specification shows")
    func table() throws {
        let requests = try StyledRequest.table()
        #expect(requests.count == 18)
        for styled in requests { check(styled) }
    }

    @Test("Encode what would mean something")
    func awkwardTexts() throws {
        for styled in try StyledRequest.awkwardTexts() { check(styled) }
    }

    private func check(_ styled: StyledRequest) {
        let url = styled.request.url?.absoluteString
        #expect(url == StyledRequest.server + styled.target)
        var headers = styled.request.allHTTPHeaderFields ?? [:]
        headers["Accept"] = nil
        #expect(headers == styled.headers, "\(styled.target)")
    }
}
