// swift-tools-version: 6.1
import PackageDescription

// Apart from the other benchmarks, because only this one builds the runtime. `make bench` writes the sources in
// Sources/*/Generated before it builds this package.
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
                "BareCurl", "Measuring",
                .product(name: "RoutergenRuntime", package: "routergen"),
            ]
        ),
        .executableTarget(
            name: "JSONBenchmark",
            dependencies: [
                "Measuring", .product(name: "RoutergenRuntime", package: "routergen"),
            ]
        ),
        // Figures and what they have to be.
        .target(name: "Measuring"),
    ],
    swiftLanguageModes: [.v6]
)
