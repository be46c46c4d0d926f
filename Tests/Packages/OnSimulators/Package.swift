// swift-tools-version: 6.2

import PackageDescription

// Tests that use only public UIKit, so that they run in simulators. Docs/verify-on-a-mac runs them.
//
// This is a separate package, because the root's programs and the tests that use HeadlessUIKit's simulated user
// don't support those systems. The root package includes these tests too, for Linux and macOS.
let package = Package(
  name: "OnSimulators",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    .testTarget(
      name: "OnSimulatorsTests",
      dependencies: [
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
        .product(name: "HeadlessUIKit", package: "typed-cells"),
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
