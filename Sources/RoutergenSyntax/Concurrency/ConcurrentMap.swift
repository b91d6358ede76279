import Dispatch

extension Array where Element: Sendable {
    /// The results of a function for each element, in the order of the elements, made on all
    /// processors.
    ///
    /// The function must depend on nothing but its element, so that the result is the same as that of
    /// `map`.
    package func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Every iteration writes to a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                places.initializeElement(at: index, to: transform(self[index]))
            }
            initializedCount = count
        }
    }

    /// The same for a function that reports what it finds wrong; reports keep the order of the
    /// elements.
    package func concurrentMap<Result: Sendable>(
        _ diagnostics: inout Diagnostics,
        _ transform: @Sendable (Element, inout Diagnostics) -> Result
    ) -> [Result] {
        let results = concurrentMap { element in
            var found = Diagnostics()
            let result = transform(element, &found)
            return (result, found)
        }
        for (_, found) in results where !found.isEmpty { diagnostics.report(found) }
        return results.map(\.0)
    }
}
