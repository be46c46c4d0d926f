# What `Tests/Mutations/run TypedCells` copies, breaks and tests.
sources=Sources/TypedCells
folders=(
  Sources/TypedCells TestSupport/HeadlessList TestSupport/TypedCellsTesting
  Tests/AnotherModule Tests/TypedCellsTests Tests/HeadlessListTests Tests/CompileTimePromises
)
targets='
  .target(name: "TypedCells"),
  .target(name: "HeadlessList", dependencies: ["TypedCells"], path: "TestSupport/HeadlessList"),
  .target(
    name: "TypedCellsTesting", dependencies: ["TypedCells", "HeadlessList"],
    path: "TestSupport/TypedCellsTesting"),
  .target(
    name: "AnotherModule", dependencies: ["TypedCells", "HeadlessList"],
    path: "Tests/AnotherModule"),
  .testTarget(
    name: "TypedCellsTests",
    dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting", "AnotherModule"]),
  .testTarget(
    name: "HeadlessListTests", dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting"])'
filter='TypedCellsTests|HeadlessListTests'
# Most broken diffs are found within a few cases.
export TYPEDCELLS_DIFF_CASES=4000
