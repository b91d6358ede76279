import RoutergenModel
import RoutergenSyntax

/// An entry of `routes:`.
package struct NativeRoute: Sendable, Equatable {
    package var name: Located<String>
    package var attributes = NativeAttributes()
    /// In upper case, as it is sent; nil when there is none that can be used.
    package var method: Located<String>?
    /// Nil when there is none that can be used.
    package var path: NativePath?
    /// Nil without `path:`, where every placeholder is a `String`.
    package var pathParameters: Located<[NativeField]>?
    package var query: [NativeField] = []
    package var headers: [NativeField] = []
    package var cookies: [NativeField] = []
    package var body: NativeBody?
    /// Nil without `returns:`.
    package var returns: [NativeResponse]?
    package var errors: [NativeResponse] = []
    package var security: NativeSecurity?
    package var envelope: NativeEnvelopeChoice?
    /// In seconds.
    package var timeout: Double?
    package var allowsRetry: Bool?
    package var pagination: NativePagination?
    package var example: NativeExample?

    package init(name: Located<String>) {
        self.name = name
    }
}
