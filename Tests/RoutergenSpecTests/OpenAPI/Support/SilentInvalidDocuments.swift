/// The invalid documents whose mistake reading and resolving do not see, with the reason.
enum SilentInvalidDocuments {
    static let reasons: [String: String] = [
        "mermade--3.0-fail-OAI-api-with-examples.yaml":
            "a brace is indented less than its key, which YAML forbids and libyaml allows",
        "mermade--3.0-fail-missingPathParam.yaml":
            "a placeholder of the path has no parameter, which lowering sees",
        "mermade--3.0-fail-missingPathParam2.yaml":
            "a placeholder of the path has no parameter, which lowering sees",
    ]
}
