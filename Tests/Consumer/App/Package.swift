// swift-tools-version: 6.1
import PackageDescription

/// An application that depends on libraries with generated code, and has checked-in code of its own.
let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "routergen", path: "../../.."), .package(path: "../Libraries"),
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: ["Votes", .product(name: "Libraries", package: "Libraries")]
        ),
        // `swift package generate-routers` writes Sources/Votes/Generated.
        .target(
            name: "Votes",
            dependencies: [.product(name: "RoutergenRuntime", package: "routergen")],
            exclude: ["votes.routes.yml"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
