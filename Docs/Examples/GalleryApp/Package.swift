// swift-tools-version: 6.2

import PackageDescription

// The screens as an app in Xcode takes them; see README.md. The root package has them too, for its tests.
let package = Package(
  name: "gallery-app",
  platforms: [.iOS(.v15)],
  products: [.library(name: "GalleryScreens", targets: ["GalleryScreens"])],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    // A link to the models of the terminal's Gallery, which are no product of the root package.
    .target(
      name: "GalleryModels",
      dependencies: [.product(name: "TypedCells", package: "typed-cells")],
      resources: [.copy("Data")]),
    .target(
      name: "GalleryScreens",
      dependencies: [
        "GalleryModels",
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ]),
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
