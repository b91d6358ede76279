import TestSupport

/// What a document has to become.
enum Expectation: Sendable, Equatable {
    /// Swift code that the compiler accepts without a warning.
    case code(Product)
    /// A message at a place of the document: an error and nothing else, or a warning beside the code.
    case message(CorpusList.Severity, words: String)

    enum Product: Sendable, Equatable {
        case checkedTypes
        case object
    }

    /// The other ways in which users compile; every tenth document is compiled in these, too.
    static let otherModes = [
        ["-swift-version", "5"],
        ["-swift-version", "5", "-default-isolation", "MainActor"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
    ]

    /// The descriptions that break other generators and compilers by their size; type-checking alone would
    /// not show that.
    static let giants: Set<String> = [
        "multifile/digitalocean/DigitalOcean-public.v2.yaml",
        "real/box.json",
        "real/createapi--s-github.yaml",
        "real/mattpolzin--Tests-inputs-ghes-3.0.yaml",
        "real/pb33f--stripe-old.yaml",
        "real/twilio--twilio_api_v2010.yaml",
    ]
}
