// swift-tools-version: 6.2

import PackageDescription

// A list of a real database. It is a separate package because it needs GRDB, and on Linux SQLite's headers:
// apt-get install --no-install-recommends libsqlite3-dev
let package = Package(
  name: "library",
  platforms: [.iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .macOS(.v15), .visionOS(.v2)],
  dependencies: [
    .package(name: "typed-cells", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0"),
  ],
  targets: [
    .target(name: "LibraryStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "LibraryResults",
      dependencies: ["LibraryStore", .product(name: "TypedCells", package: "typed-cells")]),
    .target(
      name: "LibraryScreen",
      dependencies: [
        "LibraryResults", "LibraryStore",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKit", package: "typed-cells"),
      ]),
    // HeadlessUIKit shows the screen. An app for iOS needs neither of these two targets.
    .target(
      name: "LibraryShown",
      dependencies: [
        "LibraryResults", "LibraryScreen",
        .product(name: "HeadlessUIKit", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
      ]),
    .executableTarget(
      name: "Library",
      dependencies: [
        "LibraryResults", "LibraryScreen", "LibraryShown", "LibraryStore",
        .product(name: "HeadlessUIKit", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
      ]),
    .target(
      name: "LibraryTestSupport",
      dependencies: ["LibraryStore", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/LibraryTestSupport"),
    .testTarget(
      name: "LibraryStoreTests",
      dependencies: [
        "Library",  // which a test starts as a process
        "LibraryStore", "LibraryTestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "LibraryScreenTests",
      dependencies: [
        "LibraryResults", "LibraryScreen", "LibraryShown", "LibraryStore", "LibraryTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HeadlessUIKit", package: "typed-cells"),
        .product(name: "TypedCells", package: "typed-cells"),
        .product(name: "TypedCellsUIKitTesting", package: "typed-cells"),
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
