# The sources and tests for `Tests/Tools/Mutations/run TypedCells`.
sources=Sources/TypedCells
folders=(
  Sources/TypedCells TestSupport/HeadlessList TestSupport/TypedCellsTesting
  Tests/TypedCellsTests Tests/HeadlessListTests
  Docs/TypedCells.docc/Troubleshooting.md
)
targets='
  .target(name: "TypedCells"),
  .target(name: "HeadlessList", dependencies: ["TypedCells"], path: "TestSupport/HeadlessList"),
  .target(
    name: "TypedCellsTesting", dependencies: ["TypedCells", "HeadlessList"],
    path: "TestSupport/TypedCellsTesting"),
  .target(
    name: "AnotherModule", dependencies: ["TypedCells", "HeadlessList"],
    path: "Tests/TypedCellsTests/AnotherModule"),
  .testTarget(
    name: "TypedCellsTests",
    dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting", "AnotherModule"],
    exclude: ["AnotherModule", "CompileTimePromises"]),
  .testTarget(
    name: "HeadlessListTests", dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting"],
    exclude: ["CompileTimePromises"])'
filter='TypedCellsTests|HeadlessListTests'
# A debug build tries fewer cases by default. Most broken diffs fail within a few cases, but not all.
export TYPEDCELLS_DIFF_CASES=4000
