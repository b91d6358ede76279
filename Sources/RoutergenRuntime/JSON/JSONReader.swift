/// A place in a parsed JSON document.
public struct JSONReader: Sendable {}
