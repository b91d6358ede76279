import RoutergenModel
import RoutergenSyntax
import Testing

@testable import RoutergenSwift

/// Every word of the language as every kind of name, tried with the compiler.
@Suite struct KeywordTests {
    /// Keywords, contextual keywords, attributes and directives without their marks.
    static let words = """
        Any Protocol Self Type _ __consuming __owned __shared actor any as associatedtype \
        associativity async available await borrow borrowing break case catch class column consume \
        consuming continue convenience copy default defer deinit deprecated didSet discard \
        distributed do dsohandle dynamic each else enum error escaping extending extension \
        externalMacro fallthrough false file fileprivate final for func function get guard \
        higherThan if import in indirect infix init inout internal introduced is isolated keyPath \
        lazy left let line lowerThan macro message modify module mutate mutating nil none \
        nonisolated nonmutating obsoleted of open operator optional override package postfix \
        precedence precedencegroup preconcurrency prefix private protocol public read reasync \
        repeat required rethrows return right selector self sending set some static struct \
        subscript super switch then throw throws transferring true try type typealias unavailable \
        unowned unsafe using var warning weak where while willSet yield
        """.split(separator: " ").map(String.init)

    /// What becomes of a model in which everything is called like a word, as generated code uses it.
    private func source(overrides: Bool) -> (source: String, errors: [Diagnostic]) {
        let names = Self.words.map { word in
            ModelSamples.name(word, overrides && Self.isUsable(word) ? word : nil)
        }
        let endpoint = ModelSamples.endpoint(
            ModelSamples.name("route"), names.map { ModelSamples.argument($0) })
        let model = ModelSamples.model(
            groups: [
                EndpointGroup(name: ModelSamples.name("all"), endpoints: [endpoint]),
                EndpointGroup(
                    name: ModelSamples.name("each"),
                    endpoints: names.map { ModelSamples.endpoint($0) }),
            ],
            types: [
                ModelSamples.object(ModelSamples.name("Everything"), names),
                ModelSamples.enumeration(ModelSamples.name("Values"), isOpen: false, names),
            ] + Self.words.map { ModelSamples.object(ModelSamples.name($0)) })
        var diagnostics = Diagnostics()
        let table = name(model, options: SwiftOptions(), &diagnostics)
        return (
            KeywordSource(table: table, model: model).text,
            diagnostics.sorted.filter { $0.severity == .error }
        )
    }

    /// What the author may ask for: not `_`, and not what means something else behind a dot.
    private static func isUsable(_ word: String) -> Bool {
        !["_", "self", "Any", "Protocol", "Self", "Type"].contains(word)
    }

    @Test(arguments: [false, true]) func everyWordCanBeANameOfEveryKind(overrides: Bool)
        async throws
    {
        let (source, errors) = source(overrides: overrides)
        #expect(errors == [])
        #expect(Self.words.count > 130)
        for mode in ["5", "6"] {
            let outcome = try await SwiftCompiler.typecheck(
                source, arguments: ["-swift-version", mode])
            #expect(outcome.messages == "")
            #expect(outcome.status == 0)
        }
    }

    /// Proves that the check above can fail.
    @Test func theCompilerRefusesAKeywordWithoutBackticks() async throws {
        let outcome = try await SwiftCompiler.typecheck(
            "struct A { let `default`: Int; let case: Int }")
        #expect(outcome.status != 0)
        #expect(outcome.messages.contains("error:"))
    }
}

/// Swift that uses each name in each place where generated code does.
private struct KeywordSource {
    let table: NameTable
    let model: APIModel

    var text: String {
        ([model(TypeID("Everything")), values, routes, client] + types).joined(separator: "\n")
    }

