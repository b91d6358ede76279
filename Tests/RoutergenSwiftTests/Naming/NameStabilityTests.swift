import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// The same names for the same description, soon.
@Suite struct NameStabilityTests {
    private typealias Sample = ModelSamples

    @Test func addingAnUnrelatedNameChangesNothing() {
        let types = ["photo_page", "PhotoPage", "photo page", "Client", "tag", "Tag2", "TAG"]
        let before = NamedModel(Sample.model(types: types.map { Sample.object(Sample.name($0)) }))
            .table
        for position in 0...types.count {
            var more = types
            more.insert("Comment", at: position)
            let after = NamedModel(Sample.model(types: more.map { Sample.object(Sample.name($0)) }))
                .table
            for type in types {
                #expect(before[TypeID(type)] == after[TypeID(type)], "\(type) at \(position)")
            }
        }
    }

    @Test func namesAreTheSameOnEveryRun() {
        var random = SeededRandom(seed: 3)
        let wires = (0..<300).map { _ in NastyText.make(&random) }
        let model = Sample.model(
            groups: [EndpointGroup(endpoints: wires.map { Sample.endpoint(Sample.name($0)) })],
            types: [Sample.object(Sample.name("T"), wires.map { Sample.name($0) })])
        let first = NamedModel(model)
        let second = NamedModel(model)
        #expect(first.table == second.table)
        #expect(first.messages == second.messages)
        let fields = first.table[TypeID("T")]?.fields.map(\.property) ?? []
        #expect(fields.count == 300)
        #expect(Set(fields).count == 300)
        #expect(Set(fields.map(\.name.unicodeScalars).map { Array($0) }).count == 300)
        #expect(fields.allSatisfy { SwiftIdentifier.isValid($0.name) })
    }

    @Test(.timeLimit(.minutes(1))) func manyEqualNamesTakeNoLongTime() {
        let wires = (0..<20_000).map { Sample.name($0.isMultiple(of: 2) ? "a" : "A", line: $0) }
        #expect(Set(NamedModel(fields: wires).fields).count == 20_000)
    }
}
