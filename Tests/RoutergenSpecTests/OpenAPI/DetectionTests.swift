import RoutergenSpec
import Testing

@Suite("The format of a description")
struct DetectionTests {
    @Test(
        "is told by its content",
        arguments: [
            ("swagger: '2.0'", DescriptionFormat.swagger2), ("swagger: 2.0", .swagger2),
            ("swagger: 2", .swagger2), ("swagger: 2.0.0", .swagger2),
            ("openapi: 3.0", .openAPI30), ("openapi: 3", .openAPI30),
            ("openapi: 3.0.4", .openAPI30), ("openapi: 3.0.0-RC1", .openAPI30),
            ("openapi: '3.0.1-5f=R[b'", .openAPI30), ("openapi: 3.1.1", .openAPI31),
            ("openapi: 3.2.0", .openAPI32), ("routergen: 1", .native),
            ("api: Example\nroutes: {}", .native), ("types: {}", .native),
        ])
    func isTold(_ text: String, _ format: DescriptionFormat) {
        #expect(DescriptionRun(text).format == format)
    }

    @Test(
        "that is not known is a positioned error",
        arguments: [
            (
                "openapi: 4.0.0",
                "1:10: error: OpenAPI '4.0.0' is not known; this routergen reads Swagger 2.0 and "
                    + "OpenAPI 3.0, 3.1 and 3.2"
            ),
            (
                "swagger: '1.2'",
                "1:10: error: Swagger '1.2' is not known; this routergen reads Swagger 2.0 and "
                    + "OpenAPI 3.0, 3.1 and 3.2"
            ),
            (
                "swagger: 3.0.0",
                "1:10: error: Swagger '3.0.0' is not known; this routergen reads Swagger 2.0 and "
                    + "OpenAPI 3.0, 3.1 and 3.2; write 'openapi: 3.0.0'"
            ),
            (
                "openap: 3.0.0",
                "1:1: error: unknown key 'openap' in a description; did you mean 'openapi'?"
            ),
            ("overlay: 1.0.0", "1:1: error: this is an overlay, not the description of an API"),
            ("- openapi", "1:1: error: a description must be a mapping, found a list"),
            (
                "paths: {}",
                "1:1: error: this is no description of an API that routergen reads; begin with "
                    + "'routergen: 1', 'openapi: 3.1.0' or 'swagger: '2.0''"
            ),
        ])
    func isNotKnown(_ text: String, _ message: String) {
        let run = DescriptionRun(text)
        #expect(run.format == nil)
        #expect(run.report == [message])
    }

    @Test("of a later 3.x is read as the last that is known")
    func isLater() {
        let run = DescriptionRun("openapi: 3.9.0\ninfo: { title: A, version: '1' }\npaths: {}")
        #expect(run.format == .openAPI32)
        #expect(run.report == ["1:10: warning: OpenAPI 3.9 is not known; it is read as 3.2"])
    }

    @Test("decides what a key means that comes twice")
    func decidesDuplicates() {
        let run = DescriptionRun(
            "openapi: 3.0.0\ninfo: { title: A, title: B, version: '1' }\npaths: {}")
        #expect(run.document?.info.title?.value == "B")
        #expect(
            run.report == [
                "2:19: warning: duplicate key 'title'", "2:9: note: the first one is here",
            ])
        let native = DescriptionRun("routergen: 1\napi: A\napi: B")
        #expect(native.report.first == "3:1: error: duplicate key 'api'")
    }
}
