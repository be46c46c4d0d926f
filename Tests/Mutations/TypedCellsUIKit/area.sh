# What `Tests/Mutations/run TypedCellsUIKit` copies, breaks and tests.
sources=Sources/TypedCellsUIKit
folders=(
  Sources/TypedCells Sources/TypedCellsUIKit TestSupport/HeadlessUIKit TestSupport/HeadlessList
  TestSupport/TypedCellsTesting Tests/TypedCellsUIKitTests Tests/TypedCellsTests/Hosting/Fuzzing
)
targets='
  .target(name: "TypedCells"),
  .target(name: "HeadlessUIKit", path: "TestSupport/HeadlessUIKit"),
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
# A broken host is found within a few transactions.
export TYPEDCELLS_TRANSACTIONS=60
