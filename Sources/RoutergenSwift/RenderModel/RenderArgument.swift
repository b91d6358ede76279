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
