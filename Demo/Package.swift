// swift-tools-version: 6.1
import PackageDescription

// `make demo` writes the sources in Sources/Five100pxDemo/Generated before it builds this package.
let package = Package(
    name: "Five100pxDemo",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "routergen", path: "..")],
    targets: [
        .executableTarget(
            name: "Five100pxDemo",
            dependencies: [.product(name: "RoutergenRuntime", package: "routergen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
