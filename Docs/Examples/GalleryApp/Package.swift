// swift-tools-version: 6.2

import PackageDescription

// The gallery's screens as a package for the Xcode project; see README.md. The root package contains the
// same sources, for its tests.
let package = Package(
  name: "gallery-app",
  platforms: [.iOS(.v15)],
  products: [.library(name: "GalleryScreens", targets: ["GalleryScreens", "GalleryModels"])],
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    // A symbolic link to the models of the terminal's Gallery, because the root package doesn't export them.
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