    private func model(_ id: TypeID) -> String {
        let fields = table[id]?.fields ?? []
        let properties = fields.map { "    let \($0.property.declaration): Int" }
        let parameters = fields.map { "\($0.argument.parameter): Int = 1" }
        let assignments = fields.map {
            "        self.\($0.property.member) = \($0.argument.local.expression)"
        }
        let writes = fields.flatMap {
            [
                "        write(self.\($0.property.member))",
                "        write(\($0.property.expression))",
            ]
        }
        return """
            struct Everything {
            \(properties.joined(separator: "\n"))
                init(\(parameters.joined(separator: ", "))) {
            \(assignments.joined(separator: "\n"))
                }
                func write(_ value: Int) {}
                func writeAll() {
            \(writes.joined(separator: "\n"))
                }
            }
            """
    }

    private var values: String {
        let cases = table[TypeID("Values")]?.cases ?? []
        let declarations = cases.enumerated().map { "    case \($1.declaration) = \($0)" }
        let uses = cases.map { "        [Values.\($0.member), .\($0.member)]," }
        let branches = cases.map { "        case .\($0.member): 1" }
        return """
            enum Values: Int, CaseIterable {
            \(declarations.joined(separator: "\n"))
                static let lists: [[Values]] = [
            \(uses.joined(separator: "\n"))
                ]
                var number: Int {
                    switch self {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    /// A route with each word as an argument, and a route called like each word.
    private var routes: String {
        let arguments = table.groups[0].endpoints[0].parameters.compactMap(\.self)
        let payload = arguments.map { "\($0.label.parameter): Int" }
        let bindings = arguments.map { "let \($0.local.declaration)" }
        let queries = arguments.map { "            request.append(\($0.local.expression))" }
        let endpoints = table.groups[1].endpoints
        let cases = endpoints.map { "    case \($0.name.declaration)(id: Int)" }
        let branches = endpoints.map {
            "        case .\($0.name.member)(let id): [Self.\($0.routeConstant.member), id]"
        }
        let constants = endpoints.map {
            "    private static let \($0.routeConstant.declaration) = 1"
        }
        return """
            enum AllRouter {
                case route(\(payload.joined(separator: ", ")))
                func build(_ request: inout [Int], with configuration: Int) {
                    switch self {
                    case .route(\(bindings.joined(separator: ", "))):
            \(queries.joined(separator: "\n"))
                    }
                }
            }
            enum EachRouter {
            \(cases.joined(separator: "\n"))
                var route: [Int] {
                    switch self {
            \(branches.joined(separator: "\n"))
                    }
                }
            \(constants.joined(separator: "\n"))
            }
            """
    }

    private var client: String {
        let arguments = table.groups[0].endpoints[0].parameters.compactMap(\.self)
        let parameters = arguments.map { "\($0.parameter): Int = 1" }
        let values = arguments.map { "\($0.label.label): \($0.local.expression)" }
        let methods = table.groups[1].endpoints.map {
            "    func \($0.name.declaration)(id: Int) -> EachRouter "
                + "{ EachRouter.\($0.name.member)(id: id) }"
        }
        let calls = table.groups[1].endpoints.map { "    _ = client.\($0.name.member)(id: 1)" }
        return """
            struct Client {
                let connection: Int
                func send(_ route: AllRouter) async throws -> Int { 1 }
                func route(\(parameters.joined(separator: ", "))) async throws -> Int {
                    try await send(AllRouter.route(\(values.joined(separator: ", "))))
                }
            \(methods.joined(separator: "\n"))
            }
            func callEach(_ client: Client) {
            \(calls.joined(separator: "\n"))
            }
            """
    }

    private var types: [String] {
        let names = model.types.dropFirst(2).compactMap { table[$0.id]?.name }
        let declarations = names.map { "    struct \($0.declaration) { init(id: Int) {} }" }
        let uses = names.map {
            "    func use\($0.name)(_ value: \($0.expression)?) -> Space.\($0.member) "
                + "{ value ?? Space.\($0.member)(id: 1) }"
        }
        return [
            "enum Space {\n\(declarations.joined(separator: "\n"))\n}",
            "extension Space {\n\(uses.joined(separator: "\n"))\n}",
        ]
    }
}
