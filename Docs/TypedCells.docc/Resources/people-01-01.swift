// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "people",
  dependencies: [.package(name: "typed-cells", path: "../typed-cells")],
  targets: [
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "HeadlessList", package: "typed-cells"),
        .product(name: "TypedCellsTesting", package: "typed-cells"),
      ])
  ]
)
