# The sources and tests for `Tests/Mutations/run HeadlessUIKit`.
sources=TestSupport/HeadlessUIKit
folders=(TestSupport/HeadlessUIKit Tests/HeadlessUIKitTests)
targets='
  .target(name: "HeadlessUIKit", path: "TestSupport/HeadlessUIKit"),
  .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"])'
filter=HeadlessUIKitTests
