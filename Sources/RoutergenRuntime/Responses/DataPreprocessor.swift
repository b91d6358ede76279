import Foundation

/// Changes a body before it is read.
public protocol DataPreprocessor: Sendable {
    /// The body as it is to be read.
    ///
    /// - Throws: any error; it becomes the underlying error of the response's.
    func preprocess(_ data: Data) throws -> Data
}

/// Leaves a body as it is.
public struct PassthroughPreprocessor: DataPreprocessor {
    /// Makes a preprocessor.
    public init() {}

    /// The body itself.
    public func preprocess(_ data: Data) throws -> Data { data }
}

/// Removes the prefix `)]}',` and its line feed, with which some servers keep JSON from being run as a script.
public struct GoogleXSSIPreprocessor: DataPreprocessor {
    private static let prefix = Data(")]}',\n".utf8)

    /// Makes a preprocessor.
    public init() {}

    /// The body without the prefix; a body without one is left as it is.
    public func preprocess(_ data: Data) throws -> Data {
        data.starts(with: Self.prefix) ? Data(data.dropFirst(Self.prefix.count)) : data
    }
}

extension DataPreprocessor where Self == PassthroughPreprocessor {
    /// Leaves a body as it is.
    public static var passthrough: Self { Self() }
}

extension DataPreprocessor where Self == GoogleXSSIPreprocessor {
    /// Removes the prefix `)]}',` and its line feed.
    public static var googleXSSI: Self { Self() }
}
