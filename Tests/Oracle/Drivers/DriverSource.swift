import RoutergenModel
import RoutergenSwift

/// The Swift file that makes the requests of an API from samples, an entry for each operation:
///
/// ```swift
/// table.full(0) { (sample: Sample) throws -> URLRequest in
///     try D1.PetsRouter.listPets(limit: sample.value("query", "limit"))
///         .asURLRequest(with: configurationOfD1(sample))
/// }
/// ```
///
/// Types are those of the generated code; nothing here decides about them.
struct DriverSource {
    private(set) var operations: [OperationReport] = []
    private var entries: [String] = []
    private let plan: RenderModel
    /// Properties of the configuration for servers of single routes, which go there by themselves.
    private let routeServers: Set<String>
    /// Those of them whose URL only the caller knows: `https://{your-host}`, `https:`.
    private let openServers: Set<String>

    init(model: APIModel, names: NameTable, plan: RenderModel) {
        self.plan = plan
        let servers = names.configuration.routeServers
        routeServers = Set(servers.values.map(\.parameter))
        openServers = Set(
            servers.filter { $0.key.contains("{") || $0.key.hasSuffix(":") }.values
                .map(\.parameter))
        for (group, (groupNames, router)) in zip(model.groups, zip(names.groups, plan.routers)) {
            for (endpoint, (endpointNames, planned)) in zip(
                group.endpoints, zip(groupNames.endpoints, router.cases))
            {
                add(EndpointCall(endpoint, endpointNames, planned, router))
            }
        }
    }

    private mutating func add(_ call: EndpointCall) {
        let index = operations.count
        operations.append(call.report(index: index))
        entries.append(entry("full", index, call.full))
        entries.append(entry("minimal", index, call.minimal))
    }

    private func entry(_ kind: String, _ index: Int, _ call: String) -> String {
        """
            table.\(kind)(\(index)) { (sample: Sample) throws -> URLRequest in
                try \(call).asURLRequest(with: configurationOf\(plan.namespace)(sample))
            }

        """
    }

    var text: String {
        """
        import DriverSupport
        import Foundation
        import RoutergenRuntime
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        func drive\(plan.namespace)() -> OperationTable {
            var table = OperationTable()
        \(entries.joined())
            return table
        }

        private func configurationOf\(plan.namespace)(
            _ sample: Sample
        ) -> \(plan.namespace).\(plan.configuration.name) {
            \(plan.namespace).\(plan.configuration.name)(\(configurationArguments))
        }

        """
    }

    /// A base URL where the description has none, and every credential.
    private var configurationArguments: String {
        plan.configuration.initializer.parameters.compactMap { parameter -> String? in
            switch parameter.defaultValue {
            case nil: return "\(parameter.name): sample.baseURL"
            case "nil" where openServers.contains(parameter.name):
                return "\(parameter.name): \"https://oracle.example\""
            case "nil" where !routeServers.contains(parameter.name):
                let isBasic = parameter.type.contains("BasicCredential")
                return "\(parameter.name): \(isBasic ? Self.credential : Self.key)"
            default: return nil  // a server that is there without us
            }
        }
        .joined(separator: ", ")
    }

    private static let key = #""key+/=%""#
    private static let credential =
        #"BasicCredential(username: "user", password: "a b/c?d&e=é+%")"#
}
