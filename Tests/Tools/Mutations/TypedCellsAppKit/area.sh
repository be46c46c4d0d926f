# The sources and tests for `Tests/Tools/Mutations/run TypedCellsAppKit`.
sources=Sources/TypedCellsAppKit
folders=(
  Sources/TypedCells Sources/TypedCellsAppKit TestSupport/HeadlessAppKit TestSupport/HeadlessList
  TestSupport/TypedCellsTesting Tests/TypedCellsAppKitTests Tests/TypedCellsUIKitTests/Support
  Tests/TypedCellsTests/Hosting/Fuzzing Tests/TypedCellsTests/Diffing/Fuzzing/Shapes
)
targets='
  .target(name: "TypedCells"),
  .target(name: "HeadlessAppKit", path: "TestSupport/HeadlessAppKit"),
  .target(name: "TypedCellsAppKit", dependencies: ["TypedCells", "HeadlessAppKit"]),
  .target(name: "HeadlessList", dependencies: ["TypedCells"], path: "TestSupport/HeadlessList"),
  .target(
    name: "TypedCellsTesting", dependencies: ["TypedCells", "HeadlessList"],
    path: "TestSupport/TypedCellsTesting"),
  .testTarget(
    name: "TypedCellsAppKitTests",
    dependencies: ["TypedCells", "TypedCellsAppKit", "TypedCellsTesting"],
    exclude: ["CompileTimePromises"])'
filter=TypedCellsAppKitTests
