// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "typed-cells", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Report",
      dependencies: [
        "CAllocationCount",
        "HostileCases",
        "Specimens",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "HeadlessList", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsTesting", package: "typed-cells"),
        .product(name: "TypedCellsUIKitTesting", package: "typed-cells"),
      ]),
    // A symbolic link to a target of the root package that isn't a product.
    .target(
      name: "HostileCases",
      dependencies: [.product(name: "TypedCellsTesting", package: "typed-cells")]),
    .target(
      name: "Specimens",
      dependencies: [.product(name: "TypedCells", package: "typed-cells")]),
    .target(name: "CAllocationCount"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CAllocationCount" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
