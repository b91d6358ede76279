/// What a program sees of generated code: its types and their members, without documentation and bodies.
package struct SwiftInterface: Sendable, Equatable {
    /// `public`; `internal` where nothing is written.
    package var access: String
    /// The enum that holds everything.
    package var namespace: String
    /// In the order of the code.
    package var types: [SwiftType]
}

/// A type of generated code.
package struct SwiftType: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case structure = "struct"
        /// An enum that keeps values which the description does not list.
        case openEnumeration = "open enum"
        case closedEnumeration = "enum"
        case union
        case alias = "typealias"
        case newType = "type around a raw value"
        /// An enum with a case for each endpoint.
        case router
    }

    package var kind: Kind
    /// The name in the namespace: `PhotosRouter.SearchOptions`
    package var name: String
    /// What an alias stands for, or the raw type of what has one.
    package var underlyingType: String?
    /// Protocols that somebody asked for.
    package var conformances: [String] = []
    package var members: [SwiftMember] = []
    /// Whether programs make values of the type themselves, and not only tests.
    package var isMadeByPrograms = true
}

/// A member of a type of generated code.
package struct SwiftMember: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case property
        case initializer
        case enumerationCase = "case"
        case method
    }

    package var kind: Kind
    package var name: String
    /// In their order; none for a property.
    package var parameters: [RenderParameter] = []
    /// That of a property or of a result; nil where there is none.
    package var type: String?
    package var isMutable = false
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var deprecation: String?
    /// By what the member is known again when it gets another name.
    package var identity: String?
    /// What the member stands for beyond its signature.
    package var facts: [SwiftFact] = []
}

/// Something about a member that no signature shows, and that a request or an answer depends on.
package struct SwiftFact: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case rawValue = "the value on the wire"
        case url = "the URL"
        case method = "the method"
        case path = "the path"
        case security = "the security"
        case accepts = "the media types of answers"
        case statuses = "the statuses of success"
        case errors = "the error bodies"
        case envelope = "the envelope"
        case timeout = "the timeout"
        case allowsRetry = "whether it is tried again"
    }

    package var kind: Kind
    package var value: String

    package init(_ kind: Kind, _ value: String) {
        self.kind = kind
        self.value = value
    }
}
