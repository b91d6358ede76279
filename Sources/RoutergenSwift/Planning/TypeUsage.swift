import RoutergenModel

/// Where the values of declared types come from and go to.
struct TypeUsage {
    /// Types that a server may send.
    let received: Set<TypeID>
    /// Types that a client sends in a body.
    let sentInBodies: Set<TypeID>
    /// Types whose fields a router writes one by one, into a form or a multipart body.
    let sentAsFields: Set<TypeID>
    /// Types that a client sends anywhere.
    let sent: Set<TypeID>
    /// Types whose values may contain a file.
    let holdingFiles: Set<TypeID>

    init(of model: APIModel, catalog: TypeCatalog) {
        let endpoints = model.groups.flatMap(\.endpoints)
        let answers = endpoints.flatMap(\.responses).compactMap { response -> TypeReference? in
            if case .json(let type, _) = response.content { type } else { nil }
        }
        let bodies = endpoints.compactMap(\.body).flatMap { body -> [TypeReference] in
            switch body.content {
            case .type(let type): [type]
            case .fields(let parts): parts.map(\.field.type)
            }
        }
        let parameters =
            model.configuration.map(\.type) + endpoints.flatMap { $0.parameters.map(\.type) }
        holdingFiles = catalog.typesHoldingFiles()
        sentAsFields = Set(
            endpoints.compactMap(\.body).compactMap { body in
                guard body.encoding == .form || body.encoding == .multipart,
                    case .type(let type) = body.content
                else { return nil }
                return catalog.object(type)?.declaration.id
            })
        received = catalog.reachable(from: answers)
        sentInBodies = catalog.reachable(from: bodies)
        sent = sentInBodies.union(catalog.reachable(from: parameters))
    }

    /// Whether only the client makes values of the type, so that it knows all of them.
    func isOnlySent(_ id: TypeID) -> Bool {
        sent.contains(id) && !received.contains(id)
    }
}
