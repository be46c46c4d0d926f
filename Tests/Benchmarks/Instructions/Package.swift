// swift-tools-version: 6.2

import PackageDescription

// A separate package that depends only on the library, so that it builds quickly.
let package = Package(
  name: "instructions",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Instructions",
      dependencies: [
        .product(name: "HeadlessList", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
