/// The edge cases that nobody can read as they lie in the corpus, with the reason.
enum UnreadableEdgeCases {
    enum Reason: Sendable {
        /// Its aliases repeat themselves.
        case bomb
        /// It describes changes to a description.
        case overlay
        /// It refers to a file that the corpus does not hold, in another folder.
        case outside
        /// It refers to a file that the corpus does not hold.
        case missing
        /// It refers to another host.
        case remote

        /// What the error says.
        var words: String {
            switch self {
            case .bomb: "stands inside the node that it repeats"
            case .overlay: "this is an overlay"
            case .outside: "is outside the folder of the description"
            case .missing: "no such file"
            case .remote: "is on another host, which is not read"
            }
        }
    }

    static let reasons: [String: Reason] = [
        "mermade--3.0-malicious-yamlbomb.yaml":
            .bomb,
        "mermade--3.0-pass-cyclical.yaml":
            .outside,
        "mermade--3.0-pass-externalPathItemRef.yaml":
            .outside,
        "mermade--3.0-pass-resolution-twolevel-index.yaml":
            .missing,
        "oai--proposals-Overlays-MergePatch.yml":
            .overlay,
        "oapi-codegen--examples-import-mapping-admin-api.yaml":
            .outside,
        "oapi-codegen--pkg-codegen-remote-external-reference.yaml":
            .remote,
        "oapi-codegen--pkg-codegen-test_.yaml":
            .missing,
        "oapi-codegen--references-external-path_item_refs-foo-service.yaml":
            .missing,
        "oapi-codegen--references-external-path_item_response_qualification-base.yaml":
            .missing,
        "oapi-codegen--references-external-response_refs-pkg1.yaml":
            .missing,
        "oapi-codegen--references-external-x_go_name_qualification-base.yaml":
            .missing,
        "oapi-codegen--references-multipackage-.yaml":
            .missing,
        "oapi-codegen--references-multipackage-default_response-.yaml":
            .missing,
        "oapi-codegen--references-multipackage-discriminated_union_allof-.yaml":
            .missing,
        "oapi-codegen--references-multipackage-header_ref-.yaml":
            .missing,
        "oapi-codegen--references-multipackage-multipart_responses-pkg1.yaml":
            .missing,
        "oapi-codegen--references-multipackage-parent_child-child.api.yaml":
            .missing,
        "oapi-codegen--references-multipackage-pruned_deps-.yaml":
            .missing,
        "oapi-codegen--references-multipackage-response_cast-other.yaml":
            .missing,
        "oapi-codegen--references-overlays-external_json_ref-.yaml":
            .outside,
    ]
}
