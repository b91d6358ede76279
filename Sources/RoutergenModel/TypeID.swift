/// The identity of a declared type: its name in the description, unique in the API.
package struct TypeID: Sendable, Hashable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }
}
