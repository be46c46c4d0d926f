/// A system of Apple's that targets are type-checked for, at the oldest version that the manifest names.
struct AppleSystem {
  /// The system as SwiftPM's manifests name it.
  let platform: String

  /// What the compiler's `-target` is, with the oldest version.
  let triple: String

  /// The folder in which the compiler looks for the standard library, below its resource folder.
  let libraryFolder: String

  /// The name of an interface file of the standard library for this system, without its extension.
  let interfaceName: String

  /// Whether it has UIKit's lists.
  let hasUIKit: Bool

  /// Targets that are not for this system, and with them all that need them.
  ///
  /// Where there is UIKit, HeadlessUIKit has no use. The screens of the gallery and the cells of OutsideCellsTests
  /// have switches, which tvOS lacks.
  var leftOut: Set<String> {
    if !hasUIKit { return [] }
    if platform == "tvos" { return ["HeadlessUIKit", "GalleryScreens", "OutsideCellsTests"] }
    return ["HeadlessUIKit"]
  }

  /// Whether the example app is for it.
  var isPhone: Bool { platform == "ios" }

  /// Whether its programs may start others, as the compile kit and the documentation's tests do.
  let hasProcesses: Bool

  /// All systems, by the names that the command line takes.
  static let all: [(name: String, system: AppleSystem)] = [
    (
      "macos",
      AppleSystem(
        platform: "macos", triple: "x86_64-apple-macosx12.0", libraryFolder: "macosx",
        interfaceName: "x86_64-apple-macos", hasUIKit: false, hasProcesses: true)
    ),
    (
      "ios",
      AppleSystem(
        platform: "ios", triple: "x86_64-apple-ios15.0-simulator",
        libraryFolder: "iphonesimulator", interfaceName: "x86_64-apple-ios-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "tvos",
      AppleSystem(
        platform: "tvos", triple: "x86_64-apple-tvos15.0-simulator",
        libraryFolder: "appletvsimulator", interfaceName: "x86_64-apple-tvos-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "visionos",
      AppleSystem(
        platform: "visionos", triple: "x86_64-apple-xros1.0-simulator",
        libraryFolder: "xrsimulator", interfaceName: "x86_64-apple-xros-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "maccatalyst",
      AppleSystem(
        platform: "maccatalyst", triple: "x86_64-apple-ios15.0-macabi",
        libraryFolder: "maccatalyst", interfaceName: "x86_64-apple-ios-macabi",
        hasUIKit: true, hasProcesses: false)
    ),
  ]
}
