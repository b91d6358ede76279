/// A description that is to be generated from, and how.
package struct SpecRequest: Sendable {
    package var path: String
    /// The folder of the generated files; empty where nothing is to be written.
    package var output: String
    package var options: PipelineOptions

    package init(path: String, output: String, options: PipelineOptions) {
        self.path = path
        self.output = output
        self.options = options
    }
}
