/// The keys of a configuration, for those who describe it elsewhere: a JSON Schema, a page of documentation.
package enum ConfigurationKeys {
    /// On top.
    package static let document = Set(ConfigurationReader.documentKeys)
    /// Of a description.
    package static let spec = Set(ConfigurationReader.specKeys)
    /// Of `include` and `exclude`.
    package static let rules = Set(ConfigurationReader.ruleKeys)
    /// Of `rename`.
    package static let rename = Set(ConfigurationReader.renameKeys)
    /// Of `types`.
    package static let types = Set(ConfigurationReader.typeKeys)
}
