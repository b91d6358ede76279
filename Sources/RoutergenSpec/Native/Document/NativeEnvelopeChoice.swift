/// What a route or a group says about the envelope around it.
package enum NativeEnvelopeChoice: Sendable, Equatable {
    /// `envelope: false`
    case none
    case own(NativeEnvelope)
}
