import RoutergenModel

/// What makes two inline types the same: everything but where they stand and what they say for
/// people.
enum ShapeKey: Hashable {
    struct FieldKey: Hashable {
        var name: String
        var override: String?
        var type: TypeReference
        var null: Field.NullMeaning?
        var isReadOnly: Bool
        var isWriteOnly: Bool
        var isDeprecated: Bool
        var constant: Literal?
        var defaultValue: Literal?
    }

    struct MemberKey: Hashable {
        var name: String
        var value: Literal?
        var type: TypeReference?
    }

    case object([FieldKey], additional: TypeReference?)
    case enumeration([MemberKey], rawType: TypeReference, isOpen: Bool?)
    case union([MemberKey], tag: String?)
    case tuple([MemberKey], required: Int, additional: TypeReference?)
    case other(TypeReference)

    init(_ shape: TypeDeclaration.Shape) {
        switch shape {
        case .object(let object):
            self = .object(
                object.fields.map { field in
                    FieldKey(
                        name: field.name.wire, override: field.name.override, type: field.type,
                        null: field.null, isReadOnly: field.isReadOnly,
                        isWriteOnly: field.isWriteOnly,
                        isDeprecated: field.documentation.isDeprecated, constant: field.constant,
                        defaultValue: field.defaultValue)
                }, additional: object.additionalFields)
        case .enumeration(let enumeration):
            self = .enumeration(
                enumeration.cases.map {
                    MemberKey(name: $0.name.wire, value: $0.value, type: nil)
                }, rawType: enumeration.rawType, isOpen: enumeration.isOpen)
        case .union(let union):
            self = .union(
                union.variants.map { MemberKey(name: $0.name.wire, value: nil, type: $0.type) },
                tag: union.tag)
        case .tuple(let tuple):
            self = .tuple(
                tuple.elements.map {
                    MemberKey(name: $0.name?.wire ?? "", value: nil, type: $0.type)
                }, required: tuple.requiredCount, additional: tuple.additionalElements)
        case .alias(let type), .newType(let type): self = .other(type)
        }
    }
}
