import RoutergenSyntax

/// Names in Swift that a user wants instead of the derived ones, by names of the description.
package struct Renames: Sendable, Equatable {
    package struct Rename: Sendable, Equatable {
        /// What is renamed, as the description writes it.
        package var key: Located<String>
        /// Its name in Swift.
        package var name: Located<String>

        package init(key: Located<String>, name: Located<String>) {
            self.key = key
            self.name = name
        }
    }

    /// Groups of a native description, tags of an OpenAPI document.
    package var tags: [Rename] = []
    /// By name, or by method and path: `GET /photos`.
    package var operations: [Rename] = []
    /// By operation and name: `listPhotos.per_page`; `*.per_page` means those of every operation.
    package var parameters: [Rename] = []
    package var schemas: [Rename] = []
    /// By schema and name: `Photo.image_url`; `*.image_url` means those of every schema.
    package var properties: [Rename] = []
    /// Values of enums and variants of unions, by schema and name: `Feature.fresh_today`.
    package var cases: [Rename] = []

    package init() {}

    package var isEmpty: Bool { self == Renames() }

    /// What both ask for; where both rename the same thing, the later one wins.
    package func joined(with later: Renames) -> Renames {
        var result = self
        result.tags += later.tags
        result.operations += later.operations
        result.parameters += later.parameters
        result.schemas += later.schemas
        result.properties += later.properties
        result.cases += later.cases
        return result
    }
}
