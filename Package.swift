// swift-tools-version: 6.1
import PackageDescription

// Linux has the headers where the compiler looks. There pkg-config adds nothing, and SwiftPM warns in
// every build, also of packages that depend on this one, where it is not installed.
#if os(macOS)
    let yamlPackage: String? = "yaml-0.1"
#else
    let yamlPackage: String? = nil
#endif

let package = Package(
    name: "routergen",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "RoutergenRuntime", targets: ["RoutergenRuntime"]),
        .executable(name: "routergen", targets: ["routergen"]),
        .plugin(name: "RoutergenBuildPlugin", targets: ["RoutergenBuildPlugin"]),
        .plugin(name: "RoutergenCommandPlugin", targets: ["RoutergenCommandPlugin"]),
    ],
    targets: [
        // C libraries.
        .systemLibrary(
            name: "CYAML",
            pkgConfig: yamlPackage,
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"]), .yum(["libyaml-devel"])]
        ),
        .systemLibrary(
            name: "CCurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"])]
        ),

        // The generator, in the order of its pipeline.
        .target(name: "RoutergenSyntax", dependencies: ["CYAML"]),
        .target(name: "RoutergenModel", dependencies: ["RoutergenSyntax"]),
        .target(name: "RoutergenSpec", dependencies: ["RoutergenSyntax", "RoutergenModel"]),
        .target(name: "RoutergenSwift", dependencies: ["RoutergenSyntax", "RoutergenModel"]),
        .target(name: "RoutergenTemplates", dependencies: ["RoutergenSyntax", "RoutergenSwift"]),
        .target(
            name: "RoutergenKit",
            dependencies: [
                "RoutergenSyntax", "RoutergenModel", "RoutergenSpec", "RoutergenSwift",
                "RoutergenTemplates",
            ]
        ),
        .executableTarget(
            name: "routergen", dependencies: ["RoutergenKit", "RoutergenSwift", "RoutergenSyntax"]
        ),

        // The generator in builds and as `swift package generate-routers`.
        .plugin(
            name: "RoutergenBuildPlugin", capability: .buildTool(), dependencies: ["routergen"],
            path: "Sources/RoutergenBuildPlugin"
        ),
        .plugin(
            name: "RoutergenCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "generate-routers",
                    description: "Writes the code of descriptions beside the sources."),
                permissions: [
                    .writeToPackageDirectory(reason: "Code is written beside the sources.")
                ]
            ),
            dependencies: ["routergen"], path: "Sources/RoutergenCommandPlugin"
        ),

        // What generated code runs on.
        .target(name: "CRoutergenJSON"),
        .target(
            name: "RoutergenRuntime",
            dependencies: [
                "CRoutergenJSON", .target(name: "CCurl", condition: .when(platforms: [.linux])),
            ]
        ),

        // Test support: an HTTP server on loopback, and the demo that calls it.
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .executableTarget(
            name: "Five100pxServer", dependencies: ["LoopbackServer"], path: "Tests/Five100pxServer"
        ),

        // Test support: folders, programs and random numbers; models made in code.
        .target(name: "TestSupport", path: "Tests/Support"),
        .target(
            name: "ModelBuilding",
            dependencies: ["RoutergenModel", "RoutergenSyntax"],
            path: "Tests/ModelBuilding"
        ),

        // Test support: drivers that make every request of a document, for the oracle to judge.
        .target(
            name: "DriverSupport", dependencies: ["RoutergenRuntime"],
            path: "Tests/Oracle/DriverSupport"
        ),
        .executableTarget(
            name: "OracleDrivers",
            dependencies: [
                "RoutergenKit", "RoutergenModel", "RoutergenSpec", "RoutergenSwift",
                "RoutergenSyntax", "RoutergenTemplates",
            ],
            path: "Tests/Oracle/Drivers"
        ),

        // Checks of the runtime against httpbin and nginx, for the oracle.
        .executableTarget(
            name: "ServerChecks", dependencies: ["RoutergenRuntime"],
            path: "Tests/Oracle/ServerChecks"
        ),

        // Thousands of requests to a server that breaks one in ten, and large bodies: `make soak`.
        .executableTarget(
            name: "Soak", dependencies: ["RoutergenRuntime", "LoopbackServer", "TestSupport"],
            path: "Tests/Soak"
        ),

        // Generates from every document beside the checkout, and compiles it: `make corpus`.
        .executableTarget(
            name: "CorpusCheck",
            dependencies: ["RoutergenRuntime", "TestSupport"],
            path: "Tests/Corpus",
            exclude: ["Lists"]
        ),

        .testTarget(
            name: "RoutergenSyntaxTests", dependencies: ["RoutergenSyntax", "TestSupport"]
        ),
        .testTarget(
            name: "RoutergenSpecTests",
            dependencies: ["RoutergenSpec", "RoutergenModel", "RoutergenSyntax", "TestSupport"]
        ),
        .testTarget(
            name: "RoutergenSwiftTests",
            dependencies: [
                "RoutergenSwift", "RoutergenModel", "RoutergenSyntax", "ModelBuilding",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "RoutergenTemplatesTests",
            dependencies: [
                "RoutergenTemplates", "RoutergenSwift", "RoutergenModel", "RoutergenSyntax",
                "RoutergenRuntime", "ModelBuilding", "TestSupport",
            ]
        ),
        .testTarget(
            name: "RoutergenKitTests",
            dependencies: [
                "RoutergenKit", "RoutergenTemplates", "RoutergenSyntax", "RoutergenRuntime",
                "routergen", "TestSupport",
            ]
        ),
        .testTarget(
            name: "RoutergenRuntimeTests",
            dependencies: ["RoutergenRuntime", "LoopbackServer", "TestSupport"]
        ),
        // Golden files, linked in below Generated/, compiled and called.
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["RoutergenRuntime", "LoopbackServer", "TestSupport"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// `make tsan` builds everything once more for ThreadSanitizer, and looks at the runtime alone.
if Context.environment["ROUTERGEN_RUNTIME_ONLY"] != nil {
    let wanted: Set = [
        "CCurl", "CRoutergenJSON", "RoutergenRuntime", "LoopbackServer", "TestSupport",
        "RoutergenRuntimeTests",
    ]
    package.targets.removeAll { !wanted.contains($0.name) }
    package.products.removeAll { $0.name != "RoutergenRuntime" }
}
