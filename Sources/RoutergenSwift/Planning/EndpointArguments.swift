/// The arguments of a route and the expressions that stand for its values.
struct EndpointArguments {
    /// A value that a request carries.
    enum Slot: Hashable {
        /// By its place in `Endpoint.parameters`.
        case parameter(Int)
        case body
        /// By its place among the parts of a body that is written in place.
        case part(Int)
    }

    /// What the caller gives, in order; the options come last.
    var direct: [EndpointArgument] = []
    /// What the struct of options holds.
    var grouped: [EndpointArgument] = []
    /// The Swift expression of each value in `build`.
    var values: [Slot: String] = [:]

    /// A case with more optional parameters than this keeps them in a struct.
    static let optionalLimit = 6
}
