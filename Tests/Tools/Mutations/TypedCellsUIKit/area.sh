# The sources and tests for `Tests/Tools/Mutations/run TypedCellsUIKit`.
sources=Sources/TypedCellsUIKit
folders=(
  Sources/TypedCells Sources/TypedCellsUIKit TestSupport/HeadlessUIKit TestSupport/HeadlessUIKitClasses
  TestSupport/HeadlessList TestSupport/TypedCellsTesting Tests/TypedCellsUIKitTests Tests/TypedCellsTests/Hosting/Fuzzing
  Tests/TypedCellsTests/Diffing/Fuzzing/Shapes
)
targets='
  .target(name: "TypedCells"),
  .target(name: "HeadlessUIKitClasses", path: "TestSupport/HeadlessUIKitClasses"),
  .target(
    name: "HeadlessUIKit", dependencies: ["HeadlessUIKitClasses"],
    path: "TestSupport/HeadlessUIKit"),
  .target(name: "TypedCellsUIKit", dependencies: ["TypedCells", "HeadlessUIKit"]),
  .target(name: "HeadlessList", dependencies: ["TypedCells"], path: "TestSupport/HeadlessList"),
  .target(
    name: "TypedCellsTesting", dependencies: ["TypedCells", "HeadlessList"],
    path: "TestSupport/TypedCellsTesting"),
  .testTarget(
    name: "TypedCellsUIKitTests",
    dependencies: [
      "TypedCells", "TypedCellsUIKit", "HeadlessUIKit", "HeadlessList", "TypedCellsTesting",
    ])'
filter=TypedCellsUIKitTests
# A few random transactions are enough to find a broken host, so a run uses fewer than the default.
export TYPEDCELLS_TRANSACTIONS=60
