/// What a name names, as far as the rules differ.
enum NameKind {
    case namespace
    case type
    case group
    case route
    case argument
    case field
    case configurationValue
    case credential
    case enumerationCase
    case variant
    case server

    /// The word for it in diagnostics.
    var title: String {
        switch self {
        case .namespace: "API"
        case .type: "type"
        case .group: "group"
        case .route: "route"
        case .argument: "parameter"
        case .field: "field"
        case .configurationValue: "configuration value"
        case .credential: "security scheme"
        case .enumerationCase: "value"
        case .variant: "variant"
        case .server: "server"
        }
    }

    var isType: Bool {
        switch self {
        case .namespace, .type: true
        default: false
        }
    }

    /// What the author can do about a name. Those of routes and groups of a native description are his
    /// own, the others travel.
    ///
    /// - Parameter isNative: whether the author writes our own format, and not one that others read too.
    func advice(_ subject: String, isNative: Bool) -> String {
        let way: String? =
            switch (isNative, self) {
            case (true, .namespace), (true, .route), (true, .group): nil
            case (true, .enumerationCase): "with { value: …, name: … }"
            case (true, _): "with 'name:'"
            case (false, .credential), (false, .server), (false, .configurationValue): nil
            case (false, .enumerationCase):
                "with 'x-enum-varnames', or under 'rename' in routergen.yml"
            case (false, .variant): "under 'rename' in routergen.yml"
            case (false, _): "with 'x-swift-name', or under 'rename' in routergen.yml"
            }
        let what = "give \(subject) another name"
        return way.map { "\(what) \($0)" } ?? what
    }

    /// Whether a name that generated code needs for itself is worth a warning. Values and variants
    /// are data of a server, which nobody chose as names; in a format that is not ours, all members are.
    func warnsOfSuffix(isNative: Bool) -> Bool {
        switch self {
        case .enumerationCase, .variant: false
        case .field, .argument: isNative
        default: true
        }
    }

    /// Put in front of a name that begins with a digit: `case1`.
    var prefix: String {
        switch self {
        case .namespace: "API"
        case .type: "Type"
        case .group: "Group"
        case .route: "request"
        case .enumerationCase, .variant: "case"
        case .server: "server"
        case .argument, .field, .configurationValue, .credential: "value"
        }
    }

    /// Put behind a name that generated code needs for itself: `ClientModel`.
    var suffix: String {
        switch self {
        case .namespace: "API"
        case .type: "Model"
        case .group: "Group"
        case .route: "Request"
        case .enumerationCase, .variant: "Case"
        case .server: "Server"
        case .argument, .field, .configurationValue: "Value"
        case .credential: "Credential"
        }
    }

    /// What no name of this kind may be, with backticks or without.
    var forbidden: Set<String> {
        switch self {
        case .namespace, .type: Self.forbiddenTypes
        case .route, .enumerationCase, .variant, .server: Self.forbiddenStaticMembers
        case .group, .argument, .field, .configurationValue, .credential: ReservedWords.instance
        }
    }

    private static let forbiddenTypes = ReservedWords.types.union(OuterNames.moduleNames)
    private static let forbiddenStaticMembers =
        ReservedWords.staticMembers.union(ReservedWords.instance)
}
