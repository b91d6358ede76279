// swift-tools-version: 6.1
import PackageDescription

// As in the package itself: only macOS needs pkg-config to find the headers.
#if os(macOS)
    let yamlPackage: String? = "yaml-0.1"
#else
    let yamlPackage: String? = nil
#endif

// A package of its own, so that nobody who depends on routergen builds it. `make bench` and `make bench-compile` run it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(
            name: "CYAML",
            pkgConfig: yamlPackage,
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"]), .yum(["libyaml-devel"])]
        ),
        // What the generator is measured against.
        .executableTarget(
            name: "EventLoop", dependencies: ["CYAML"], linkerSettings: [.linkedLibrary("yaml")]),
        .target(name: "ProgramTiming"),
        .executableTarget(name: "GenerationBenchmark", dependencies: ["ProgramTiming"]),
        .executableTarget(name: "CompileBenchmark", dependencies: ["ProgramTiming"]),
    ],
    swiftLanguageModes: [.v6]
)
