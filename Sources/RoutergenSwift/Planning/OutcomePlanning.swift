import RoutergenModel

extension Planner {
    /// The enum of the success answers where they differ; nil where all are alike.
    ///
    /// - Parameters:
    ///   - contents: what the success answers are, in their order.
    ///   - type: the name of the enum.
    ///   - method: the name of the method that returns it.
    func plannedOutcomes(
        _ endpoint: Endpoint, _ contents: [Response.Content], _ endpointNames: EndpointNames,
        type: SwiftIdentifier, method: SwiftIdentifier
    ) -> RenderOutcomes? {
        let successes = zip(endpoint.responses, endpointNames.responses).filter { !$0.0.isError }
        let named = zip(successes, contents).compactMap { success, content in
            var response = success.0
            response.content = content
            return success.1.map { (response, name: $0) }
        }
        guard let (first, _) = named.first,
            named.contains(where: { $0.0.content != first.content })
        else { return nil }
        // Exact statuses come first, so that a wider one keeps only what they leave.
        let ordered = named.enumerated().sorted { left, right in
            let (leftRank, rightRank) = (rank(left.element.0), rank(right.element.0))
            return leftRank == rightRank ? left.offset < right.offset : leftRank < rightRank
        }
        return RenderOutcomes(
            name: type.declaration,
            documentation: documentation(
                "The answers of \(Self.code(method.name)).", depth: 2),
            cases: ordered.map { outcome($0.element.0, $0.element.name) },
            needsDefault: !named.contains { $0.0.statuses == .default })
    }

    private func rank(_ response: Response) -> Int {
        switch response.statuses {
        case .exactly: 0
        case .range: 1
        case .anySuccess: 2
        case .default: 3
        }
    }

    private func outcome(_ response: Response, _ name: SwiftIdentifier) -> RenderOutcome {
        let pattern =
            switch response.statuses {
            case .exactly(let code): "case \(code)"
            case .range(let hundreds): "case \(hundreds)00..<\(hundreds + 1)00"
            case .anySuccess: "case 200..<300"
            case .default: "default"
            }
        let value = response.content == .nothing ? nil : responseAccess(response.content)
        return RenderOutcome(
            documentation: documentation(response.documentation, depth: 3),
            name: name.declaration, reference: name.member, type: returnType(response.content),
            pattern: pattern, value: value)
    }

    /// The type that an answer decodes to; nil for `Void`.
    func returnType(_ content: Response.Content) -> String? {
        switch content {
        case .nothing: nil
        case .text: names.outer("String")
        case .data: names.outer("Data")
        case .json(let type, _): spelling(type)
        }
    }

    /// What makes the value out of a response: `model(at: ["photo"])`.
    func accessor(_ content: Response.Content) -> String {
        switch content {
        case .nothing: "discard()"
        case .text: "text()"
        case .data: "data"
        case .json(_, let path): path.isEmpty ? "model()" : "model(at: \(keyPath(path)))"
        }
    }

    /// The call that waits for an answer of only one kind and its headers.
    func awaitingHeaders(
        _ content: Response.Content, of route: String, over connection: String
    ) -> String {
        switch content {
        case .nothing: "\(connection).headers(of: \(route))"
        case .text: "\(connection).textWithHeaders(of: \(route))"
        case .data: "\(connection).dataWithHeaders(of: \(route))"
        case .json(_, let path) where path.isEmpty: "\(connection).modelWithHeaders(of: \(route))"
        case .json(_, let path):
            "\(connection).modelWithHeaders(of: \(route), at: \(keyPath(path)))"
        }
    }

    /// The call that waits for an answer of only one kind: `connection.model(of: AppsRouter.list)`.
    func awaiting(_ content: Response.Content, of route: String, over connection: String) -> String
    {
        switch content {
        case .nothing: "\(connection).completion(of: \(route))"
        case .text: "\(connection).text(of: \(route))"
        case .data: "\(connection).data(of: \(route))"
        case .json(_, let path) where path.isEmpty: "\(connection).model(of: \(route))"
        case .json(_, let path): "\(connection).model(of: \(route), at: \(keyPath(path)))"
        }
    }
}
