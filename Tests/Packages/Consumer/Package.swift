// swift-tools-version: 6.2

import PackageDescription

let products: [Target.Dependency] = ["TypedCells", "HeadlessList", "TypedCellsTesting"].map {
  .product(name: $0, package: "typed-cells")
}
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A package that uses the products as a package of yours would.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
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
    // One folder with two targets: one has the settings of a package, the other those of a new Xcode
    // project.
    .testTarget(name: "NotesTests", dependencies: products, swiftSettings: strict),
    .testTarget(
      name: "NewProjectNotesTests", dependencies: products,
      swiftSettings: strict + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    // These tests fail on purpose, so that `check` can compare their messages.
    .testTarget(name: "FailingTests", dependencies: products),
  ]
)
