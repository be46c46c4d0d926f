// swift-tools-version: 6.2

import PackageDescription

// On these systems, TypedCellsUIKit gets its UIKit from HeadlessUIKit, so tests of tables and collections run
// without a simulator. The UIKit of watchOS has no lists, so HeadlessUIKit doesn't compile there. Its error is the
// only one, because the compiler doesn't reach TypedCellsUIKit.
let systemsWithoutLists: [Platform] = [.linux, .macOS, .watchOS]

// On these systems, TypedCellsAppKit gets its AppKit from HeadlessAppKit. Only the tests on Linux need it there, but without
// it the package wouldn't compile for the others.
let systemsWithoutAppKit: [Platform] = [
  .linux, .iOS, .macCatalyst, .tvOS, .visionOS, .watchOS,
]

let package = Package(
  name: "typed-cells",
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1), .watchOS(.v8),
  ],
  products: [
    .library(name: "TypedCells", targets: ["TypedCells"]),
    .library(name: "TypedCellsUIKit", targets: ["TypedCellsUIKit"]),
    .library(name: "TypedCellsAppKit", targets: ["TypedCellsAppKit"]),
    .library(name: "HeadlessList", targets: ["HeadlessList"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "TypedCellsTesting", targets: ["TypedCellsTesting"]),
    .library(name: "TypedCellsUIKitTesting", targets: ["TypedCellsUIKitTesting"]),
  ],
  targets: [
    .target(name: "TypedCells"),
    .target(
      name: "TypedCellsUIKit",
      dependencies: [
        "TypedCells",
        .target(name: "HeadlessUIKit", condition: .when(platforms: systemsWithoutLists)),
        .target(name: "HeadlessSwiftUI", condition: .when(platforms: systemsWithoutLists)),
      ]),
    .target(
      name: "TypedCellsAppKit",
      dependencies: [
        "TypedCells",
        .target(name: "HeadlessAppKit", condition: .when(platforms: systemsWithoutAppKit)),
      ]),
    .target(name: "HeadlessAppKit", path: "TestSupport/HeadlessAppKit"),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        .target(name: "HeadlessUIKitClasses", condition: .when(platforms: [.linux, .macOS]))
      ],
      path: "TestSupport/HeadlessUIKit"),
    .target(name: "HeadlessUIKitClasses", path: "TestSupport/HeadlessUIKitClasses"),
    .target(
      name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"], path: "TestSupport/HeadlessSwiftUI"),
    .target(
      name: "HeadlessList",
      dependencies: ["TypedCells"],
      path: "TestSupport/HeadlessList"),
    .target(
      name: "TypedCellsTesting",
      dependencies: ["TypedCells", "HeadlessList"],
      path: "TestSupport/TypedCellsTesting"),
    .target(
      name: "TypedCellsUIKitTesting",
      dependencies: ["TypedCells", "TypedCellsUIKit", "TypedCellsTesting"],
      path: "TestSupport/TypedCellsUIKitTesting"),
    .target(
      name: "GalleryModels",
      dependencies: ["TypedCells"],
      path: "Docs/Examples/GalleryModels",
      resources: [.copy("Data")]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["GalleryModels", "TypedCells", "HeadlessList"],
      path: "Docs/Examples/Gallery"),
    .target(
      name: "ExampleApp",
      dependencies: [
        "TypedCells", "TypedCellsUIKit",
        .target(name: "HeadlessSwiftUI", condition: .when(platforms: systemsWithoutLists)),
      ],
      path: "Docs/Examples/ExampleApp/Screens"),
    .target(
      name: "MacMail",
      dependencies: ["TypedCells", "TypedCellsAppKit"],
      path: "Docs/Examples/MacMail"),
    .testTarget(
      name: "TypedCellsTests",
      dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting", "AnotherModule"],
      exclude: ["AnotherModule", "CompileTimePromises"]),
    .testTarget(
      name: "HeadlessListTests",
      dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting"],
      exclude: ["CompileTimePromises"]),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"],
      exclude: ["Drawing/Recorded"]),
    .testTarget(
      name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"]),
    .testTarget(
      name: "TypedCellsUIKitTests",
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "HeadlessUIKit", "HeadlessSwiftUI", "HeadlessList",
        "TypedCellsTesting",
      ],
      exclude: ["CompileTimePromises"]),
    .testTarget(
      name: "TypedCellsAppKitTests",
      dependencies: ["TypedCells", "TypedCellsAppKit", "TypedCellsTesting"],
      exclude: ["CompileTimePromises"]),
    .testTarget(
      name: "OnSimulatorsTests",
      dependencies: ["TypedCells", "TypedCellsUIKit", "HeadlessUIKit"],
      path: "Tests/Packages/OnSimulators/Tests/OnSimulatorsTests"),
    .testTarget(
      name: "TypedCellsTestingTests",
      dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting", "HostileCases"],
      exclude: [
        "CompileTimePromises", "HostileCases", "Snapshots", "Cells/Snapshots",
        "Observing/Snapshots",
      ]),
    .testTarget(
      name: "TypedCellsUIKitTestingTests",
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "TypedCellsTesting", "TypedCellsUIKitTesting",
      ],
      exclude: ["CompileTimePromises", "Handling/Snapshots", "Pictures/Snapshots"]),
    .testTarget(
      name: "OutsideCellsTests",
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "TypedCellsTesting", "TypedCellsUIKitTesting",
      ]),
    .executableTarget(
      name: "CompileProofs",
      // The compile cases import the modules.
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "TypedCellsAppKit", "HeadlessList", "TypedCellsTesting",
        "TypedCellsUIKitTesting", "HostileCases",
      ],
      path: "Tests/Tools/CompileProofs"),
    .target(
      name: "HostileCases",
      dependencies: ["TypedCellsTesting"],
      path: "Tests/TypedCellsTestingTests/HostileCases"),
    .target(
      name: "AnotherModule",
      dependencies: ["TypedCells", "HeadlessList"],
      path: "Tests/TypedCellsTests/AnotherModule"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "GalleryModels", "TypedCells", "HeadlessList", "TypedCellsTesting",
      ]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "HeadlessUIKit", "HeadlessSwiftUI", "TypedCells", "TypedCellsUIKit",
        "TypedCellsTesting", "TypedCellsUIKitTesting",
      ],
      path: "Docs/Examples/ExampleApp/Tests"),
    .testTarget(
      name: "MacMailTests",
      dependencies: ["MacMail", "TypedCells", "TypedCellsAppKit", "TypedCellsTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // The compile kit, which examines the documentation and runs the tutorial, is for Linux.
  package.targets += [
    .executableTarget(
      name: "DocumentationTests",
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "TypedCellsAppKit", "HeadlessUIKit", "HeadlessSwiftUI",
        "HeadlessList", "TypedCellsTesting", "TypedCellsUIKitTesting",
      ],
      path: "Tests/Tools/DocumentationTests",
      exclude: ["README.md", "Context"]),
    .executableTarget(
      name: "DocumentationPictures",
      dependencies: [
        "TypedCells", "TypedCellsUIKit", "HeadlessUIKit", "HeadlessList", "TypedCellsTesting",
        "TypedCellsUIKitTesting", "Gallery", "ExampleApp",
      ],
      path: "Tests/Tools/DocumentationPictures"),
  ]
#endif

for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
