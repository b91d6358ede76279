import RoutergenSpec
import Testing

@Suite("Mistakes in schemas")
struct SchemaMistakeTests {
    @Test("are told with place, expectation and advice", arguments: cases)
    func areTold(_ mistake: Mistake) {
        let lines = mistake.schema.split(separator: "\n").map { "            \($0)\n" }.joined()
        let text = """
            openapi: \(mistake.version)
            info: { title: A, version: '1' }
            paths:
             /a:
              post:
               requestBody:
                content:
                 application/json:
                  schema:

            """ + lines + "   responses: {}\n"
        #expect(DescriptionRun(text).report == mistake.report)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 26)
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        var version: String
        var schema: String
        var report: [String]

        init(_ schema: String, _ report: String..., version: String = "3.0.3") {
            self.schema = schema
            self.report = report
            self.version = version
        }

        var testDescription: String { schema }
    }

    static let cases: [Mistake] = [
        Mistake(
            "type: int", "10:19: error: unknown type 'int'; did you mean 'integer'?"),
        Mistake(
            "type: strng", "10:19: error: unknown type 'strng'; did you mean 'string'?"),
        Mistake(
            "type: gadget",
            "10:19: error: unknown type 'gadget'; expected 'string', 'integer', 'number', "
                + "'boolean', 'array', 'object' or 'null'"),
        Mistake(
            "propertes: {}",
            "10:13: warning: unknown key 'propertes' in a schema; did you mean 'properties'?"),
        Mistake("emoji: x", "10:13: warning: unknown key 'emoji' in a schema"),
        Mistake("x-emoji: x"),
        Mistake(
            "properties: [a]",
            "10:25: error: 'properties' must be a mapping from names to schemas, found a list"),
        Mistake("properties: { a: 5 }", "10:30: error: 'a' must be a schema, found '5'"),
        Mistake(
            "items: string",
            "10:20: error: 'items' must be a schema, found 'string'; write '{ type: string }'"),
        Mistake("allOf: {}", "10:20: error: 'allOf' must be a list of schemas, found a mapping"),
        Mistake("oneOf: [a]", "10:21: error: an item of 'oneOf' must be a schema, found 'a'"),
        Mistake("enum: red", "10:19: error: 'enum' must be a list of values, found 'red'"),
        Mistake("enum: []", "10:19: warning: 'enum' has no values, so it is ignored"),
        Mistake(
            "required: true",
            "10:23: warning: 'required' of a schema should be a list of properties, found 'true'; "
                + "name the property in 'required' of the object that holds it"),
        Mistake(
            "required: [a, a]", "10:27: warning: 'a' is required twice",
            "10:24: note: the first time is here"),
        Mistake(
            "nullable: yes", "10:23: error: 'nullable' must be true or false, found 'yes'"),
        Mistake("nullable: 'true'", "10:23: warning: 'nullable' should be true without quotes"),
        Mistake("const: 1", "10:13: warning: 'const' belongs to schemas since OpenAPI 3.1"),
        Mistake(
            "type: [string, 'null']",
            "10:19: warning: a list under 'type' belongs to schemas since OpenAPI 3.1",
            "10:28: warning: the type 'null' belongs to schemas since OpenAPI 3.1"),
        Mistake(
            "type: [string, null]", "10:28: warning: 'type' should be 'null' in quotes",
            version: "3.1.0"),
        Mistake(
            "nullable: true",
            "10:13: warning: 'nullable' is a keyword of OpenAPI 3.0, not of OpenAPI 3.1 and later; "
                + "add 'null' to 'type'", version: "3.1.0"),
        Mistake(
            "type: file",
            "10:19: warning: the type 'file' belongs to Swagger 2.0; write 'type: string' and "
                + "'format: binary'"),
        Mistake(
            "discriminator: kind",
            "10:28: warning: 'discriminator' should be a mapping with 'propertyName', found 'kind'"),
        Mistake(
            "discriminator: { property: kind }",
            "10:28: error: 'discriminator' needs 'propertyName'",
            "10:30: warning: unknown key 'property' in 'discriminator'"),
        Mistake(
            "pattern: '['",
            "10:22: warning: 'pattern' is not a regular expression: '[' is not closed"),
        Mistake(
            "$ref: 0",
            "10:19: error: '$ref' must be text such as '#/components/schemas/Pet', found '0'"),
    ]
}
