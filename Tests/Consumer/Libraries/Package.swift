// swift-tools-version: 6.1
import PackageDescription

/// Libraries whose code the plugin generates while they are built.
let package = Package(
    name: "Libraries",
    platforms: [.macOS(.v13)],
    products: [.library(name: "Libraries", targets: ["Photos", "Collections", "Pings"])],
    dependencies: [.package(name: "routergen", path: "../../..")],
    targets: [
        // Two descriptions, without a configuration.
        .target(
            name: "Photos",
            dependencies: [.product(name: "RoutergenRuntime", package: "routergen")],
            plugins: [.plugin(name: "RoutergenBuildPlugin", package: "routergen")]
        ),
        // A document with parts in other files, a configuration, a template of its own.
        .target(
            name: "Collections",
            dependencies: [.product(name: "RoutergenRuntime", package: "routergen")],
            plugins: [.plugin(name: "RoutergenBuildPlugin", package: "routergen")]
        ),
        // A pack of templates that replaces one file of another pack, which is a folder.
        .target(
            name: "Pings",
            dependencies: [.product(name: "RoutergenRuntime", package: "routergen")],
            plugins: [.plugin(name: "RoutergenBuildPlugin", package: "routergen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
