// swift-tools-version: 6.2

import PackageDescription

// The screens for mail in both versions, in release and without the tests; see `compare`.
let package = Package(
  name: "mail-comparison",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    // Symbolic links to the example's models and screens.
    .target(
      name: "GalleryModels",
      dependencies: [.product(name: "TypedCells", package: "typed-cells")],
      resources: [.copy("Data")]),
    .target(
      name: "MailScreens",
      dependencies: [
        "GalleryModels",
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ]),
    .executableTarget(
      name: "MailWorkload",
      dependencies: [
        "GalleryModels", "MailScreens",
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ]),
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
