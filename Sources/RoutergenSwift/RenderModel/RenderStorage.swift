/// Where the value of a computed property lives.
///
/// A value cycle needs a box (`private let nextStorage: Box<Node>?`), and a deprecated property must not be
/// used by generated code, which would then warn.
package struct RenderStorage: Sendable, Equatable {
    /// `private ` with its space; empty where a router reads the storage, too.
    package var access: String
    /// `nextStorage`
    package var name: String
    /// `Box<Node>?`; nil where the storage is no property of the type: `storage.next`.
    package var type: String?
    /// The property's value: `nextStorage?.value`.
    package var getter: String
    /// The storage's new value, made from `newValue`; nil for properties that never change.
    package var setter: String?

    package init(
        access: String = "private ", name: String, type: String?, getter: String, setter: String?
    ) {
        self.access = access
        self.name = name
        self.type = type
        self.getter = getter
        self.setter = setter
    }
}
