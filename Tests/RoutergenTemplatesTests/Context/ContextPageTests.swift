import Foundation
import TestSupport
import Testing

@testable import RoutergenTemplates

/// The page about the context and the schema of the program say what the code does.
///
/// `make context` (`ROUTERGEN_CONTEXT=1 swift test --filter ContextPage`) writes both anew. It fails all
/// the same, so that nobody does so by accident.
struct ContextPageTests {
    private static let isWriting = ProcessInfo.processInfo.environment["ROUTERGEN_CONTEXT"] == "1"
    private static let page = Repository.root.appendingPathComponent("Templates/README.md")
    private static let schema = Repository.root.appendingPathComponent(
        "Sources/RoutergenTemplates/Context/ContextSchema.swift")
    private static let start = "<!-- Written by `make context` from the comments in the code. -->\n"
    private static let end = "<!-- End of what `make context` writes. -->\n"

    @Test func describesEveryNameAsTheCodeDoes() throws {
        let made = ContextPage(source: try ContextSource())
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let before = try #require(text.range(of: Self.start)).upperBound
        let after = try #require(text.range(of: Self.end)).lowerBound
        guard Self.isWriting else {
            #expect(String(text[before..<after]) == made.markdown, "run 'make context'")
            let schema = try String(contentsOf: Self.schema, encoding: .utf8)
            #expect(schema == made.schema, "run 'make context'")
            return
        }
        let page = text[..<before] + made.markdown + text[after...]
        try page.write(to: Self.page, atomically: true, encoding: .utf8)
        try made.schema.write(to: Self.schema, atomically: true, encoding: .utf8)
        Issue.record("wrote the page and the schema; run again without ROUTERGEN_CONTEXT")
    }

    @Test func namesTheVersionOfTheContext() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(text.contains("The version of the context is **\(ContextVersion.current)**"))
        #expect(text.contains("templates: \(ContextVersion.current)\n"))
    }

    @Test func saysSomethingAboutEveryName() throws {
        let source = try ContextSource()
        #expect(source.records.count > 30)
        for record in source.records {
            #expect(!record.documentation.isEmpty, "\(record.name) has no comment")
            #expect(!record.names.isEmpty, "\(record.name) has no names")
            for name in record.names {
                #expect(!name.documentation.isEmpty, "\(record.name).\(name.name) has no comment")
            }
        }
    }

    @Test func knowsEveryRecordThatANameLeadsTo() {
        let records = ContextTypes.records
        #expect(records[ContextTypes.root] != nil)
        for (record, names) in records {
            for (name, kind) in names {
                #expect(ContextName(rawValue: name) != nil, "\(record).\(name)")
                var kind = kind
                while case .list(let element) = kind { kind = element }
                guard case .record(let next) = kind else { continue }
                #expect(records[next] != nil, "\(record).\(name) leads to \(next)")
            }
        }
        for scope in TemplateFile.Scope.allCases where scope != .api {
            #expect(ContextTypes.item(of: scope) != nil, "\(scope)")
        }
    }
}
