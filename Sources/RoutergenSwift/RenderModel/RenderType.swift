/// A declared type of the API.
///
/// In the template context exactly one of the keys `structure`, `enumeration`, `union`, `alias` and
/// `newType` is set.
package struct RenderType: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case structure(RenderStructure)
        case enumeration(RenderEnumeration)
        case union(RenderUnion)
        case alias(RenderAlias)
        case newType(RenderNewType)
    }

    /// `Photo`
    package var name: String
    /// `Five100px+Photo.swift`
    package var file: String
    package var documentation: [String]
    package var shape: Shape

    package init(name: String, file: String, documentation: [String], shape: Shape) {
        self.name = name
        self.file = file
        self.documentation = documentation
        self.shape = shape
    }
}

/// An object with known fields.
package struct RenderStructure: Sendable, Equatable {
    /// Whether it reads and writes JSON; false for what holds files, which travel only in parts.
    package var isModel: Bool
    /// The type's name as a string literal, for messages about JSON that does not fit.
    package var nameLiteral: String
    package var properties: [RenderProperty]
    package var initializer: RenderInitializer
    /// `id = try object.required("id")`, in the order of the properties.
    package var reads: [RenderAssignment]
    /// `json.field("id", id)`, in the order of the properties.
    package var writes: [RenderCall]

    package init(
        isModel: Bool, nameLiteral: String, properties: [RenderProperty],
        initializer: RenderInitializer,
        reads: [RenderAssignment], writes: [RenderCall]
    ) {
        self.isModel = isModel
        self.nameLiteral = nameLiteral
        self.properties = properties
        self.initializer = initializer
        self.reads = reads
        self.writes = writes
    }
}

/// A list of values.
package struct RenderEnumeration: Sendable, Equatable {
    /// `String`
    package var rawType: String
    package var cases: [RenderEnumerationCase]
    /// The case that keeps a value that the description does not list (`unknown`); nil for a closed list.
    package var unknownCase: String?

    package init(rawType: String, cases: [RenderEnumerationCase], unknownCase: String?) {
        self.rawType = rawType
        self.cases = cases
        self.unknownCase = unknownCase
    }
}

/// One value of a list.
package struct RenderEnumerationCase: Sendable, Equatable {
    package var documentation: [String]
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// `"image_url"`
    package var value: String
    /// Whether the case of a closed list must say its value, because its name does not imply it.
    package var needsValue: Bool

    package init(
        documentation: [String], name: String, reference: String, value: String, needsValue: Bool
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.value = value
        self.needsValue = needsValue
    }
}

/// One of several types, told apart by the value of a field or by what fits best.
package struct RenderUnion: Sendable, Equatable {
    /// The field that holds the tag, as a string literal; nil where there is none.
    package var tag: String?
    package var variants: [RenderVariant]
    /// The case that keeps a value with another tag: `unknown`.
    package var unknownCase: String

    package init(tag: String?, variants: [RenderVariant], unknownCase: String) {
        self.tag = tag
        self.variants = variants
        self.unknownCase = unknownCase
    }
}

/// One alternative of a union.
package struct RenderVariant: Sendable, Equatable {
    package var documentation: [String]
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    package var type: String
    /// The value of the tag, as a string literal.
    package var tagValue: String
    /// Whether the variant closes a value cycle.
    package var isIndirect: Bool

    package init(
        documentation: [String], name: String, reference: String, type: String, tagValue: String,
        isIndirect: Bool
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.type = type
        self.tagValue = tagValue
        self.isIndirect = isIndirect
    }
}

/// Another name for a type.
package struct RenderAlias: Sendable, Equatable {
    package var target: String

    package init(target: String) {
        self.target = target
    }
}

/// A type of its own that travels as its raw value.
package struct RenderNewType: Sendable, Equatable {
    package var rawType: String

    package init(rawType: String) {
        self.rawType = rawType
    }
}
