/// A function in the data, whose result is a template.
package struct MustacheLambda: Sendable {
    let body: @Sendable (String?) -> String

    /// - Parameter body: gets the unrendered text of the section that the lambda is the value of,
    ///   nil in an interpolation. Its result is rendered with the delimiters of the section, or with
    ///   the default ones in an interpolation, and put in place of the tag.
    package init(_ body: @escaping @Sendable (_ section: String?) -> String) {
        self.body = body
    }
}
