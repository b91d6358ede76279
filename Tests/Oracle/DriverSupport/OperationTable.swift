import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of one API: for each operation how to make it, with every argument and with those only
/// that it needs.
public struct OperationTable {
    /// Makes a request of a sample.
    public typealias Build = (Sample) throws -> URLRequest

    private var full: [Int: Build] = [:]
    private var minimal: [Int: Build] = [:]

    /// Makes an empty table.
    public init() {}

    /// Adds the call of an operation that gives every argument.
    public mutating func full(_ operation: Int, _ build: @escaping Build) {
        full[operation] = build
    }

    /// Adds the call of an operation that gives only the arguments without a default.
    public mutating func minimal(_ operation: Int, _ build: @escaping Build) {
        minimal[operation] = build
    }

    func request(_ sample: Sample) throws -> URLRequest {
        guard let build = (sample.isMinimal ? minimal : full)[sample.operation] else {
            throw SampleError(problem: "there is no operation \(sample.operation)")
        }
        return try build(sample)
    }
}
