import RoutergenModel

/// How code of the same module that stands outside of the namespace writes types of an API:
/// `[Five100px.Photo]?`.
///
/// - Parameter names: what the naming stage made of the model.
package func spellings(
    of types: [TypeReference], in model: APIModel, names: NameTable
) -> [String] {
    let planner = Planner(model: model, names: names, options: SwiftOptions())
    return types.map { planner.spelling($0, in: .extensionOfNested) }
}

extension Planner {
    /// Where a type is written, which decides how much of its name is needed.
    enum Scope {
        /// Inside the body or an extension of the namespace.
        case namespace
        /// Inside an extension of a type of the namespace, which does not see its neighbours.
        case extensionOfNested
    }

    /// A type as Swift writes it: `[Photo]?`.
    func spelling(_ type: TypeReference, in scope: Scope = .namespace) -> String {
        switch type {
        case .string: names.outer("String")
        case .integer(.platform): names.outer("Int")
        case .integer(.bits32): names.outer("Int32")
        case .integer(.bits64): names.outer("Int64")
        case .integer(.unsigned64): names.outer("UInt64")
        case .number(.single): names.outer("Float")
        case .number(.double): names.outer("Double")
        case .decimal: names.outer("Decimal")
        case .decimalText: names.outer("DecimalText")
        case .boolean: names.outer("Bool")
        case .date: names.outer("Date")
        case .day: names.outer("Day")
        case .url: names.outer("URL")
        case .uuid: names.outer("UUID")
        case .bytes: names.outer("Data")
        case .json: names.outer("JSON")
        case .file: names.outer("FilePart")
        case .array(let element): "[\(spelling(element, in: scope))]"
        case .dictionary(let value): "[\(names.outer("String")): \(spelling(value, in: scope))]"
        case .optional(let wrapped): optional(spelling(wrapped, in: scope), of: wrapped)
        case .named(let id): spelling(identifier(of: id), in: scope)
        case .external(let name): name
        }
    }

    /// The name of a declaration of the namespace.
    func spelling(_ name: SwiftIdentifier, in scope: Scope) -> String {
        switch scope {
        case .namespace: name.expression
        case .extensionOfNested: "\(names.namespace.expression).\(name.member)"
        }
    }

    func identifier(of id: TypeID) -> SwiftIdentifier {
        names[id]?.name ?? SwiftIdentifier(id.name)
    }

    /// An optional of an optional would be a type that no caller can tell from the plain one.
    private func optional(_ spelling: String, of wrapped: TypeReference) -> String {
        catalog.isOptional(wrapped) ? spelling : "\(spelling)?"
    }
}
