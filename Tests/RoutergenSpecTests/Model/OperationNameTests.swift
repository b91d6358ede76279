import RoutergenModel
import Testing

@Suite("Names of operations")
struct OperationNameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let identifier: String
        let request: String
        let names: [String]

        init(_ identifier: String, _ request: String, _ names: String...) {
            self.identifier = identifier
            self.request = request
            self.names = names
        }

        var testDescription: String { "\(identifier) for \(request)" }
    }

    @Test("are those that people chose, or are made from the request", arguments: cases)
    func names(_ nameCase: Case) {
        let parts = nameCase.request.split(separator: " ").map(String.init)
        let name = OperationName(
            identifier: nameCase.identifier, method: parts[0], path: template(parts[1]))
        #expect([name.preferred] + name.others == nameCase.names)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 23)
    }

    private func template(_ path: String) -> PathTemplate {
        var parts: [PathTemplate.Part] = []
        for (index, piece) in path.split(
            omittingEmptySubsequences: false, whereSeparator: { "{}".contains($0) }
        ).enumerated() where !piece.isEmpty {
            let text = String(piece)
            parts.append(index.isMultiple(of: 2) ? .text(text) : .parameter(text))
        }
        return PathTemplate(parts)
    }

    static let cases: [Case] = [
        // Chosen.
        Case("listPets", "GET /pets", "listPets"),
        Case("pets.list", "GET /pets", "pets.list"),
        Case("getPet", "GET /pets/{petId}", "getPet"),
        Case("getPets", "GET /pets/{petId}", "getPets"),
        // Made from the request.
        Case("getPets", "GET /v1/pets", "get_pets", "get_v1_pets"),
        Case(
            "GetChargesCharge", "GET /v1/charges/{charge}", "get_charge", "get_charges_by_charge",
            "get_v1_charges_charge"),
        Case("get_users_id", "GET /users/{id}", "get_users_by_id", "get_users_id"),
        Case(
            "get_users_user_id_repos", "GET /users/{user_id}/repos", "get_user_repos",
            "get_users_repos", "get_users_user_id_repos"),
        Case(
            "get_ai_agents_id", "GET /ai_agents/{agent_id}", "get_ai_agent",
            "get_ai_agents_by_agent_id", "get_ai_agents_agent_id"),
        Case(
            "get-companies-companyId-stores", "GET /companies/{companyId}/stores",
            "get_company_stores", "get_companies_stores", "get_companies_companyId_stores"),
        Case(
            "get_repos_owner_repo", "GET /repos/{owner}/{repo}", "get_repo",
            "get_repos_by_owner_and_repo", "get_repos_owner_repo"),
        Case(
            "post_files_id_copy", "POST /2.0/files/{file_id}/copy", "post_file_copy",
            "post_files_copy", "post_2.0_files_file_id_copy"),
        Case("get_users_json", "GET /users.json", "get_users", "get_users_json"),
        Case(
            "usersIdGet", "GET /users/{id}", "get_users_by_id", "get_users_id"),
        Case("get_root", "GET /", "get_root"),
        Case("get_root", "GET /{id}", "get_root"),
        Case("get_id", "GET /{id}", "get_by_id", "get_id"),
        Case(
            "get_orders_id_cancel", "GET /api/v2/orders/{id}:cancel", "get_orders_cancel",
            "get_api_v2_orders_id_cancel"),
        // Made from the code of the server.
        Case(
            "read_item_items__item_id__get", "GET /items/{item_id}", "read_item",
            "read_item_items__item_id__get"),
        Case("getPetUsingGET", "GET /pets/{id}", "getPet", "getPetUsingGET"),
        Case("PetsController_findAll", "GET /pets", "Pets_findAll"),
        Case("Controller_findAll", "GET /pets", "Controller_findAll"),
        Case("UsingGET", "GET /pets", "UsingGET"),
    ]
}
