import Testing

@Suite(
    "Real documents and edge cases", .enabled(if: Corpus.isPresent, Corpus.absence))
struct CorpusTests {
    @Test("every document of companies reads without an error")
    func real() throws {
        let names = try Corpus.names(in: "real")
        #expect(names.count == 137)
        for name in names {
            let reading = try Corpus.read("real/\(name)")
            let errors = reading.report.filter { $0.contains(": error: ") }
            #expect(errors.isEmpty, "\(name)")
        }
    }

    @Test("every edge case reads without an error, except the listed ones, which have one")
    func edge() throws {
        let names = try Corpus.names(in: "edge")
        #expect(names.count == 195)
        #expect(UnreadableEdgeCases.reasons.keys.allSatisfy { names.contains($0) })
        for name in names {
            let reading = try Corpus.read("edge/\(name)")
            let errors = reading.report.filter { $0.contains(": error: ") }
            if let reason = UnreadableEdgeCases.reasons[name] {
                #expect(
                    errors.contains { $0.contains(reason.words) }, "\(name) is listed: \(errors)")
            } else {
                #expect(errors.isEmpty, "\(name)")
            }
        }
    }

    @Test("an API in 2,907 files has every reference followed")
    func multifile() throws {
        let reading = try Corpus.read("multifile/digitalocean/DigitalOcean-public.v2.yaml")
        let errors = reading.report.filter { $0.contains(": error: ") }
        #expect(errors.isEmpty)
        #expect(reading.references > 23_000)
        #expect(reading.files > 1_500)
    }

    @Test("every document that breaks the rules has a positioned error or warning, or is listed")
    func invalid() throws {
        let names = try Corpus.names(in: "invalid")
        #expect(names.count == 74)
        for name in names {
            let reading = try Corpus.read("invalid/\(name)")
            let isSilent = !reading.diagnostics.sorted.contains { $0.range != nil }
            #expect(isSilent == SilentInvalidDocuments.reasons.keys.contains(name), "\(name)")
        }
    }
}
