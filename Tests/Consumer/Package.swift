// swift-tools-version: 6.2

import PackageDescription

// A package as a user would write it, so that the products are used as an outsider uses them.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "typed-cells", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
        .product(name: "HeadlessList", package: "typed-cells"),
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "TypedCellsTesting", package: "typed-cells"),
      ]),
  ]
)
