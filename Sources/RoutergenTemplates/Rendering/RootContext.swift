import RoutergenSwift

/// What all files of a pack see: the whole API, and the options of the pack.
struct RootContext: TemplateContext {
    private let model: RenderModel
    private let symbols: MustacheValue
    private let options: MustacheValue

    init(_ model: RenderModel, options: MustacheValue) {
        self.model = model
        self.options = options
        symbols = .object(model.symbols.mapValues(MustacheValue.string))
    }

    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .header: .string(model.header)
        case .imports: .strings(model.imports)
        case .library: .string(model.library)
        case .access: .string(model.access)
        case .namespace: .string(model.namespace)
        case .file: .string(model.file)
        case .documentation: .strings(model.documentation)
        case .attribute: .null
        case .symbols: symbols
        case .server: .context(model.server)
        case .configuration: .context(model.configuration)
        case .routers: .contexts(model.routers)
        case .types: .contexts(model.types)
        case .client: .context(model.client)
        case .clients: .contexts(model.client.groups)
        case .options: options
        default: nil
        }
    }
}
