import RoutergenSyntax
import Testing

/// Two functions at the same time.
struct ConcurrentlyTests {
    @Test func bothResultsComeBack() {
        var calls = 0
        let (first, second) = concurrently {
            calls += 1
            return "first"
        } _: {
            "second"
        }
        #expect(first == "first")
        #expect(second == "second")
        #expect(calls == 1)
    }

    /// Threads of Dispatch have half a megabyte.
    @Test func theSecondFunctionHasALargeStack() {
        let (_, depth) = concurrently {
        } _: {
            depthReached(to: 4000)
        }
        #expect(depth == 4000)
    }
}

/// Goes down as deep as it is told, one kilobyte a step.
private func depthReached(to limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { space in
        _ = space.initializeMemory(as: UInt8.self, repeating: 1)
        return depthReached(to: limit - 1) + Int(space[limit % 1024])
    }
}
