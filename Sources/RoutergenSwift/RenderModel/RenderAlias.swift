/// Another name for a type.
package struct RenderAlias: Sendable, Equatable {
    package var target: String

    package init(target: String) {
        self.target = target
    }
}
