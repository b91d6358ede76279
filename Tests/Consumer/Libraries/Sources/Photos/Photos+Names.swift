// Code of the target beside the generated one.
extension Photos.Photo {
    /// The name as a title shows it.
    public var title: String { name.uppercased() }
}
