import RoutergenSyntax
import Testing

/// Work on all processors that looks as if it had been done in order.
struct ConcurrentMapTests {
    @Test func resultsKeepTheOrderOfTheElements() {
        let numbers = Array(0..<1000)
        #expect(numbers.concurrentMap { "\($0)" } == numbers.map { "\($0)" })
        #expect([Int]().concurrentMap { $0 + 1 }.isEmpty)
        #expect([1].concurrentMap { $0 + 1 } == [2])
    }

    @Test func elementsThatComeFirstForTheirWeightKeepTheirPlaces() {
        let numbers = (0..<1000).map { $0 * 7919 % 1000 }
        #expect(numbers.concurrentMap(weight: { $0 % 10 }) { "\($0)" } == numbers.map { "\($0)" })
    }

    @Test func reportsKeepTheOrderOfTheElements() {
        var diagnostics = Diagnostics()
        let results = Array(0..<100).concurrentMap(&diagnostics) { number, found in
            if number % 3 == 0 { found.warning("third", "\(number)", at: nil) }
            return number
        }
        #expect(results == Array(0..<100))
        #expect(
            diagnostics.sorted.map(\.message) == stride(from: 0, to: 100, by: 3).map { "\($0)" })
    }
}
