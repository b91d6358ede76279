/// A value that travels in the path, query, headers or cookies of a request.
package struct Parameter: Sendable, Equatable {
    package enum Location: String, Sendable, Equatable {
        case path
        case query
        case header
        case cookie
        /// The value is the whole query; its name does not travel.
        case queryString
    }

    /// Where the value comes from.
    package enum Source: Sendable, Equatable {
        /// The caller gives it with each request; the default stands where the caller gives none.
        /// For an enumeration the default is the value of a case, never its label.
        case argument(defaultValue: Literal?)
        /// Always the same.
        case constant(Literal)
        /// A value of the configuration, by its name in the description.
        case configuration(String)
    }

    package var location: Location
    package var name: Name
    package var documentation: Documentation
    /// Optional where the parameter may be left out.
    package var type: TypeReference
    package var source: Source
    package var style: Style
    /// Whether reserved characters such as `/` and `?` are sent as they are (RFC 6570, section 3.2.3).
    package var allowsReserved: Bool
    package var example: Literal?

    package init(
        location: Location, name: Name, documentation: Documentation = Documentation(),
        type: TypeReference, source: Source, style: Style = .standard,
        allowsReserved: Bool = false, example: Literal? = nil
    ) {
        self.location = location
        self.name = name
        self.documentation = documentation
        self.type = type
        self.source = source
        self.style = style
        self.allowsReserved = allowsReserved
        self.example = example
    }

    /// How arrays and objects are written; scalars ignore it.
    package enum Style: String, Sendable, Equatable {
        /// What the location does when nothing is said: arrays repeat in a query and are
        /// comma-separated elsewhere; objects are `deep` in a query.
        case standard
        /// `a,b`
        case comma
        /// `k=a&k=b`
        case `repeat`
        /// `k[]=a&k[]=b`; objects: `k[a]=1`
        case brackets
        /// `k[0]=a&k[1]=b`
        case indexed
        /// `a%20b`
        case space
        /// `a|b`
        case pipe
        /// Objects: `k[a]=1`
        case deep
        /// Objects: `k.a=1`
        case dot
        /// `a<tab>b`, the tab percent-encoded
        case tab
        /// Objects in one text: `a=1,b=2`; arrays are `comma`. OpenAPI's `simple` with `explode`.
        case pairs
        /// In a path: `.a,b`; objects: `.a,1,b,2`
        case label
        /// In a path: `.a.b`; objects: `.a=1.b=2`
        case labelExploded
        /// In a path: `;k=a,b`; objects: `;k=a,1,b,2`
        case matrix
        /// In a path: `;k=a;k=b`; objects: `;a=1;b=2`
        case matrixExploded
        /// The value as JSON text.
        case json
        /// In a form: each element of an array as JSON text of its own: `k={"a":1}&k={"a":2}`
        case jsonElements
    }
}
