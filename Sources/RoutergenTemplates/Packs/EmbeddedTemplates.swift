// swift-format-ignore-file
// Written by `make embed` from the packs in Templates. Do not edit.

/// The built-in template packs: for each the names and texts of its files.
enum EmbeddedTemplates {
    static let packs: [String: [(name: String, text: String)]] = [
        "Default": [
("API.mustache", #"""
{{> Header}}
{{> Documentation}}
{{access}}nonisolated enum {{namespace}} {}

nonisolated extension {{namespace}} {
{{#configuration}}
    {{> Configuration}}
{{/configuration}}
{{#server}}

    {{> Server}}
{{/server}}
}

nonisolated extension {{namespace}} {
{{#client}}
    {{> Documentation}}
    {{access}}struct {{name}}: {{symbols.Sendable}} {
        /// What carries the requests.
        {{access}}let connection: {{symbols.Connection}}<{{configuration.name}}>

        /// Creates a client.
        {{access}}init(configuration: {{configuration.name}}{{^configuration.missingValue}} = {{configuration.name}}(){{/configuration.missingValue}}, session: {{symbols.Session}} = .default) {
            connection = {{symbols.Connection}}(configuration: configuration, session: session)
        }
{{#clients}}

{{#propertyDocumentation}}
        {{.}}
{{/propertyDocumentation}}
        {{access}}var {{property}}: {{name}} { {{name}}(connection: connection) }
{{/clients}}
        {{> Methods}}
    }
{{/client}}
}

"""#),
("Client.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
    {{access}}struct {{name}}: {{symbols.Sendable}} {
        let connection: {{symbols.Connection}}<{{configuration.name}}>
        {{> Methods}}
    }
}

"""#),
("ClosedEnumeration.mustache", #"""
{{access}}enum {{name}}: {{rawType}}, {{symbols.ClosedEnum}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/cases}}
}

"""#),
("Configuration.mustache", #"""
{{> Documentation}}
{{access}}struct {{name}}: {{symbols.RouterConfiguration}} {
    {{> Properties}}

    {{> Initializer}}
{{#serverInitializer}}

    {{> Documentation}}
    {{access}}init({{parameterList}}) {
        self.init({{argumentList}})
    }
{{/serverInitializer}}
{{#standardBaseURL}}

    /// The base URL of the description; where another one is set, every request goes there.
    {{access}}static let standardBaseURL: {{symbols.String}}? = {{.}}
{{/standardBaseURL}}
{{#envelope}}

    /// The object that the server wraps its answers in.
    static let envelope = {{.}}
{{/envelope}}

{{#standardDocumentation}}
    {{.}}
{{/standardDocumentation}}
{{#missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        throw {{symbols.RouterError}}.missingConfiguration({{missingValue}}, of: {{apiLiteral}})
    }
{{/missingValue}}
{{^missingValue}}
    {{access}}static func standard() throws -> {{name}} {
        {{name}}()
    }
{{/missingValue}}
}

"""#),
("Documentation.mustache", #"""
{{#documentation}}
{{.}}
{{/documentation}}
{{#attribute}}
{{.}}
{{/attribute}}

"""#),
("Header.mustache", #"""
// swift-format-ignore-file
// {{header}}

{{#imports}}
import {{.}}
{{/imports}}


"""#),
("Initializer.mustache", #"""
{{#initializer}}
{{> Documentation}}
{{#hasAssignments}}
{{access}}init({{parameterList}}) {
{{#assignments}}
    {{target}} = {{value}}
{{/assignments}}
}
{{/hasAssignments}}
{{^hasAssignments}}
{{access}}init() {}
{{/hasAssignments}}
{{/initializer}}

"""#),
("Methods.mustache", #"""
{{#methods}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) async throws{{#returnType}} -> {{.}}{{/returnType}} {
{{^outcomes}}
    try await {{call}}
{{/outcomes}}
{{#outcomes}}
    try await {{name}}({{connection}}.send({{route}}))
{{/outcomes}}
}
{{#pages}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) -> {{returnType}} {
{{^position}}
    {{call}}
{{/position}}
{{#position}}
    {{call}} { {{position}} in
{{#lines}}
        {{.}}
{{/lines}}
    }
{{/position}}
}
{{/pages}}
{{#alternatives}}

{{> Documentation}}
{{access}}func {{name}}({{parameterList}}) async throws{{#returnType}} -> {{.}}{{/returnType}} {
{{^outcomes}}
    try await {{call}}
{{/outcomes}}
{{#outcomes}}
    try await {{name}}({{connection}}.send({{route}}))
{{/outcomes}}
}
{{#outcomes}}

{{> Outcomes}}
{{/outcomes}}
{{/alternatives}}
{{#headers}}

{{#methodDocumentation}}
{{.}}
{{/methodDocumentation}}
{{#methodAttribute}}
{{.}}
{{/methodAttribute}}
{{access}}func {{method}}({{parameterList}}) async throws -> {{returnType}} {
{{#call}}
    try await {{.}}
{{/call}}
{{^call}}
    let response = try await {{connection}}.send({{route}})
    return {{result}}
{{/call}}
}
{{/headers}}
{{#outcomes}}

{{> Outcomes}}
{{/outcomes}}
{{#headers}}
{{#isDeclared}}

{{> Documentation}}
{{access}}struct {{name}}: {{symbols.ResponseHeaders}} {
    {{> Properties}}

    /// Reads the headers of a response.
    {{access}}init(_ response: {{symbols.RouteResponse}}) throws {
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }
}
{{/isDeclared}}
{{/headers}}
{{#errorHeaders}}

{{> Documentation}}
{{access}}struct {{name}}: {{symbols.Sendable}} {
    {{> Properties}}

    /// Reads the headers of an error; those that its answer lacks are nil.
    {{access}}init(_ error: {{symbols.RouterError}}) throws {
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }
}
{{/errorHeaders}}
{{/methods}}

"""#),
("NewType.mustache", #"""
{{access}}struct {{name}}: {{symbols.NewType}}{{#conformances}}, {{.}}{{/conformances}} {
    /// The value as it travels.
    {{access}}var rawValue: {{rawType}}

    /// Gives a raw value its type.
    {{access}}init(rawValue: {{rawType}}) {
        self.rawValue = rawValue
    }
}

"""#),
("OpenEnumeration.mustache", #"""
{{access}}enum {{name}}: {{symbols.OpenEnum}}{{#conformances}}, {{.}}{{/conformances}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}
{{/cases}}
    /// A value that the description does not list.
    case {{unknownCase}}({{rawType}})

    /// The values that the description lists.
    {{access}}static let allKnownCases: [{{name}}] = [{{caseList}}]

    /// The case of a value.
    {{access}}init(rawValue: {{rawType}}) {
{{#hasCases}}
        switch rawValue {
{{#cases}}
        case {{value}}: self = .{{reference}}
{{/cases}}
        default: self = .{{unknownCase}}(rawValue)
        }
{{/hasCases}}
{{^hasCases}}
        self = .{{unknownCase}}(rawValue)
{{/hasCases}}
    }

    /// The value as it travels.
    {{access}}var rawValue: {{rawType}} {
        switch self {
{{#cases}}
        case .{{reference}}: {{value}}
{{/cases}}
        case .{{unknownCase}}(let value): value
        }
    }
}

"""#),
("Options.mustache", #"""
{{> Documentation}}
{{access}}struct {{name}}: {{symbols.Sendable}} {
    {{> Properties}}

    {{> Initializer}}
}

"""#),
("Outcomes.mustache", #"""
{{> Documentation}}
{{access}}enum {{name}}: {{symbols.Sendable}} {
{{#cases}}
    {{> Documentation}}
    case {{name}}{{#type}}({{.}}){{/type}}
{{/cases}}

    /// Reads the answer that a response is.
    {{access}}init(_ response: {{symbols.RouteResponse}}) throws {
        switch response.statusCode {
{{#cases}}
        {{pattern}}: self = .{{reference}}{{#value}}({{.}}){{/value}}
{{/cases}}
{{#needsDefault}}
        default: throw response.unexpectedStatus()
{{/needsDefault}}
        }
    }
}

"""#),
("Properties.mustache", #"""
{{#properties}}
{{> Documentation}}
{{^hasStorage}}
{{access}}{{introducer}} {{name}}: {{type}}
{{/hasStorage}}
{{#hasStorage}}
{{^storage.setter}}
{{access}}var {{name}}: {{type}} { {{storage.getter}} }
{{/storage.setter}}
{{#storage.setter}}
{{access}}var {{name}}: {{type}} {
    get { {{storage.getter}} }
    set { {{storage.name}} = {{storage.setter}} }
}
{{/storage.setter}}
{{#storage.type}}
{{storage.access}}{{introducer}} {{storage.name}}: {{storage.type}}
{{/storage.type}}
{{/hasStorage}}
{{/properties}}

"""#),
("Router.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
{{^hasCases}}
    {{access}}enum {{name}}: {{symbols.Router}} {}
{{/hasCases}}
{{#hasCases}}
    {{access}}enum {{name}}: {{symbols.Router}} {
{{#cases}}
{{^isFirst}}

{{/isFirst}}
        {{> Documentation}}
        case {{name}}{{#hasParameters}}({{parameterList}}){{/hasParameters}}
{{/cases}}
{{#optionTypes}}

        {{> Options}}
{{/optionTypes}}
    }
{{/hasCases}}
}

nonisolated extension {{qualifiedName}} {
    /// What the description says about the route, for interceptors, stubs and logs.
    {{access}}var route: {{symbols.Route}} {
{{#hasCases}}
        switch self {
{{#cases}}
        case .{{reference}}: Self.{{route.reference}}
{{/cases}}
        }
{{/hasCases}}
{{^hasCases}}
        switch self {}
{{/hasCases}}
    }

    /// Adds everything that the route sends to a request.
    {{access}}func build(_ request: inout {{symbols.RequestBuilder}}, with configuration: {{configurationType}}) {
{{#commonStatements}}
        {{> Statement}}
{{/commonStatements}}
{{#hasCases}}
        switch self {
{{#cases}}
        case .{{reference}}{{#hasBindings}}({{bindingList}}){{/hasBindings}}:
{{#statements}}
            {{> Statement}}
{{/statements}}
{{^hasStatements}}
            break
{{/hasStatements}}
{{/cases}}
        }
{{/hasCases}}
{{^hasCases}}
        switch self {}
{{/hasCases}}
    }
{{#cases}}

    private static let {{route.name}} = {{symbols.Route}}({{route.argumentList}})
{{/cases}}
}

"""#),
("Server.mustache", #"""
/// The places where the API answers.
{{access}}enum {{name}}: {{symbols.Sendable}} {
{{#cases}}
{{^isFirst}}

{{/isFirst}}
    {{> Documentation}}
    case {{name}}{{#hasParameters}}({{parameterList}}){{/hasParameters}}
{{/cases}}
{{#variables}}

    {{> Documentation}}
    {{access}}enum {{name}}: {{symbols.String}}, {{symbols.CaseIterable}}, {{symbols.Sendable}} {
{{#cases}}
        case {{name}}{{#needsValue}} = {{value}}{{/needsValue}}
{{/cases}}
    }
{{/variables}}

    /// The base URL of the server.
    {{access}}var url: {{symbols.String}} {
        switch self {
{{#cases}}
        case .{{reference}}{{#hasBindings}}({{bindingList}}){{/hasBindings}}: {{url}}
{{/cases}}
        }
    }
}

"""#),
("Statement.mustache", #"""
{{#call}}
request.{{method}}({{argumentList}})
{{/call}}
{{#object}}
request.json { json in
    json.beginObject()
{{#fields}}
    json.{{method}}({{argumentList}})
{{/fields}}
    json.endObject()
}
{{/object}}
{{#branches}}
{{^isFirst}}} else {{/isFirst}}if {{condition}} {
{{#calls}}
    request.{{method}}({{argumentList}})
{{/calls}}
{{#isLast}}
}
{{/isLast}}
{{/branches}}

"""#),
("Structure.mustache", #"""
{{access}}struct {{name}}: {{#isModel}}{{symbols.JSONModel}}{{/isModel}}{{^isModel}}{{symbols.Sendable}}{{/isModel}}{{#conformances}}, {{.}}{{/conformances}} {
{{#hasProperties}}
    {{> Properties}}

{{/hasProperties}}
{{#sharedStorage}}
    private let {{property}}: {{type}}

    /// Reads the value from JSON.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        {{property}} = try {{type}}(json.object({{nameLiteral}}))
    }
{{/sharedStorage}}
{{^sharedStorage}}
    {{> Initializer}}
{{#isModel}}

    /// Reads the value from JSON.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
{{#hasReads}}
        let object = try json.object({{nameLiteral}})
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
{{/hasReads}}
{{^hasReads}}
        _ = try json.object({{nameLiteral}})
{{/hasReads}}
    }
{{/isModel}}
{{/sharedStorage}}
{{#isModel}}

    /// Writes the value as JSON.
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        json.beginObject()
{{#writes}}
        json.{{method}}({{argumentList}})
{{/writes}}
        json.endObject()
    }
{{/isModel}}
{{#sharedStorage}}

    /// The fields, in one place for all copies of a value.
    private final class {{type}}: {{symbols.Sendable}} {
{{#fields}}
        let {{name}}: {{type}}
{{/fields}}

        init(_ object: {{symbols.JSONObjectReader}}) throws {
{{#reads}}
            {{target}} = {{value}}
{{/reads}}
        }
    }
{{/sharedStorage}}
}

"""#),
("Tuple.mustache", #"""
{{access}}struct {{name}}: {{symbols.JSONModel}}{{#conformances}}, {{.}}{{/conformances}} {
    {{> Properties}}

    {{> Initializer}}

    /// Reads the value from a JSON array.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        let array = try json.array({{nameLiteral}})
{{#reads}}
        {{target}} = {{value}}
{{/reads}}
    }

    /// Writes the value as a JSON array.
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        json.beginArray()
{{#writes}}
        json.{{method}}({{argumentList}})
{{/writes}}
        json.endArray()
    }
}

"""#),
("Type.mustache", #"""
{{> Header}}
nonisolated extension {{namespace}} {
    {{> Documentation}}
{{#structure}}
    {{> Structure}}
{{/structure}}
{{#tuple}}
    {{> Tuple}}
{{/tuple}}
{{#openEnumeration}}
    {{> OpenEnumeration}}
{{/openEnumeration}}
{{#closedEnumeration}}
    {{> ClosedEnumeration}}
{{/closedEnumeration}}
{{#union}}
    {{> Union}}
{{/union}}
{{#alias}}
    {{access}}typealias {{name}} = {{target}}
{{/alias}}
{{#newType}}
    {{> NewType}}
{{/newType}}
}

"""#),
("Union.mustache", #"""
{{access}}enum {{name}}: {{symbols.JSONModel}}{{#conformances}}, {{.}}{{/conformances}} {
{{#variants}}
    {{> Documentation}}
    {{#isIndirect}}indirect {{/isIndirect}}case {{name}}({{type}})
{{/variants}}
{{#tag}}
    /// A value whose tag the description does not list.
{{/tag}}
{{^tag}}
    /// A value that fits no variant.
{{/tag}}
    case {{unknownCase}}({{symbols.JSON}})

{{#tag}}
    /// Reads the variant that the tag names.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        switch try json.tag({{tag}}) {
{{#variants}}
        case {{tagValue}}: self = .{{reference}}(try {{type}}(json: json))
{{/variants}}
        default: self = .{{unknownCase}}(try {{symbols.JSON}}(json: json))
        }
    }

    /// Writes the variant with its tag.
{{/tag}}
{{^tag}}
    /// Reads the variant that keeps the most of the value.
    {{access}}init(json: {{symbols.JSONReader}}) throws {
        let variant: {{name}}? = json.bestMatch([
{{#variants}}
            { .{{reference}}(try {{type}}(json: $0)) },
{{/variants}}
        ])
        self = try variant ?? .{{unknownCase}}({{symbols.JSON}}(json: json))
    }

    /// Writes the variant.
{{/tag}}
    {{access}}func write(json: inout {{symbols.JSONWriter}}) {
        switch self {
{{#variants}}
{{#tag}}
        case .{{reference}}(let value): json.tagged({{tag}}, {{tagValue}}, value)
{{/tag}}
{{^tag}}
        case .{{reference}}(let value): value.write(json: &json)
{{/tag}}
{{/variants}}
        case .{{unknownCase}}(let value): value.write(json: &json)
        }
    }
}

"""#),
("template.yml", #"""
# The pack that `routergen generate` uses unless another is named.
templates: 1            # version of the context that the templates are written for
escape: none            # what {{…}} escapes: none (Swift) or html
line_length: 100        # longer lines are broken at their brackets; left out: lines stay as they are
files:
  # `for` is api (one file) or a list of the context: one file for each item, whose keys stand beside
  # those of the whole API.
  - { template: API, for: api, path: "{{file}}" }
  - { template: Router, for: routers, path: "Routers/{{file}}" }
  - { template: Client, for: clients, path: "Clients/{{file}}" }
  - { template: Type, for: types, path: "Models/{{file}}" }

"""#),
        ],
    ]
}
