/// A path with placeholders, taken apart: `/photos/{id}/comments`.
package struct PathTemplate: Sendable, Equatable {
    package enum Part: Sendable, Equatable {
        /// Text that is sent as it is.
        case text(String)
        /// The name of a path parameter.
        case parameter(String)
    }

    package var parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts
    }

    /// The template as the description writes it.
    package var description: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let name): "{\(name)}"
            }
        }
        .joined()
    }
}
