import Dispatch

extension Array where Element: Sendable {
    /// The results of a function for each element, in the order of the elements, made on all
    /// processors.
    ///
    /// The function must depend on nothing but its element, so that the result is the same as that of
    /// `map`.
    ///
    /// - Parameter weight: how much work an element is; the largest come first then, so that no processor
    ///   is left alone with one of them at the end.
    package func concurrentMap<Result: Sendable>(
        weight: ((Element) -> Int)? = nil, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        concurrentResults(weight) { transform(self[$0]) }
    }

    /// The same for a function that reports what it finds wrong; reports keep the order of the
    /// elements.
    package func concurrentMap<Result: Sendable>(
        _ diagnostics: inout Diagnostics, weight: ((Element) -> Int)? = nil,
        _ transform: @Sendable (Element, inout Diagnostics) -> Result
    ) -> [Result] {
        var found = [Diagnostics](repeating: Diagnostics(), count: count)
        let results = found.withUnsafeMutableBufferPointer { reports in
            // Every iteration writes to a place of its own.
            nonisolated(unsafe) let reports = reports
            return concurrentResults(weight) { transform(self[$0], &reports[$0]) }
        }
        for found in found where !found.isEmpty { diagnostics.report(found) }
        return results
    }

    /// The results for the place of each element.
    private func concurrentResults<Result: Sendable>(
        _ weight: ((Element) -> Int)?, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        guard count > 1 else { return indices.map(transform) }
        let order = weight.map { weight in
            let weights = map(weight)
            return indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Every iteration writes to a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: count) { iteration in
                let index = order?[iteration] ?? iteration
                places.initializeElement(at: index, to: transform(index))
            }
            initializedCount = count
        }
    }
}
