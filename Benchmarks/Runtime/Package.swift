// swift-tools-version: 6.1
import PackageDescription

// Apart from the other benchmarks, because only this one builds the runtime. `make bench` writes the sources in
// Sources/RuntimeBenchmark/Generated before it builds this package.
let package = Package(
    name: "RuntimeBenchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "routergen", path: "../..")],
    targets: [
        // What the runtime is measured against.
        .target(name: "BareCurl", linkerSettings: [.linkedLibrary("curl")]),
        .executableTarget(
            name: "RuntimeBenchmark",
            dependencies: [
                "BareCurl", .product(name: "RoutergenRuntime", package: "routergen"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
