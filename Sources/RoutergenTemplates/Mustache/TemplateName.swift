/// A name in a tag, split on its periods; no parts for `.`, the current item.
struct TemplateName: Sendable {
    let parts: [String]
}
