// swift-format-ignore-file
// Written by `make embed` from the packs in Templates. Do not edit.

/// The built-in template packs: for each the names and texts of its files.
enum EmbeddedTemplates {
    static let packs: [String: [(name: String, text: String)]] = [
        "Default": [
("template.yml", #"""
# The pack that `routergen generate` uses unless another is named.
templates: 1            # version of the context that the templates are written for
escape: none            # what {{…}} escapes: none (Swift) or html
line_length: 100        # longer lines are broken at their brackets; left out: lines stay as they are
files:
  # `for` is api (one file) or a list of the context (routers, types): one file for each item, whose
  # keys stand beside those of the whole API.
  - { template: Namespace, for: api, path: "{{fileName}}.swift" }
  - { template: Router, for: routers, path: "Routers/{{namespace}}+{{fileName}}.swift" }
  - { template: Type, for: types, path: "Models/{{namespace}}+{{fileName}}.swift" }
  - { template: Client, for: api, path: "{{fileName}}+{{client.fileName}}.swift" }

"""#),
        ],
    ]
}
