# What `Tests/Mutations/run HeadlessUIKit` copies, breaks and tests.
sources=TestSupport/HeadlessUIKit
folders=(TestSupport/HeadlessUIKit Tests/HeadlessUIKitTests)
targets='
  .target(name: "HeadlessUIKit", path: "TestSupport/HeadlessUIKit"),
  .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"])'
filter=HeadlessUIKitTests
