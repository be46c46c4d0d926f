// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "people",
  platforms: [.macOS(.v12), .iOS(.v15)],
  dependencies: [.package(name: "typed-cells", path: "../typed-cells")],
  targets: [
    .target(
      name: "People",
      dependencies: [
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ]),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "People", .product(name: "TypedCellsUIKitTesting", package: "typed-cells"),
      ]),
  ]
)
