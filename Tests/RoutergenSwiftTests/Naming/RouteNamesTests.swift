import RoutergenModel
import RoutergenSyntax
import Testing

@testable import RoutergenSwift

/// The names of routes, groups and namespaces where those of the description are for tools.
@Suite("Names of descriptions for tools")
struct RouteNamesTests {
    private typealias Sample = ModelSamples

    /// The routes of groups, as `group: identifier, …` says them.
    private func routes(_ groups: [(group: String, identifiers: [String])]) -> [[String]] {
        let model = Sample.model(
            groups: groups.map { group in
                EndpointGroup(
                    name: Sample.name(group.group),
                    endpoints: group.identifiers.map { Sample.endpoint(Sample.name($0)) })
            })
        return table(model).groups.map { $0.endpoints.map(\.name.name) }
    }

    private func table(_ model: APIModel, _ diagnostics: inout Diagnostics) -> NameTable {
        name(model, options: SwiftOptions(shortensNames: true), &diagnostics)
    }

    private func table(_ model: APIModel) -> NameTable {
        var diagnostics = Diagnostics()
        return table(model, &diagnostics)
    }

    @Test("do not repeat what their group says")
    func groups() {
        #expect(routes([("repos", ["repos/list-for-org"])]) == [["listForOrg"]])
        #expect(
            routes([("pets", ["PetsController_findAll", "getPets"])]) == [["findAll", "getPets"]])
        #expect(routes([("pet", ["pets.list"])]) == [["list"]])
        #expect(routes([("UserService", ["UserService.logout"])]) == [["logout"]])
        #expect(routes([("code-scanning", ["code-scanning/get-alert"])]) == [["getAlert"]])
        #expect(routes([("Bike Point", ["BikePoint_GetAll"])]) == [["getAll"]])
        #expect(routes([("users", ["User_Users_Update"])]) == [["update"]])
        // Nothing in between says where the group's words end.
        #expect(routes([("pets", ["petsList", "pets"])]) == [["petsList", "pets"]])
    }

    @Test("do not repeat a type that the rest names")
    func repeatedTypes() {
        #expect(routes([("admin", ["Brand_GetBrand"])]) == [["getBrand"]])
        #expect(routes([("admin", ["Organization_GetUsers"])]) == [["organizationGetUsers"]])
        #expect(routes([("admin", ["get_brand_get"])]) == [["getBrandGet"]])
    }

    @Test("do not repeat what all names of the API begin with")
    func commonWords() {
        let books = routes([
            ("volumes", ["books.volumes.list", "books.volumes.get"]),
            ("layers", ["books.layers.annotations.list"]),
        ])
        #expect(books == [["list", "get"], ["annotationsList"]])
        let verbs = routes([("a", ["get_x", "get_y", "get_z"])])
        #expect(verbs == [["getX", "getY", "getZ"]])
    }

    @Test("keep their words where a shorter name would be taken, forbidden or no word")
    func clashes() {
        #expect(routes([("pets", ["pets.list", "pet.list"])]) == [["petsList", "petList"]])
        #expect(routes([("pets", ["pets.list", "list"])]) == [["petsList", "list"]])
        #expect(routes([("pets", ["pets.self"])]) == [["petsSelf"]])
        #expect(routes([("pets", ["pets.connection"])]) == [["petsConnection"]])
        #expect(routes([("pets", ["pets/2fa"])]) == [["pets2fa"]])
    }

    @Test("of two that are made from requests, the plainer one gets the shorter name, silently")
    func madeNames() {
        func endpoint(_ identifier: String, _ parts: [PathTemplate.Part]) -> Endpoint {
            var endpoint = Sample.endpoint(Sample.name(identifier))
            endpoint.path = PathTemplate(parts)
            return endpoint
        }
        let group = EndpointGroup(
            name: Sample.name("accounts"),
            endpoints: [
                endpoint(
                    "get_accounts_account", [.text("/v1/accounts/"), .parameter("account")]),
                endpoint("get_account", [.text("/v1/account")]),
                endpoint("get_v2_account", [.text("/v2/account")]),
            ])
        var diagnostics = Diagnostics()
        let names = table(Sample.model(groups: [group]), &diagnostics)
        #expect(
            names.groups[0].endpoints.map(\.name.name)
                == ["getAccountsByAccount", "getAccount", "getV2Account"])
        #expect(diagnostics.isEmpty)
    }

    @Test("of groups lose their versions unless that makes two the same")
    func groupVersions() {
        func routers(_ groups: String...) -> [String] {
            table(
                Sample.model(
                    groups: groups.map { EndpointGroup(name: Sample.name($0), endpoints: []) })
            ).groups.map(\.router.name)
        }
        #expect(routers("MessagingV1AlphaSender") == ["AlphaSenderRouter"])
        #expect(routers("Api20100401Account") == ["AccountRouter"])
        #expect(
            routers("ChatV1User", "ChatV2User") == ["ChatV1UserRouter", "ChatV2UserRouter"])
        #expect(routers("ChatV1User", "User") == ["ChatV1UserRouter", "UserRouter"])
        #expect(routers("IPv4Addresses", "V2") == ["IPv4AddressesRouter", "V2Router"])
    }

    @Test(
        "of APIs are titles without what every title says",
        arguments: [
            ("GitHub v3 REST API", "GitHubAPI"), ("Netlify's API documentation", "NetlifyAPI"),
            ("DocuSign Rooms API - v2", "DocuSignRoomsAPI"),
            ("Swagger Petstore - OpenAPI 3.0", "Petstore"),
            ("Payment webhooks (deprecated)", "PaymentWebhooks"),
            ("Web Forms API version 1.1", "WebFormsAPI"),
            ("Account-to-Account (A2A) payments API", "AccountToAccountPaymentsAPI"),
            ("REST", "REST"), ("Five100px", "Five100px"), ("(x", "X"),
        ])
    func titles(_ title: String, _ namespace: String) {
        #expect(table(Sample.model(title)).namespace.name == namespace)
    }
}
