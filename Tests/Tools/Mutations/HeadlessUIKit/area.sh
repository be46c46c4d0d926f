# The sources and tests for `Tests/Tools/Mutations/run HeadlessUIKit`.
sources=TestSupport/HeadlessUIKitClasses
folders=(TestSupport/HeadlessUIKit TestSupport/HeadlessUIKitClasses Tests/HeadlessUIKitTests)
targets='
  .target(name: "HeadlessUIKitClasses", path: "TestSupport/HeadlessUIKitClasses"),
  .target(
    name: "HeadlessUIKit", dependencies: ["HeadlessUIKitClasses"],
    path: "TestSupport/HeadlessUIKit"),
  .testTarget(
    name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], exclude: ["Drawing/Recorded"])'
filter=HeadlessUIKitTests
