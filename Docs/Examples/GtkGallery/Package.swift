// swift-tools-version: 6.2

import PackageDescription

// A host for a second toolkit. It is a separate package because it needs GTK 4:
// apt-get install --no-install-recommends libgtk-4-dev pkg-config
let package = Package(
  name: "gtk-gallery",
  dependencies: [.package(name: "typed-cells", path: "../../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CGtkElements", dependencies: ["CGtk"]),
    .target(name: "GtkToolkit", dependencies: ["CGtk", "CGtkElements"]),
    .target(
      name: "GtkList",
      dependencies: [
        "GtkToolkit",
        .product(name: "TypedCells", package: "typed-cells"),
      ]),
    // A symbolic link to the models of the terminal's Gallery, because the root package doesn't export them.
    .target(
      name: "GalleryModels",
      dependencies: [.product(name: "TypedCells", package: "typed-cells")],
      resources: [.copy("Data")]),
    .executableTarget(
      name: "GtkGallery",
      dependencies: [
        "GalleryModels", "GtkList", "GtkToolkit",
        .product(name: "TypedCells", package: "typed-cells"),
      ]),
    .executableTarget(
      name: "GtkReport",
      dependencies: [
        "CGtk", "CGtkElements", "GtkList", "GtkToolkit",
        .product(name: "TypedCells", package: "typed-cells"),
      ]),
    .testTarget(
      name: "GtkListTests",
      dependencies: [
        "GtkList", "GtkToolkit",
        .product(name: "HeadlessList", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsTesting", package: "typed-cells"),
      ]),
    .testTarget(
      name: "GtkGalleryTests",
      dependencies: [
        "GalleryModels", "GtkGallery", "GtkList", "GtkToolkit",
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsTesting", package: "typed-cells"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
