/// What the description says about an endpoint: the constant that `route` returns.
package struct RenderRoute: Sendable, Equatable {
    /// `popularPhotosRoute`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// Arguments of `Route(…)`, except for the samples.
    package var arguments: [RenderArgument]
    /// The method as an expression: `.get`.
    package var method: String
    /// The media types of the answers, as a string literal; missing where there are none.
    package var accept: String?
    /// How many seconds the answer may take; missing where the description does not say.
    package var timeout: String?
    /// The statuses that are a success, as an array of numbers; missing where any success is.
    package var statusCodes: String?
    /// The example answers; none where models are plain `Codable`, which `sampleBody` is for.
    package var samples: [RenderSample]
    /// The body of the first success sample as an expression of type `String`; missing where there is none.
    package var sampleBody: String?

    package init(
        name: String, reference: String, arguments: [RenderArgument], method: String = ".get",
        accept: String? = nil, timeout: String? = nil,
        statusCodes: String? = nil, samples: [RenderSample] = [], sampleBody: String? = nil
    ) {
        self.method = method
        self.accept = accept
        self.timeout = timeout
        self.statusCodes = statusCodes
        self.samples = samples
        self.sampleBody = sampleBody
        self.name = name
        self.reference = reference
        self.arguments = arguments
    }
}
