import RoutergenKit
import RoutergenRuntime
import Testing

/// The tool and the runtime are released together, but neither knows the other.
@Test func toolAndRuntimeHaveTheSameVersion() throws {
    let agent = try #require(HTTPHeader.defaultUserAgent.value.split(separator: " ").last)
    #expect(agent == "RoutergenRuntime/\(toolVersion)")
}
