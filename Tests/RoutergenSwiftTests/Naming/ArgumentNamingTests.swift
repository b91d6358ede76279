import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// The names of arguments.
@Suite struct ArgumentNamingTests {
    private typealias Sample = ModelSamples

    @Test func argumentsOfAllPlacesShareOneScope() {
        let body = RequestBody(
            encoding: .form,
            content: .fields([
                .init(
                    field: Field(name: Sample.name("id", line: 5), type: .string),
                    source: .argument(defaultValue: nil)),
                .init(
                    field: Field(name: Sample.name("fixed"), type: .string),
                    source: .constant(.string("x"))),
            ]), origin: Sample.range(6))
        let constant = Parameter(
            location: .query, name: Sample.name("version"), type: .string,
            source: .constant(.string("1")))
        let endpoint = Sample.endpoint(
            Sample.name("find"),
            [
                Sample.argument(Sample.name("id", line: 2), .path),
                constant,
                Sample.argument(Sample.name("id", line: 3), .query),
                Sample.argument(Sample.name("Id", line: 4), .header),
                Sample.argument(Sample.name("request", line: 4), .cookie),
            ], body: body)
        let model = Sample.model(groups: [EndpointGroup(endpoints: [endpoint])])
        let named = NamedModel(model, severity: .error)
        let names = named.table.groups[0].endpoints[0]
        #expect(
            names.parameters.map { $0?.label.name } == [
                "id", nil, "queryID", "headerID", "request",
            ])
        #expect(names.parameters.last??.local.name == "requestValue")
        #expect(names.parameters.last??.parameter == "request requestValue")
        #expect(names.bodyParts.map { $0?.label.name } == ["bodyID", nil])
        #expect(
            named.messages == [
                // One parameter in two places is no mistake of the author.
                "3 warning: parameter 'id' and parameter 'id' both become 'id' in Swift; "
                    + "the first is called 'queryID' [2 parameter 'id' is here]",
                "4 error: parameter 'Id' and parameter 'id' both become 'id' in Swift "
                    + "[2 parameter 'id' is here]",
                "5 warning: parameter 'id' and parameter 'id' both become 'id' in Swift; "
                    + "the first is called 'bodyID' [2 parameter 'id' is here]",
            ])
    }

    @Test func aBodyOfOneValueIsCalledBody() {
        let body = RequestBody(encoding: .json, content: .type(.string), origin: Sample.range(2))
        let plain = Sample.endpoint(Sample.name("a"), body: body)
        let taken = Sample.endpoint(
            Sample.name("b"),
            [Sample.argument(Sample.name("body")), Sample.argument(Sample.name("options"))],
            body: body)
        let endpoints = NamedModel(
            Sample.model(groups: [EndpointGroup(endpoints: [plain, taken])])
        ).table.groups[0].endpoints
        #expect(endpoints[0].body?.label.name == "body")
        #expect(endpoints[1].parameters.map { $0?.label.name } == ["body", "options"])
        #expect(endpoints[1].body?.label.name == "requestBody")
        #expect(endpoints[1].options.label.name == "options2")
    }
}
