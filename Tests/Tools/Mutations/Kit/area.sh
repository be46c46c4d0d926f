# The sources and tests for `Tests/Tools/Mutations/run Kit`: the laws of cells with the cells that they
# must catch, and the assertions on lists.
sources=TestSupport
folders=(
  Sources/TypedCells Sources/TypedCellsUIKit TestSupport/HeadlessUIKit TestSupport/HeadlessUIKitClasses
  TestSupport/HeadlessList TestSupport/TypedCellsTesting TestSupport/TypedCellsUIKitTesting Tests/OutsideCellsTests
  Tests/TypedCellsTestingTests
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
  .target(
    name: "TypedCellsUIKitTesting", dependencies: ["TypedCells", "TypedCellsUIKit", "TypedCellsTesting"],
    path: "TestSupport/TypedCellsUIKitTesting"),
  .testTarget(
    name: "OutsideCellsTests",
    dependencies: ["TypedCells", "TypedCellsUIKit", "TypedCellsTesting", "TypedCellsUIKitTesting"]),
  .testTarget(
    name: "TypedCellsTestingTests", dependencies: ["TypedCells", "HeadlessList", "TypedCellsTesting"],
    sources: ["ExpectedFailure.swift", "SelectionTests.swift", "ReachingEndTests.swift", "DroppingTests.swift"])'
filter='OutsideCellsTests|TypedCellsTestingTests'
