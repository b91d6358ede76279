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
        var answers: [TypeReference] = []
        var bodies: [TypeReference] = []
        var parameters = model.configuration.map(\.type)
        var fields: Set<TypeID> = []
        for group in model.groups {
            for endpoint in group.endpoints {
                parameters += endpoint.parameters.map(\.type)
                answers += endpoint.responses.compactMap(Self.type)
                guard let body = endpoint.body else { continue }
                switch body.content {
                case .type(let type):
                    bodies.append(type)
                    if body.encoding == .form || body.encoding == .multipart,
                        let id = catalog.object(type)?.declaration.id
                    {
                        fields.insert(id)
                    }
                case .fields(let parts): bodies += parts.map(\.field.type)
                }
            }
        }
        sentAsFields = fields
        holdingFiles = catalog.typesHoldingFiles()
        received = catalog.reachable(from: answers)
        sentInBodies = catalog.reachable(from: bodies)
        sent = sentInBodies.union(catalog.reachable(from: parameters))
    }

    /// The type of an answer that is decoded.
    private static func type(of response: Response) -> TypeReference? {
        if case .json(let type, _) = response.content { type } else { nil }
    }

    /// Whether only the client makes values of the type, so that it knows all of them.
    func isOnlySent(_ id: TypeID) -> Bool {
        sent.contains(id) && !received.contains(id)
    }
}
