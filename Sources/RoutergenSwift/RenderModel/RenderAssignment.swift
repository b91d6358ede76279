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
