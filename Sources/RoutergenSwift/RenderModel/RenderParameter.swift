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
