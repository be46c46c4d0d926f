// swift-tools-version: 6.2

import PackageDescription

// A package whose tests fail on purpose, so that their messages can be compared.
let package = Package(
  name: "failing-consumer",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    .testTarget(
      name: "FailingTests",
      dependencies: [
        .product(name: "HeadlessList", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsTesting", package: "typed-cells"),
      ])
  ]
)
