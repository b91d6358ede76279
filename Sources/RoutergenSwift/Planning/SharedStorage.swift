import RoutergenModel

/// The models that keep their fields in one place, which all copies of a value share, as Swift's own collections do.
///
/// Whoever copies, passes on or destroys a struct does so with each of its fields. The compiler writes that out for
/// every type, and again for every type that holds it: in a large description that is half of the code. So an
/// answer with many fields, which nobody changes, is one reference.
///
/// ```swift
/// public struct Repository: JSONModel {
///     public var name: String { storage.name }
///     …
///     private let storage: Storage
/// ```
struct SharedStorage {
    /// A model with more fields than this shares them.
    static let largestPlainModel = 8

    private let types: Set<TypeID>

    /// Only what servers alone send is shared: what a client sends it builds of fields and changes. Where every
    /// model shall have constants or variables, all are plain; so are models that are compared and
    /// hashed, which Swift can do with fields in place only.
    init(of model: APIModel, options: SwiftOptions, usage: TypeUsage, catalog: TypeCatalog) {
        guard options.mutability == .automatic, options.models == .json else {
            types = []
            return
        }
        let conforming = model.types.filter { declaration in
            options.conformances.contains { $0.types.matches(declaration.name.wire) }
        }
        let plain = catalog.reachable(from: conforming.map { .named($0.id) })
            .union(usage.sent).union(usage.holdingFiles)
        types = Set(
            model.types.lazy.filter { declaration in
                guard case .object(let shape) = declaration.shape else { return false }
                return shape.fields.count > Self.largestPlainModel
                    && !plain.contains(declaration.id)
            }.map(\.id))
    }

    func contains(_ id: TypeID) -> Bool {
        types.contains(id)
    }
}
