/// What planning made, as templates see it: every property under its own name.
///
/// Values are made when a template asks for them; most are not asked for.
protocol TemplateContext: Sendable {
    /// The value of a name; nil for a name that is looked up in what stands around this.
    ///
    /// So a name that is sometimes missing has the value null.
    func value(of name: ContextName) -> MustacheValue?
}

extension MustacheRecord {
    /// A context, with its place where it is an item of a list.
    init(_ context: some TemplateContext, at place: ListPlace? = nil) {
        self.init { name in
            switch name {
            case .isFirst: place.map { .bool($0.isFirst) }
            case .isLast: place.map { .bool($0.isLast) }
            default: context.value(of: name)
            }
        }
    }
}

/// Where in a list an item is.
struct ListPlace {
    let isFirst: Bool
    let isLast: Bool
}

extension MustacheValue {
    static func context(_ context: some TemplateContext) -> MustacheValue {
        .record(MustacheRecord(context))
    }

    /// Null where there is no context.
    static func context(_ context: (some TemplateContext)?) -> MustacheValue {
        context.map { .record(MustacheRecord($0)) } ?? .null
    }

    /// A list of contexts; each knows whether it is the first and the last.
    static func contexts(_ contexts: [some TemplateContext]) -> MustacheValue {
        .list(
            contexts.enumerated().map { index, context in
                let place = ListPlace(isFirst: index == 0, isLast: index == contexts.count - 1)
                return .record(MustacheRecord(context, at: place))
            })
    }

    static func strings(_ texts: [String]) -> MustacheValue {
        .list(texts.map(MustacheValue.string))
    }

    /// The flag for what stands around a list.
    static func has(_ items: some Collection) -> MustacheValue {
        .bool(!items.isEmpty)
    }
}
