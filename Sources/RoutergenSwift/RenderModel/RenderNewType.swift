/// A type of its own that travels as its raw value.
package struct RenderNewType: Sendable, Equatable {
    package var rawType: String

    package init(rawType: String) {
        self.rawType = rawType
    }
}
