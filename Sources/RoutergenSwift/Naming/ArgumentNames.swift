/// What an argument of a route is called.
package struct ArgumentNames: Sendable, Equatable {
    /// What the caller writes in front of it.
    package var label: SwiftIdentifier
    /// What it is called inside a body, where `request`, `configuration`, `connection` and others
    /// are taken: `case .create(let requestValue)`. The same as the label elsewhere.
    package var local: SwiftIdentifier

    /// The declaration of a parameter without its type: `page`, or `request requestValue`.
    package var parameter: String {
        label == local ? label.parameter : "\(label.parameter) \(local.declaration)"
    }
}
