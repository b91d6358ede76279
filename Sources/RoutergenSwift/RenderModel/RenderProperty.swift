/// A stored property of a generated struct.
package struct RenderProperty: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `let` or `var`.
    package var introducer: String
    package var name: String
    package var type: String
    /// The property behind a computed one, nil for a plain stored property.
    package var storage: RenderStorage?

    package init(
        documentation: [String], attribute: String? = nil, introducer: String, name: String,
        type: String, storage: RenderStorage? = nil
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.introducer = introducer
        self.name = name
        self.type = type
        self.storage = storage
    }
}

/// Where the value of a computed property lives.
///
/// A value cycle needs a box (`private let nextStorage: Box<Node>?`), and a deprecated property must not be
/// used by generated code, which would then warn.
package struct RenderStorage: Sendable, Equatable {
    /// `private ` with its space; empty where a router reads the storage, too.
    package var access: String
    /// `nextStorage`
    package var name: String
    /// `Box<Node>?`
    package var type: String
    /// The property's value: `nextStorage?.value`.
    package var getter: String
    /// The storage's new value, made from `newValue`; nil for properties that never change.
    package var setter: String?

    package init(
        access: String = "private ", name: String, type: String, getter: String, setter: String?
    ) {
        self.access = access
        self.name = name
        self.type = type
        self.getter = getter
        self.setter = setter
    }
}

/// A parameter of a case, a function or an initializer.
package struct RenderParameter: Sendable, Equatable {
    package var name: String
    package var type: String
    /// `.popular`, `nil`
    package var defaultValue: String?

    package init(name: String, type: String, defaultValue: String? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

    /// `page: Int = 1`
    package var text: String {
        defaultValue.map { "\(name): \(type) = \($0)" } ?? "\(name): \(type)"
    }
}

/// An argument of a call.
package struct RenderArgument: Sendable, Equatable {
    package var label: String?
    package var value: String

    package init(label: String? = nil, _ value: String) {
        self.label = label
        self.value = value
    }

    /// `page: page`
    package var text: String {
        label.map { "\($0): \(value)" } ?? value
    }
}

/// The memberwise initializer of a generated struct.
package struct RenderInitializer: Sendable, Equatable {
    package var documentation: [String]
    package var parameters: [RenderParameter]
    package var assignments: [RenderAssignment]

    package init(
        documentation: [String], parameters: [RenderParameter], assignments: [RenderAssignment]
    ) {
        self.documentation = documentation
        self.parameters = parameters
        self.assignments = assignments
    }
}

/// One statement that gives a property its value.
package struct RenderAssignment: Sendable, Equatable {
    /// `self.page`
    package var target: String
    /// `page`, `try object.required("page")`
    package var value: String

    package init(target: String, value: String) {
        self.target = target
        self.value = value
    }
}
