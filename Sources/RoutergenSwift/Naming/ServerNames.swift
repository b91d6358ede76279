/// What the enum of servers and what belongs to it is called.
package struct ServerNames: Sendable, Equatable {
    package struct Variable: Sendable, Equatable {
        /// The label of the case's payload.
        package var argument: ArgumentNames
        /// The enum of the allowed values, nested in the server enum; nil where any value is
        /// allowed. Variables of the same name and values share one, so planning declares each once.
        package var type: SwiftIdentifier?
        /// Parallel to `Server.Variable.allowedValues`.
        package var cases: [SwiftIdentifier]
    }

    /// `Server`
    package var type: SwiftIdentifier
    /// Parallel to `APIModel.servers`.
    package var cases: [SwiftIdentifier]
    /// For each server, parallel to `Server.variables`.
    package var variables: [[Variable]]
}
