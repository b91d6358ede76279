import RoutergenModel

/// What a named value is for, which decides the forms it may take.
enum FieldRole {
    case field
    case configuration
    case bodyField(RequestBody.Encoding)
    case parameter(Parameter.Location)
    /// Sent with every request of a file or group, so never an argument.
    case common(Parameter.Location)

    /// For messages.
    var inWords: String {
        switch self {
        case .field: "a field"
        case .configuration: "a value of 'config'"
        case .bodyField: "a field of the body"
        case .parameter(.path): "a path parameter"
        case .parameter(.query), .parameter(.queryString): "a query parameter"
        case .parameter(.header): "a header"
        case .parameter(.cookie): "a cookie"
        case .common(.header): "a header of every request"
        case .common: "a query parameter of every request"
        }
    }

    /// The keys of the long form.
    var keys: [String] {
        let declaration = ["type", "name", "docs", "deprecated", "default", "example", "format"]
        switch self {
        case .field: return declaration + ["lossy"]
        case .configuration: return declaration
        case .bodyField(.form), .parameter: return declaration + ["style", "const"]
        case .bodyField: return declaration + ["const"]
        case .common: return ["const", "type", "docs", "style"]
        }
    }

    /// Whether it may be fixed, by `{ const: … }` or `$name`.
    var allowsConstants: Bool {
        switch self {
        case .field, .configuration: false
        case .bodyField, .parameter, .common: true
        }
    }

    /// Whether names may begin with `x-`, because the wire gives them.
    var keepsExtensions: Bool {
        switch self {
        case .parameter, .common: true
        case .field, .configuration, .bodyField: false
        }
    }
}
