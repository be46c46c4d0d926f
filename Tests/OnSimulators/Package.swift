// swift-tools-version: 6.2

import PackageDescription

// Tests that need nothing of UIKit but what is public, so that they run in simulators: Docs/verify-on-a-mac does it.
// A package of its own, because the root's programs and its tests of HeadlessUIKit aren't for those systems. The root
// has these tests too, for Linux and macOS.
let package = Package(
  name: "OnSimulators",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  dependencies: [.package(name: "typed-cells", path: "../..")],
  targets: [
    .testTarget(
      name: "OnSimulatorsTests",
      dependencies: [
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
