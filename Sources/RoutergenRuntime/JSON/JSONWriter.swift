/// Builds a JSON text.
public struct JSONWriter: Sendable {}
