// Code of the target beside the generated one; SwiftPM wants one file at least.
extension Collections.CollectionList {
    /// The titles of all collections.
    public var titles: [String] { collections.map(\.title) }
}
