import RoutergenSyntax

/// An entry of a map whose keys the author of the description chose, with the place of its name.
package struct Named<Value: Sendable>: Sendable {
    package var name: Located<String>
    package var value: Value

    package init(_ name: Located<String>, _ value: Value) {
        self.name = name
        self.value = value
    }
}
